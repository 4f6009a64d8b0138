import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { listNarrowings, noNarrowing, type ShopFilters, toShopHref } from '../model.ts';

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

/** Keyset paging knows the next page only; the browser's back button leads to the previous one. */
export function ShopPages({ next, filters }: { next: string | null; filters: ShopFilters }) {
  const { t } = texts();
  if (next === null && filters.after === '') return null;
  return (
    <nav aria-label={t('paging.label')} className="mt-10 flex flex-wrap justify-center gap-3">
      {filters.after !== '' && (
        <a href={toShopHref(filters)} className={`btn-line ${withIcon('chevron-left')}`}>
          {t('shop.toFirst')}
        </a>
      )}
      {next !== null && (
        <a
          href={toShopHref(filters, { after: next })}
          rel="next"
          className={`btn-quiet ${withEndIcon('chevron-right')}`}
        >
          {t('shop.next')}
        </a>
      )}
    </nav>
  );
}
