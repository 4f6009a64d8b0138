import { toAgeText } from '#identity/staff/views/desk-act.tsx';
import type { countDeskReturns } from '#order/returns/desk-store.ts';
import { openReturnStates, returnViews } from '#order/returns/model.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';

const states = ['open', ...openReturnStates, 'REFUNDED', 'REFUSED', 'WITHDRAWN', ''] as const;

/** What the address asks for; without a state, what waits for somebody. */
export function readReturnFilter() {
  const { query } = requestContext().page;
  const code = (query.get('code') ?? '')
    .replaceAll(/[^A-Za-z2-9]/g, '')
    .toUpperCase()
    .slice(0, 8);
  const asked = query.get('state');
  const isAll = asked === 'all' || (asked === null && code !== '');
  const state = isAll ? '' : (states.find((one) => one !== '' && one === asked) ?? 'open');
  const [, at, id] = /^(\d{13})-([0-9a-f]{64})$/.exec(query.get('after') ?? '') ?? [];
  return { state, code, place: at && id ? { at: Number(at), id } : null } as const;
}

type Counts = Awaited<ReturnType<typeof countDeskReturns>>;

function toCount(state: (typeof states)[number], counts: Counts): number {
  if (state !== 'open') return counts.get(state)?.count ?? 0;
  return [...counts.values()].reduce((all, { count }) => all + count, 0);
}

interface ReturnFiltersProps {
  filter: ReturnType<typeof readReturnFilter>;
  counts: Counts;
}

/** Filters as links and a field, each with how many wait there, and since when. */
export function ReturnFilters({ filter, counts }: ReturnFiltersProps) {
  const { t } = texts();
  const { page } = requestContext();
  const now = Date.now();
  const toName = (state: (typeof states)[number]) => {
    if (state === '') return t('order.all');
    return t(state === 'open' ? 'return.desk.open' : returnViews[state].word);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={t('order.filter')} className="flex flex-wrap gap-1.5">
        {states.map((state) => {
          const count = toCount(state, counts);
          const since = counts.get(state)?.since;
          return (
            <a
              key={state}
              href={toHref(page, { state: state || 'all', code: null, after: null, id: null })}
              aria-current={state === filter.state ? 'true' : undefined}
              className="desk-chip"
            >
              {toName(state)}
              {count > 0 && (
                <span className="numbers ml-1.5">
                  <b>{count}</b>
                  {since !== undefined && ` · ${toAgeText(since, now)}`}
                </span>
              )}
            </a>
          );
        })}
      </nav>
      <form action="/staff/returns" className="flex gap-2">
        <label className="sr-only" htmlFor="desk-code">
          {t('order.code')}
        </label>
        <input
          id="desk-code"
          name="code"
          defaultValue={filter.code}
          placeholder={t('order.code')}
          maxLength={10}
          autoComplete="off"
          className="numbers min-h-8 w-30 rounded-control border-1 border-edge bg-raised px-3 uppercase placeholder:normal-case"
        />
        <button type="submit" className="desk-chip">
          {t('order.find.submit')}
        </button>
      </form>
    </div>
  );
}
