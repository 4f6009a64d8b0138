import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';
import type { SimCard } from '#purchase/kind.ts';
import { kindOf } from '#purchase/kinds.ts';
import {
  findSimOrder,
  listNextStatuses,
  readOpenSims,
  type SimOrder,
} from '#purchase/sim-order-store.ts';
import { findPurchaseByCode, findPurchaseById } from '#purchase/store.ts';
import type { Purchase } from '#purchase/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';

const maxShown = 100;

interface Listed {
  order: SimOrder;
  purchase: Purchase;
  card: SimCard;
}

function toListed(order: SimOrder | null, purchase: Purchase | null): Listed[] {
  const card = purchase && kindOf(purchase.item).toCard?.(purchase.item);
  return order && purchase && card ? [{ order, purchase, card }] : [];
}

async function readOpen(): Promise<Listed[]> {
  const orders = await readOpenSims(maxShown);
  const read = await Promise.all(
    orders.map(async (order) => toListed(order, await findPurchaseById(order.id))),
  );
  return read.flat();
}

const toCode = (typed: string) => typed.replaceAll(/[^a-z\d]/gi, '').toUpperCase();

/** The card of a code, whatever its state: that a voucher was used before has to be seen. */
async function findOne(code: string): Promise<Listed[]> {
  const purchase = await findPurchaseByCode(code);
  return toListed(purchase && (await findSimOrder(purchase.id)), purchase);
}

function Row({ listed, now }: { listed: Listed; now: number }) {
  const { t, own, locale } = texts();
  const { order, purchase, card } = listed;
  const { id, status } = order;
  const isDone = status === 'COMPLETED';
  const acted = { id, needs: 'fulfil' } as const;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-bold tracking-wide`}>{purchase.code}</td>
        <DeskAge since={isDone ? order.updatedAt : order.createdAt} now={now} />
        <td className={`${deskCell} font-bold ${isDone ? 'text-danger' : ''}`}>
          {t(`newNumber.desk.state.${status}`)}
          {isDone && ` · ${formatDateTime(order.updatedAt, locale)}`}
        </td>
        <td className={deskCell}>
          {typeof card.what === 'string' ? card.what : own(card.what, 'name')}
        </td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>
          {card.person}
          {purchase.phone && `, ${purchase.phone}`}
        </td>
        <td className={deskCell}>
          {own(card.place, 'name')}
          {card.day && `, ${formatDate(Date.parse(card.day), locale)}`}
        </td>
        <td className={`${deskCell} text-right`}>{!isDone && <DeskActLink {...acted} />}</td>
      </tr>
      {!isDone && (
        <DeskActRow
          {...acted}
          columns={7}
          act="to"
          acts={listNextStatuses(status, card).map((to) => ({
            value: to,
            label: t(`newNumber.desk.to.${to}`),
          }))}
        >
          <input type="hidden" name="from" value={status} />
        </DeskActRow>
      )}
    </>
  );
}

/** Finds a card or a voucher by the code that is printed on it; its QR code leads here. */
function FindForm({ typed }: { typed: string }) {
  const { t } = texts();
  return (
    <form action="/staff/sims" className="my-3 flex flex-wrap items-end gap-2">
      <label className="block text-sm font-bold">
        {t('sims.code')}
        <input
          name="code"
          defaultValue={typed}
          autoComplete="off"
          maxLength={20}
          className="control mt-1 max-w-60"
        />
      </label>
      <button type="submit" className="btn-line">
        {t('sims.find')}
      </button>
    </form>
  );
}

/** SIM cards that somebody has to bring, to lay ready or to hand out, the oldest first. */
export async function SimDesk() {
  const { t } = texts();
  const now = Date.now();
  const typed = requestContext().page.query.get('code') ?? '';
  const listed = typed ? await findOne(toCode(typed)) : await readOpen();
  const none = typed ? 'sims.unknown' : 'newNumber.desk.none';
  return (
    <section aria-labelledby="sims">
      <h2 id="sims" className="text-2xl">
        {t('newNumber.desk.title')}
      </h2>
      <p className="mt-2 text-muted">{t(listed.length === 0 ? none : 'newNumber.desk.lead')}</p>
      <FindForm typed={typed} />
      {listed.length > 0 && (
        <DeskTable
          columns={[
            { name: t('order.code') },
            { name: t('staff.age') },
            { name: t('payment.desk.state') },
            { name: t('sims.what') },
            { name: t('sims.person') },
            { name: t('sims.place') },
            { name: t('payment.desk.act'), isHidden: true },
          ]}
        >
          {listed.map((one) => (
            <Row key={one.order.id} listed={one} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
