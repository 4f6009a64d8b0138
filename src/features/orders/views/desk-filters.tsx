import type { DeskFilter } from '#order/desk-store.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { filters } from '../model.ts';

const types = ['', 'DELIVERY', 'PICKUP', 'DIGITAL'] as const;

/** What the address asks for; without a state, what was placed and waits to be sent. */
export function readDeskFilter(): Omit<DeskFilter, 'place'> & {
  status: (typeof filters)[number];
} {
  const { query } = requestContext().page;
  const code = (query.get('code') ?? '')
    .replaceAll(/[^A-Za-z2-9]/g, '')
    .toUpperCase()
    .slice(0, 8);
  const asked = query.get('status');
  const isAll = asked === 'all' || (asked === null && code !== '');
  const status = isAll ? '' : (filters.find((one) => one !== '' && one === asked) ?? 'PLACED');
  return { status, deliveryType: types.find((one) => one === query.get('type')) ?? '', code };
}

interface DeskFiltersProps {
  filter: ReturnType<typeof readDeskFilter>;
  counts: ReadonlyMap<string, number>;
}

/** Filters as links and a field: the address has them all. */
export function DeskFilters({ filter, counts }: DeskFiltersProps) {
  const { t } = texts();
  const { page } = requestContext();
  const { status, deliveryType, code } = filter;
  const to = (changes: Record<string, string | null>) =>
    toHref(page, { after: null, order: null, ...changes });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={t('order.filter')} className="flex flex-wrap gap-1.5">
        {[...filters.slice(1), ''].map((one) => (
          <a
            key={one}
            href={to({ status: one || 'all', code: null })}
            aria-current={one === status ? 'true' : undefined}
            className="desk-chip"
          >
            {t(one === '' ? 'order.all' : `order.status.${one as 'PLACED'}`)}
            {counts.has(one) && <span className="numbers ml-1.5 font-bold">{counts.get(one)}</span>}
          </a>
        ))}
      </nav>
      <nav aria-label={t('order.delivery')} className="flex flex-wrap gap-1.5">
        {types.map((one) => (
          <a
            key={one}
            href={to({ type: one || null })}
            aria-current={one === deliveryType ? 'true' : undefined}
            className="desk-chip"
          >
            {t(one === '' ? 'order.all' : `desk.type.${one}`)}
          </a>
        ))}
      </nav>
      <form action="/staff/orders" className="flex gap-2">
        <label className="sr-only" htmlFor="desk-code">
          {t('order.code')}
        </label>
        <input
          id="desk-code"
          name="code"
          defaultValue={code}
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
