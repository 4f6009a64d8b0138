import type { ReactNode } from 'react';
import type { ProductCategories } from '#contracts/commerce/categories.ts';
import type { Product } from '#contracts/commerce/products.ts';
import type { Branch } from '#contracts/content/places.ts';
import { toCompareHref } from '#domain/compared.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { readInlinePicture } from '#services/inline-picture.ts';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { EditorsText } from '#ui/editors-text.tsx';
import { readLeasingGroup } from '#services/content.ts';
import { BreadcrumbList, BreadcrumbTrail } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { toHighlights } from '../highlights.ts';
import { chooseVariant, listPictures, toShownPrice, type Variant } from '../variants.ts';
import { BuyAnswers } from './buy-answers.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Gallery } from './gallery.tsx';
import { LeasingTeaser } from './leasing-teaser.tsx';
import { Badges, CodeUse, Facts, Price } from './product-facts.tsx';
import { ProductJsonLd } from './product-json-ld.tsx';
import { Average, ProductRating } from './product-rating.tsx';
import { RelatedProducts } from './related-products.tsx';
import { StockLine } from './stock-line.tsx';
import { VariantChoices } from './variant-choices.tsx';

const beside = 'grid-cols-[minmax(0,1fr)] app:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:gap-14';
const isKiosk = () => requestContext().mode === 'kiosk';
/** At the kiosk, picture, price and button stand side by side, all visible at once. */
const toColumns = () => (isKiosk() ? 'grid-cols-[minmax(0,4fr)_minmax(0,5fr)]' : beside);
/** The texts below are in one column at the kiosk. */
const toTextColumns = () => (isKiosk() ? '' : beside);

interface ProductPageProps {
  product: Product;
  branches: Read<readonly Branch[]>;
  /** Where they are known already: a breadcrumb is not waited for. */
  categories: Read<ProductCategories>;
  /** A slot for the chosen variant's cart form, which belongs to another feature. */
  buy?: (chosen: Variant | null) => ReactNode;
}

export async function ProductPage({ product, branches, categories, buy }: ProductPageProps) {
  const { t, own } = texts();
  const category =
    categories.state === 'ready'
      ? categories.value.productCategoryPopulateDtos.find(({ id }) => id === product.categoryId)
      : undefined;
  const chosen = chooseVariant(product, requestContext().page.query.get('variant'));
  const name = own(product, 'name');
  const pictures = listPictures(product, chosen);
  const facts = toHighlights(product);
  const firstInline = pictures[0] === undefined ? null : await readInlinePicture(pictures[0]);
  const { price } = toShownPrice(product, chosen);
  const group = product.leasable ? await readLeasingGroup(product.id) : null;
  const crumbs = [
    { name: t('shop.title'), href: '/shop' },
    ...(category
      ? [{ name: own(category, 'name'), href: `/shop?category=${encodeURIComponent(category.id)}` }]
      : []),
    { name, href: toProductAddress(product.id) },
  ];
  return (
    <article className="page pt-6 app:pt-4">
      <PageMeta
        title={name}
        description={[formatMnt(price), ...facts].join(' · ')}
        path={toProductAddress(product.id)}
        {...(pictures[0] ? { image: pictures[0] } : {})}
      />
      <BreadcrumbTrail crumbs={crumbs} />
      <div className={`mt-4 grid gap-6 app:gap-8 ${toColumns()}`}>
        <div className="relative min-w-0 self-start">
          <Gallery pictures={pictures} firstInline={firstInline} name={name} />
          <Badges product={product} />
        </div>
        <div className="stack gap-5 self-start app:gap-4 app:sticky app:top-[calc(var(--header)+20px)]">
          <div>
            {product.brand && <p className="eyebrow">{product.brand}</p>}
            <h1 tabIndex={-1} className="mt-1 text-3xl">
              {name}
            </h1>
            <p className="mt-2 text-muted">{facts.join(' · ')}</p>
            <p className="mt-1 flex flex-wrap gap-x-5">
              <a href="#rating" className="line-link text-sm hover:underline">
                <Average product={product} />
              </a>
              <a
                href={toCompareHref([product.id])}
                className={`line-link gap-1.5 text-sm hover:underline ${withIcon('arrow-left-right')}`}
              >
                {t('compare.add')}
              </a>
            </p>
          </div>
          <Price product={product} chosen={chosen} />
          <VariantChoices product={product} chosen={chosen} />
          <StockLine product={product} chosen={chosen} />
          <CodeUse product={product} />
          {buy?.(chosen)}
          {/* The first paint includes the button that adds to the cart. */}
          <FirstScreenEnd />
          {group && (
            <LeasingTeaser
              group={group}
              productId={product.id}
              variantId={chosen?.id ?? null}
              price={price}
            />
          )}
          {/* What is dear enough to be leased is dear enough to be exchanged for. */}
          {product.leasable && product.type === 'PHYSICAL' && (
            <a
              href="/trade-in"
              className={`line-link gap-2 self-start text-link ${withIcon('recycle')}`}
            >
              {t('tradeIn.door')}
            </a>
          )}
          <BuyAnswers product={product} chosen={chosen} branches={branches} />
        </div>
      </div>
      <div className={`section later [--later:900px] grid gap-10 ${toTextColumns()}`}>
        <div className="stack gap-10">
          <section>
            <h2 className="mb-4 text-2xl">{t('shop.description')}</h2>
            <EditorsText html={own(product, 'description')} />
          </section>
          <Facts product={product} />
        </div>
        <div className="self-start">
          <ProductRating product={product} />
        </div>
      </div>
      <RelatedProducts product={product} />
      <BuyBar product={product} chosen={chosen} picture={pictures[0]} />
      {/* Structured data comes last, so that readers do not wait for it. */}
      <BreadcrumbList crumbs={crumbs} />
      <ProductJsonLd product={product} chosen={chosen} />
    </article>
  );
}

export function ProductSkeleton() {
  const gallery = isKiosk()
    ? 'h-[calc(24vh+64px)]'
    : 'h-[calc(34vh+32px)] sm:h-[calc(34vh+64px)] app:h-[calc(56vh+64px)]';
  return (
    <div className="page pt-16 app:pt-14">
      <div className={`grid gap-6 app:gap-8 ${toColumns()}`}>
        <div className={`skeleton rounded-card ${gallery}`} />
        <div className="stack gap-5">
          <div className="skeleton h-20" />
          <div className="skeleton h-11 w-1/2" />
          <div className="skeleton h-40" />
          <div className="skeleton h-20" />
        </div>
      </div>
      <div className="skeleton mt-12 h-120" />
    </div>
  );
}
