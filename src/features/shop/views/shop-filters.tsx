import type { ProductFacets } from '#contracts/commerce/products.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { ClosePopover } from '#ui/close-popover.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { FilterForm } from '../islands/filter-form.tsx';
import { noNarrowing, type ShopFilters as Filters, tickFacets, toShopHref } from '../model.ts';
import { Facet, isShown, Tick } from './facet.tsx';
import { PriceFilter } from './price-filter.tsx';

/** Hidden fields for values in the address that have no checkbox, so that submitting the form does not lose them. */
function ValuesWithoutTick({
  facets,
  filters,
}: {
  facets: ProductFacets['facets'];
  filters: Filters;
}) {
  return tickFacets.flatMap((facet) => {
    const named = facets.find(({ key }) => key === facet)?.values ?? [];
    const shown = isShown(facet, named, filters)
      ? named.map(({ value }) => value.toLowerCase())
      : [];
    return filters[facet]
      .filter((value) => !shown.includes(value.toLowerCase()))
      .map((value) => <input key={facet + value} type="hidden" name={facet} value={value} />);
  });
}

/** The form's fields, of which a shop has those that have an effect. */
function Fields({ facets, filters }: { facets: ProductFacets['facets']; filters: Filters }) {
  const { t } = texts();
  const find = (key: string) => facets.find((one) => one.key === key);
  const valuesOf = (key: string) => find(key)?.values ?? [];
  const [inStock] = valuesOf('inStock');
  const [leasable] = valuesOf('leasable');
  return (
    <>
      {inStock && (
        <Tick
          name="stock"
          value="1"
          isChosen={filters.inStock}
          text={t('shop.inStock')}
          count={inStock.count}
        />
      )}
      {leasable && (
        <Tick
          name="lease"
          value="1"
          isChosen={filters.leasable}
          text={t('shop.leasable')}
          count={leasable.count}
        />
      )}
      {find('price') && <PriceFilter ranges={valuesOf('price')} filters={filters} />}
      {tickFacets.map((facet) => (
        <Facet key={facet} facet={facet} values={valuesOf(facet)} filters={filters} />
      ))}
      <ValuesWithoutTick facets={facets} filters={filters} />
    </>
  );
}

/** Hidden fields for the parts of the address that other controls of the page set. */
function OtherParameters({ filters }: { filters: Filters }) {
  const others = {
    category: filters.categoryId,
    sub: filters.subCategoryId,
    q: filters.q,
    sort: filters.sort === 'popular' ? '' : filters.sort,
  };
  return Object.entries(others)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The filters: beside the list on wide screens, elsewhere in a sheet that a button opens. */
export function ShopFilters({ read, filters }: { read: Read<ProductFacets>; filters: Filters }) {
  const { t } = texts();
  const beside = requestContext().mode === 'kiosk' ? '' : 'filters-beside';
  return (
    <FilterForm
      id="filters"
      label={t('shop.filters')}
      renderedHref={toShopHref(filters, filters)}
      className={`filters-sheet ${beside}`}
    >
      <div className={`row justify-between pb-2 ${beside && 'lg:hidden'}`}>
        <p className="text-xl font-bold">{t('shop.filters')}</p>
        <ClosePopover id="filters" />
      </div>
      <OtherParameters filters={filters} />
      <Section
        read={read}
        skeleton={<SkeletonLines count={18} />}
        failed={<Fields facets={[]} filters={filters} />}
      >
        {({ facets }) => <Fields facets={facets} filters={filters} />}
      </Section>
      <div
        className={`sticky bottom-0 flex flex-wrap gap-3 border-t-1 border-line bg-surface py-4 ${beside && 'lg:static'}`}
      >
        <button type="submit" className="btn-primary flex-1">
          {t('shop.show')}
        </button>
        <a href={toShopHref(filters, noNarrowing)} className="btn-line">
          {t('shop.clear')}
        </a>
      </div>
    </FilterForm>
  );
}
