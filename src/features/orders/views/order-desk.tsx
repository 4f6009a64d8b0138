import { toAge } from '#domain/age.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDay } from '#i18n/format-date.ts';
import { isStaff } from '#identity/staff/staff.ts';
import { countDeskOrders, deskSize, readDeskOrders } from '#order/desk-store.ts';
import type { Order } from '#order/model.ts';
import { toStateView } from '#order/state-view.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { deskCell, type DeskColumn, DeskTable } from '#ui/desk-table.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { tintClass } from '#ui/tint.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { DeskKeys } from '../islands/desk-keys.tsx';
import { readPlace } from '../model.ts';
import { DeskActs } from './desk-acts.tsx';
import { DeskFilters, readDeskFilter } from './desk-filters.tsx';
import { DeskOrder } from './desk-order.tsx';

const cell = `${deskCell} align-middle`;

function Row({ order, now, isOpen }: { order: Order; now: number; isOpen: boolean }) {
  const { t, own, locale } = texts();
  const { page } = requestContext();
  const { id, code, status, deliveryType, lines, slotDate, slot, branchId, total } = order;
  const { unit, count } = toAge(now - order.updatedAt);
  const view = toStateView(status, deliveryType);
  const isChosen = readFieldState('order').typed?.includes(id) ?? false;
  const [first] = lines;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken focus-within:bg-primary-tint">
        <td className={cell}>
          <label className="grid h-6 w-6 place-items-center">
            <input
              type="checkbox"
              name="order"
              value={id}
              defaultChecked={isChosen}
              aria-label={t('desk.choose', { code })}
              className="h-5 w-5"
            />
          </label>
        </td>
        <td className={`${cell} font-bold tracking-wide`}>
          <a
            href={`${toHref(page, { order: isOpen ? null : code })}#o-${code}`}
            id={`o-${code}`}
            aria-expanded={isOpen}
            data-document
            className="inline-block py-0.5"
          >
            {code}
          </a>
        </td>
        <td className={`${cell} whitespace-nowrap`}>{t(`staff.${unit}`, { count })}</td>
        <td className={cell}>
          <span
            className={`row gap-1.5 whitespace-nowrap ${tintClass[view.tint].text} ${withIcon(view.icon)}`}
          >
            {t(view.word)}
          </span>
        </td>
        <td className={`${cell} whitespace-nowrap`}>
          {deliveryType === 'PICKUP'
            ? `${t('desk.type.PICKUP')} ${branchId ?? ''}`
            : deliveryType === 'DIGITAL'
              ? t('desk.type.DIGITAL')
              : slotDate
                ? `${formatDay(slotDate, locale)} ${slot?.replace('-', '–') ?? ''}`
                : t('order.whenDays')}
        </td>
        <td className={`${cell} max-w-80 truncate`}>
          {first && `${own(first, 'name')} × ${first.quantity}`}
          {lines.length > 1 && ` ${t('order.more', { count: lines.length - 1 })}`}
        </td>
        <td className={`${cell} whitespace-nowrap text-right`}>{formatMnt(total)}</td>
      </tr>
      {isOpen && (
        <tr className="border-b-1 border-line bg-sunken">
          <td colSpan={7} className="py-3 pl-10 pr-2">
            <DeskOrder order={order} />
          </td>
        </tr>
      )}
    </>
  );
}

function toColumns(): DeskColumn[] {
  const { t } = texts();
  return [
    { name: t('desk.chosen'), isHidden: true },
    { name: t('order.code') },
    { name: t('staff.age') },
    { name: t('desk.status') },
    { name: t('order.delivery') },
    { name: t('order.lines') },
    { name: t('order.total'), isAmount: true },
  ];
}

/** The orders that wait for somebody: many at a time, by keyboard, with or without scripts. */
export async function OrderDesk() {
  const { t } = texts();
  const { page } = requestContext();
  const filter = readDeskFilter();
  const [orders, counts, mayAct] = await Promise.all([
    readDeskOrders({ ...filter, place: readPlace(page.query.get('after')) }),
    countDeskOrders(),
    isStaff('fulfil'),
  ]);
  const shown = orders.slice(0, deskSize);
  const last = orders.length > deskSize ? shown.at(-1) : undefined;
  const opened = page.query.get('order');
  const now = Date.now();
  return (
    <section aria-labelledby="desk" className="numbers text-sm">
      <h2 id="desk" className="sr-only">
        {t('order.title')}
      </h2>
      <DeskFilters filter={filter} counts={counts} />
      <form id="desk-form" method="post" action={toHref(page)} className="mt-4">
        <DeskTable id="desk-rows" columns={toColumns()}>
          {shown.map((order) => (
            <Row key={order.id} order={order} now={now} isOpen={order.code === opened} />
          ))}
        </DeskTable>
        {shown.length === 0 && <p className="py-6 text-muted">{t('desk.none')}</p>}
        {last && (
          <p className="py-3">
            <a
              href={toHref(page, { after: `${last.updatedAt}-${last.id}`, order: null })}
              className={`line-link ${withEndIcon('chevron-right')}`}
            >
              {t('desk.next', { count: deskSize })}
            </a>
          </p>
        )}
        {mayAct && shown.length > 0 && <DeskActs />}
      </form>
      <DeskKeys all={t('desk.all')} hint={t('desk.keys')} on={t('desk.keysOn')} />
    </section>
  );
}
