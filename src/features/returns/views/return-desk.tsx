import { formatMnt } from '#domain/money.ts';
import { formatDay } from '#i18n/format-date.ts';
import { DeskActLink, DeskAge, isActOpen } from '#identity/staff/views/desk-act.tsx';
import type { Order } from '#order/model.ts';
import { countDeskReturns, readDeskReturns, returnDeskSize } from '#order/returns/desk-store.ts';
import {
  type ReturnCase,
  type ReturnPlace,
  returnViews,
  toReturnCode,
} from '#order/returns/model.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { RowKeys } from '#ui/islands/row-keys.tsx';
import { tintClass } from '#ui/tint.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { ReturnAct } from './return-act.tsx';
import { readReturnFilter, ReturnFilters } from './return-filters.tsx';

function toPlaceText({ way, branchId, slotDate, slot }: ReturnPlace): string {
  const { t, locale } = texts();
  if (way === 'BRANCH') return `${t('return.desk.branch')}: ${branchId ?? t('return.desk.any')}`;
  if (slotDate === null) return t('return.desk.courierDays');
  return `${t('return.desk.courier')} ${formatDay(slotDate, locale)} ${slot?.replace('-', '–') ?? ''}`;
}

interface RowProps {
  found: ReturnCase;
  order: Order;
  now: number;
}

function Row({ found, order, now }: RowProps) {
  const { t, own } = texts();
  const { id, state, lines, amount, updatedAt } = found;
  const view = returnViews[state];
  const [first] = lines;
  const line = order.lines.find(({ productId }) => productId === first?.productId);
  const isOpen = isActOpen({ id });
  const code = toReturnCode(order.code, found);
  const { page } = requestContext();
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken focus-within:bg-primary-tint">
        <td className={`${deskCell} whitespace-nowrap font-bold tracking-wide`}>
          <a
            href={`${toHref(page, { id: isOpen ? null : id })}#r-${code}`}
            id={`r-${code}`}
            aria-expanded={isOpen}
            data-document
            className="inline-block py-0.5"
          >
            {code}
          </a>
        </td>
        <DeskAge since={updatedAt} now={now} />
        <td className={deskCell}>
          <span
            className={`row gap-1.5 whitespace-nowrap ${tintClass[view.tint].text} ${withIcon(view.icon)}`}
          >
            {t(view.word)}
          </span>
        </td>
        <td className={`${deskCell} max-w-80 truncate`}>
          {first && `${first.quantity} × ${line ? own(line, 'name') : first.productId}`}
          {lines.length > 1 && ` ${t('order.more', { count: lines.length - 1 })}`}
        </td>
        <td className={deskCell}>{first && t(`return.reasons.${first.reason}`)}</td>
        <td className={`${deskCell} whitespace-nowrap`}>{toPlaceText(found)}</td>
        <td className={`${deskCell} whitespace-nowrap text-right`}>
          {amount === null ? '' : formatMnt(amount)}
        </td>
        <td className={`${deskCell} text-right`}>
          <DeskActLink id={id} needs="view" />
        </td>
      </tr>
      {isOpen && (
        <tr className="border-b-1 border-line bg-sunken">
          <td colSpan={8} className="px-2 py-3">
            <ReturnAct found={found} order={order} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Goods that come back, those that have waited longest first, each with the form of what can be done with it. */
export async function ReturnDesk() {
  const { t } = texts();
  const { page } = requestContext();
  const filter = readReturnFilter();
  const [all, counts] = await Promise.all([readDeskReturns(filter), countDeskReturns()]);
  const shown = all.slice(0, returnDeskSize);
  const last = all.length > returnDeskSize ? shown.at(-1)?.found : undefined;
  const now = Date.now();
  const columns = ['return', 'age', 'state', 'goods', 'reason', 'place', 'amount'] as const;
  const toName = (name: (typeof columns)[number]) => {
    if (name === 'age') return t('staff.age');
    return name === 'state' ? t('desk.status') : t(`return.desk.${name}`);
  };
  return (
    <section aria-labelledby="returns" className="numbers text-sm">
      <h2 id="returns" className="sr-only">
        {t('return.desk.title')}
      </h2>
      <ReturnFilters filter={filter} counts={counts} />
      <div className="mt-4">
        <DeskTable
          id="return-rows"
          columns={[
            ...columns.map((name) => ({ name: toName(name), isAmount: name === 'amount' })),
            { name: t('payment.desk.act'), isHidden: true },
          ]}
        >
          {shown.map(({ found, order }) => (
            <Row key={found.id} found={found} order={order} now={now} />
          ))}
        </DeskTable>
      </div>
      {shown.length === 0 && <p className="py-6 text-muted">{t('return.desk.none')}</p>}
      {last && (
        <p className="py-3">
          <a
            href={toHref(page, { after: `${last.updatedAt}-${last.id}`, id: null })}
            className={`line-link ${withEndIcon('chevron-right')}`}
          >
            {t('desk.next', { count: returnDeskSize })}
          </a>
        </p>
      )}
      <RowKeys rows="return-rows" hint={t('return.desk.keys')} />
    </section>
  );
}
