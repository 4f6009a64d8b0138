import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { withIcon } from './with-icon.ts';

/** The page numbers to link: first, last, and the neighbours of the current one; null is a gap. */
export function toPageNumbers(page: number, total: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, total].filter((n) => n >= 1 && n <= total);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => {
    const before = sorted[i - 1];
    return before !== undefined && n - before > 1 ? [null, n] : [n];
  });
}

/** Numbered pages as plain links; `page` counts from 1. */
export function Paging({ page, total }: { page: number; total: number }) {
  const { t } = texts();
  const address = requestContext().page;
  if (total < 2) return null;
  const href = (n: number) => toHref(address, { page: n === 1 ? null : String(n) });
  return (
    <nav
      aria-label={t('paging.label')}
      className="mt-10 flex flex-wrap items-center justify-center gap-2"
    >
      {page > 1 && (
        <a
          href={href(page - 1)}
          rel="prev"
          className={`icon-btn ${withIcon('chevron-left')}`}
          aria-label={t('paging.previous')}
        />
      )}
      {toPageNumbers(page, total).map((n, i) =>
        n === null ? (
          <span key={`gap-${i}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <a
            key={n}
            href={href(n)}
            aria-label={t('paging.page', { page: n })}
            aria-current={n === page ? 'page' : undefined}
            className="chip numbers px-3"
          >
            {n}
          </a>
        ),
      )}
      {page < total && (
        <a
          href={href(page + 1)}
          rel="next"
          className={`icon-btn ${withIcon('chevron-right')}`}
          aria-label={t('paging.next')}
        />
      )}
    </nav>
  );
}
