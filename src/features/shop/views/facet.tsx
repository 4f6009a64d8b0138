import type { FacetValue } from '#contracts/commerce/products.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { isTicked, type ShopFilters as Filters, type TickFacet } from '../model.ts';
import { Swatch } from './swatch.tsx';

const titles = {
  brand: 'shop.brand',
  color: 'shop.color',
  storage: 'shop.storage',
} as const;

const firstShown = 8;

/** How many there are, at the end of a choice: written by the style sheet, since an element for each is a lot of them. */
export const counted = (count: number | null | undefined) =>
  count === null || count === undefined ? {} : { 'data-count': count };

interface TickProps {
  name: string;
  value: string;
  isChosen: boolean;
  text: string;
  color?: string;
  count: number | null | undefined;
}

export function Tick({ name, value, isChosen, text, color, count }: TickProps) {
  return (
    <label {...counted(count)} className="row tap gap-3 rounded-control px-2 -mx-2 hover:bg-sunken">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="h-5 w-5 shrink-0"
      />
      {color && <Swatch color={color} size={18} />}
      {text}
    </label>
  );
}

interface FacetProps {
  facet: TickFacet;
  values: readonly FacetValue[];
  filters: Filters;
}

/** A single value that is not chosen would change nothing. */
export const isShown = (facet: TickFacet, values: readonly FacetValue[], filters: Filters) =>
  values.length > 1 || filters[facet].length > 0;

/** A filter with checkboxes; beyond the first ones they are behind "more". */
export function Facet({ facet, values, filters }: FacetProps) {
  const { t, own } = texts();
  if (!isShown(facet, values, filters)) return null;
  // Ticked values come first, so that none of them is behind "more".
  const sorted = [...values].sort(
    (a, b) => Number(isTicked(filters, facet, b.value)) - Number(isTicked(filters, facet, a.value)),
  );
  const renderTick = (one: FacetValue) => (
    <Tick
      key={one.value}
      name={facet}
      value={one.value}
      isChosen={isTicked(filters, facet, one.value)}
      text={own(one, 'name') || one.value}
      color={one.color}
      count={one.count}
    />
  );
  const [shown, more] =
    values.length > firstShown + 2
      ? [sorted.slice(0, firstShown), sorted.slice(firstShown)]
      : [values, []];
  return (
    <fieldset className="facet border-t-1 border-line py-4">
      <legend className="float-left mb-1 w-full text-sm font-bold">{t(titles[facet])}</legend>
      {shown.map(renderTick)}
      {more.length > 0 && (
        <details>
          <summary
            className={`row tap gap-1 text-sm font-bold text-primary after:text-xs ${withEndIcon('chevron-down')}`}
          >
            {t('shop.more', { count: more.length })}
          </summary>
          {more.map(renderTick)}
        </details>
      )}
    </fieldset>
  );
}
