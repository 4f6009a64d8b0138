import type { OpenPlaces } from '#purchase/place-store.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';

/** A product with places that are paid for, and how many of them are in each state. */
export interface DeskProduct {
  id: string;
  name: string;
  counts: Readonly<Record<'CONFIRMED' | 'READY', number>>;
}

const states = ['', 'CONFIRMED', 'READY'] as const;

/** What the address asks for. */
export function readDeskFilter(): OpenPlaces {
  const { query } = requestContext().page;
  const state = states.find((one) => one === query.get('state')) ?? '';
  return { productId: (query.get('product') ?? '').slice(0, 64), state };
}

/** How many places a filter leaves. */
export const sumPlaces = (
  products: readonly DeskProduct[],
  { productId, state }: OpenPlaces,
): number =>
  products
    .filter(({ id }) => productId === '' || id === productId)
    .reduce(
      (sum, { counts }) => sum + (state === '' ? counts.CONFIRMED + counts.READY : counts[state]),
      0,
    );

interface DeskFiltersProps {
  products: readonly DeskProduct[];
  filter: OpenPlaces;
}

/** Filters as links, each with how many there are: the address has them all. */
export function DeskFilters({ products, filter }: DeskFiltersProps) {
  const { t } = texts();
  const { page } = requestContext();
  const toChip = (changed: Partial<OpenPlaces>, name: string) => {
    const { productId, state } = { ...filter, ...changed };
    const isCurrent = productId === filter.productId && state === filter.state;
    return (
      <a
        key={`${productId} ${state}`}
        href={toHref(page, {
          product: productId || null,
          state: state || null,
          page: null,
          place: null,
        })}
        aria-current={isCurrent ? 'true' : undefined}
        className="desk-chip"
      >
        {name}
        <span className="numbers ml-1.5 font-bold">
          {sumPlaces(products, { productId, state })}
        </span>
      </a>
    );
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={t('preorder.product')} className="flex flex-wrap gap-1.5">
        {toChip({ productId: '' }, t('order.all'))}
        {products.map(({ id, name }) => toChip({ productId: id }, name))}
      </nav>
      <nav aria-label={t('preorder.desk.state')} className="flex flex-wrap gap-1.5">
        {states.map((state) =>
          toChip({ state }, t(state === '' ? 'order.all' : `preorder.state.${state}`)),
        )}
      </nav>
    </div>
  );
}
