import type { ProductCategories } from '#contracts/commerce/categories.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { IconPicture, withIconOf } from '#ui/icon-picture.tsx';
import { Breadcrumbs } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { withIcon } from '#ui/with-icon.ts';
import type { Listing } from '../listing.ts';
import { isSearched, noNarrowing, type ShopFilters, toShopHref } from '../model.ts';
import { toAutoComplete } from '#ui/form/auto-complete.ts';

interface HeaderProps {
  filters: ShopFilters;
  knows: Listing['knows'];
}

type Category = ProductCategories['productCategoryPopulateDtos'][number];

function ShopSearch({ filters }: { filters: ShopFilters }) {
  const { t } = texts();
  const isShort = filters.q !== '' && !isSearched(filters);
  return (
    <form
      action="/shop"
      role="search"
      aria-label={t('shop.search')}
      className="w-full sm:max-w-100"
    >
      {filters.categoryId && <input type="hidden" name="category" value={filters.categoryId} />}
      {filters.subCategoryId && <input type="hidden" name="sub" value={filters.subCategoryId} />}
      <div className="flex gap-2">
        <input
          key={filters.q}
          id="shop-q"
          aria-label={t('shop.search')}
          name="q"
          type="search"
          autoComplete={toAutoComplete()}
          maxLength={64}
          defaultValue={filters.q}
          placeholder={t('shop.searchHint')}
          aria-invalid={isShort || undefined}
          aria-describedby={isShort ? 'shop-q-short' : undefined}
          className="control min-w-0"
        />
        <button
          type="submit"
          className={`btn-quiet shrink-0 ${withIcon('search')}`}
          aria-label={t('search.submit')}
        />
      </div>
      {isShort && (
        <p id="shop-q-short" role="alert" className="mt-2 text-danger">
          {t('search.short')}
        </p>
      )}
    </form>
  );
}

const tile =
  'row tap gap-2 whitespace-nowrap rounded-full border-1 border-line px-4 text-sm font-medium hover:border-ink aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:text-primary-strong';

function Categories({ list, filters }: { list: readonly Category[]; filters: ShopFilters }) {
  const { t, own } = texts();
  const chosen = list.find(({ id }) => id === filters.categoryId);
  // Another category has other brands and sizes, so the filters are dropped; the search text stays.
  const href = (categoryId: string, subCategoryId = '') =>
    toShopHref({ ...filters, ...noNarrowing }, { categoryId, subCategoryId });
  return (
    <nav aria-label={t('shop.categories')} className="mt-4 stack gap-2">
      <ul className="scroll-row">
        <li>
          <a
            href={href('')}
            aria-current={filters.categoryId ? undefined : 'true'}
            className={tile}
          >
            {t('shop.all')}
          </a>
        </li>
        {list.map((category) => (
          // The row scrolls, so the chosen category comes first to be visible.
          <li key={category.id} className={category === chosen ? 'order-first' : ''}>
            <a
              href={href(category.id)}
              aria-current={category === chosen ? 'true' : undefined}
              className={`${tile} ${withIconOf(category.icon)}`}
            >
              <IconPicture icon={category.icon} />
              {own(category, 'name')}
            </a>
          </li>
        ))}
      </ul>
      {chosen && chosen.productSubCategoryList.length > 0 && (
        <ul className="scroll-row">
          {chosen.productSubCategoryList.map((sub) => (
            <li key={sub.id} className={sub.id === filters.subCategoryId ? 'order-first' : ''}>
              <a
                href={href(chosen.id, sub.id === filters.subCategoryId ? '' : sub.id)}
                aria-current={sub.id === filters.subCategoryId ? 'true' : undefined}
                className="chip gap-2 whitespace-nowrap"
              >
                {own(sub, 'name')}
                {sub.count ? <span className="numbers text-muted">{sub.count}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Header({ list, filters, knows }: HeaderProps & { list: readonly Category[] }) {
  const { t, own } = texts();
  const category = list.find(({ id }) => id === filters.categoryId);
  const sub = category?.productSubCategoryList.find(({ id }) => id === filters.subCategoryId);
  const shop = { name: t('shop.title'), href: '/shop' };
  const crumbs = [
    shop,
    ...(category ? [{ name: own(category, 'name'), href: `/shop?category=${category.id}` }] : []),
    ...(category && sub
      ? [{ name: own(sub, 'name'), href: `/shop?category=${category.id}&sub=${sub.id}` }]
      : []),
  ];
  const title = crumbs.at(-1)?.name ?? shop.name;
  return (
    <>
      <PageMeta
        title={title}
        description={category ? t('shop.leadOf', { name: title }) : t('shop.lead')}
        keep={['category', 'sub']}
        noIndex={filters.q !== '' || filters.after !== ''}
      />
      <header className="page pb-5 pt-4">
        <Breadcrumbs crumbs={crumbs} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h1 tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          {knows('q') && <ShopSearch filters={filters} />}
        </div>
        {list.length > 0 && knows('categoryId') && <Categories list={list} filters={filters} />}
      </header>
    </>
  );
}

function HeaderSkeleton({ inCategory }: { inCategory: boolean }) {
  return (
    <div className="page pb-5 pt-4">
      <div className="skeleton h-9 w-40" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {/* As high as the title, whose size depends on the screen. */}
        <div className="skeleton w-60 text-3xl after:inline-block after:content-empty" />
        <div className="skeleton h-11 w-full sm:max-w-100" />
      </div>
      <div className="skeleton mt-4 h-11 w-full" />
      {inCategory && <div className="skeleton mt-2 h-11 w-full" />}
    </div>
  );
}

/** Title, search and categories; where the categories fail, the others are still rendered. */
export function ShopHeader({ read, ...rest }: HeaderProps & { read: Read<ProductCategories> }) {
  return (
    <Section
      read={read}
      skeleton={<HeaderSkeleton inCategory={rest.filters.categoryId !== ''} />}
      failed={
        <>
          <Header list={[]} {...rest} />
          <div className="page pb-6">
            <Failed title={texts().t('error.categories')} />
          </div>
        </>
      }
    >
      {({ productCategoryPopulateDtos }) => <Header list={productCategoryPopulateDtos} {...rest} />}
    </Section>
  );
}
