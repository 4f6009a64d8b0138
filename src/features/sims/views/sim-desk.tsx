import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import { type Waiting, WaitingDesk } from '#identity/staff/views/waiting-desk.tsx';
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

function toWaiting({ order, purchase, card }: Listed): Waiting {
  const { t, own, locale } = texts();
  const { id, status } = order;
  const isDone = status === 'COMPLETED';
  return {
    id,
    code: purchase.code,
    since: isDone ? order.updatedAt : order.createdAt,
    cells: [
      <b key="state" className={isDone ? 'text-danger' : ''}>
        {t(`newNumber.desk.state.${status}`)}
        {isDone && ` · ${formatDateTime(order.updatedAt, locale)}`}
      </b>,
      typeof card.what === 'string' ? card.what : own(card.what, 'name'),
      `${card.person}${purchase.phone && `, ${purchase.phone}`}`,
      `${own(card.place, 'name')}${card.day ? `, ${formatDate(Date.parse(card.day), locale)}` : ''}`,
    ],
    isOpen: !isDone,
    needs: 'fulfil',
    act: 'to',
    acts: listNextStatuses(status, card).map((to) => ({
      value: to,
      label: t(`newNumber.desk.to.${to}`),
    })),
    children: <input type="hidden" name="from" value={status} />,
  };
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
  const typed = requestContext().page.query.get('code') ?? '';
  const listed = typed ? await findOne(toCode(typed)) : await readOpen();
  const none = typed ? 'sims.unknown' : 'newNumber.desk.none';
  return (
    <WaitingDesk
      id="sims"
      title={t('newNumber.desk.title')}
      says={t(listed.length === 0 ? none : 'newNumber.desk.lead')}
      columns={[
        { name: t('payment.desk.state') },
        { name: t('sims.what') },
        { name: t('sims.person') },
        { name: t('sims.place') },
      ]}
      waiting={listed.map(toWaiting)}
      now={Date.now()}
    >
      <FindForm typed={typed} />
    </WaitingDesk>
  );
}
