import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { PopoverButton } from '#ui/popover-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { listNarrowings, type ShopFilters, shopSorts, toShopHref } from '../model.ts';

function Sorts({ filters }: { filters: ShopFilters }) {
  const { t } = texts();
  // On a phone the count comes below; at a kiosk all of them stand in a line of their own.
  const isKiosk = requestContext().mode === 'kiosk';
  const place = isKiosk ? 'order-last basis-full' : 'flex-[1_1_45%] sm:flex-1';
  return (
    <nav aria-label={t('shop.sort')} className={`min-w-0 ${place}`}>
      <ul className={`gap-1 ${isKiosk ? 'flex flex-wrap' : 'scroll-row'}`}>
        {shopSorts.map((sort) => (
          <li key={sort} className={sort === filters.sort ? 'lt-sm:order-first' : ''}>
            <a
              href={toShopHref(filters, { sort })}
              aria-current={sort === filters.sort ? 'true' : undefined}
              rel="nofollow"
              data-choice
              className="row tap whitespace-nowrap rounded-control px-3 text-sm text-muted hover:text-ink aria-[current]:font-bold aria-[current]:text-ink aria-[current]:bg-sunken"
            >
              {t(`shop.sorts.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ToolbarProps {
  filters: ShopFilters;
  canSort: boolean;
  /** How many products there are. */
  count: ReactNode;
}

/** The button that opens the filters where they are a sheet, the sort links, and how many there are. */
export function ShopToolbar({ filters, canSort, count }: ToolbarProps) {
  const { t } = texts();
  const chosen = listNarrowings(filters).filter(({ facet }) => facet !== 'q').length;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <PopoverButton
        id="filters"
        className={`btn-line shrink-0 px-4 ${withIcon('sliders-horizontal')} ${requestContext().mode === 'kiosk' ? '' : 'lg:hidden'}`}
      >
        {t('shop.filters')}
        {chosen > 0 && <span className="pill-info numbers">{chosen}</span>}
      </PopoverButton>
      {canSort && <Sorts filters={filters} />}
      {count}
    </div>
  );
}
