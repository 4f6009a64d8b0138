import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import {
  listNarrowings,
  noNarrowing,
  shopPageSize,
  type ShopFilters,
  toShopHref,
} from '../model.ts';
import { toNextHref, toPreviousHref } from '../paging.ts';

/** An empty list with a next step: the first page, fewer filters, or the whole shop. */
export function NothingFound({ filters }: { filters: ShopFilters }) {
  const { t } = texts();
  if (filters.after !== '') {
    return (
      <Empty icon="package-open" title={t('shop.pastEnd')} text={t('shop.pastEndText')}>
        <a href={toShopHref(filters)} className="btn-primary mt-2">
          {t('shop.toFirst')}
        </a>
      </Empty>
    );
  }
  const isNarrowed = listNarrowings(filters).length > 0;
  return (
    <Empty
      icon="search-x"
      title={t('shop.empty')}
      text={t(isNarrowed ? 'shop.emptyText' : 'shop.emptyPart')}
    >
      <a
        href={isNarrowed ? toShopHref(filters, { ...noNarrowing, q: '' }) : '/shop'}
        className="btn-primary mt-2"
      >
        {t(isNarrowed ? 'shop.clear' : 'shop.all')}
      </a>
    </Empty>
  );
}

interface ShopPagesProps {
  next: string | null;
  /** How many products there are; null where nobody says it. */
  total: number | null;
  filters: ShopFilters;
}

/** Keyset paging knows the next page only; the way back is in the address. */
export function ShopPages({ next, total, filters }: ShopPagesProps) {
  const { t } = texts();
  if (next === null && filters.after === '') return null;
  const { page } = filters;
  const previous = toPreviousHref(filters);
  const count = total === null ? null : Math.ceil(total / shopPageSize);
  return (
    <nav
      aria-label={t('paging.label')}
      className="mt-10 flex flex-wrap items-center justify-center gap-3"
    >
      {filters.after !== '' && previous !== toShopHref(filters) && (
        <a href={toShopHref(filters)} className="btn-line">
          {t('shop.toFirst')}
        </a>
      )}
      {previous !== null && (
        <a href={previous} rel="prev" className={`btn-line ${withIcon('chevron-left')}`}>
          {t('shop.previous')}
        </a>
      )}
      {page !== null && (
        <p className="numbers px-2 text-muted">
          {count === null || count < page
            ? t('paging.page', { page })
            : t('paging.pageOf', { page, count })}
        </p>
      )}
      {next !== null && (
        <a
          href={toNextHref(filters, next)}
          rel="next"
          className={`btn-quiet ${withEndIcon('chevron-right')}`}
        >
          {t('shop.next')}
        </a>
      )}
    </nav>
  );
}
