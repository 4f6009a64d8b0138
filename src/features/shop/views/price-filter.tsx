import type { FacetValue } from '#contracts/commerce/products.ts';
import { texts } from '#request/texts.ts';
import { type ShopFilters as Filters, toPriceRange, toShopHref } from '../model.ts';
import { counted } from './facet.tsx';
import { toRangeText } from './price-text.ts';
import { toAutoComplete } from '#ui/form/auto-complete.ts';

function Amount({ name, label, value }: { name: string; label: string; value: number | null }) {
  return (
    <label className="stack min-w-0 flex-1 gap-1 text-sm text-muted">
      {label}
      <input
        name={name}
        inputMode="numeric"
        pattern="[0-9 ,₮]*"
        maxLength={12}
        autoComplete={toAutoComplete()}
        defaultValue={value ?? ''}
        className="control numbers px-3 text-base"
      />
    </label>
  );
}

/** Fields for the lowest and highest price, and links to price ranges. */
export function PriceFilter({
  ranges,
  filters,
}: {
  ranges: readonly FacetValue[];
  filters: Filters;
}) {
  const { t } = texts();
  return (
    <fieldset className="facet border-t-1 border-line py-4">
      <legend className="float-left mb-2 w-full text-sm font-bold">{t('shop.price')}</legend>
      <div className="flex gap-3">
        <Amount name="min" label={t('shop.least')} value={filters.min} />
        <Amount name="max" label={t('shop.most')} value={filters.max} />
      </div>
      {ranges.length > 1 && (
        <div className="mt-2">
          {ranges.map(({ value, count }) => {
            const { min, max } = toPriceRange(value);
            const isChosen = min === filters.min && max === filters.max;
            return (
              <a
                key={value}
                {...counted(count)}
                href={toShopHref(filters, isChosen ? { min: null, max: null } : { min, max })}
                aria-current={isChosen ? 'true' : undefined}
                rel="nofollow"
                data-choice
                className="row tap numbers -mx-2 rounded-control px-2 text-sm hover:bg-sunken aria-[current]:font-bold aria-[current]:text-primary"
              >
                {toRangeText({ min, max }, t)}
              </a>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
