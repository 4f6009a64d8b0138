import type { Reservation } from '#contracts/commerce/reservation.ts';
import type { ContentTag } from '#contracts/content/content-tags.ts';
import type { Bound } from '#db/statement.ts';
import { waitUntil } from '#env.ts';
import type { Payment } from '#payment/model.ts';
import { log } from '#lib/log.ts';
import { findInvoiceTaxes } from '#payment/receipt/new-receipt-store.ts';
import type { QpayInvoiceTaxes } from '#services/qpay-invoice.ts';
import { changeTags } from '#services/cache/read-cached.ts';
import { readReservation, reserveGoods as askToReserve } from '#services/reservation.ts';
import { calculateCart } from '#services/server-cart.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { Order } from './model.ts';
import {
  bindGivenBack,
  bindReservation,
  findReplacedOrder,
  lapseUnreserved,
  noteReservation,
} from './reservation-store.ts';
import { findOrderById } from './store.ts';
import { toSold } from './to-sold.ts';

/** Whether the goods of an order are kept until it is paid. */
export type Reserved =
  | {
      state: 'ready';
      statements?: Readonly<Record<string, Bound>>;
      taxes: QpayInvoiceTaxes | null;
    }
  | { state: 'unclear' }
  /** `refused`: the ids of what can not be had. */
  | { state: 'refused'; refused: readonly string[] };

type Answer = Pick<Reservation, 'state' | 'refused'>;

const toItems = ({ lines }: Order) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity }));

/** A service that keeps nothing is asked whether it has everything. */
async function askStock(order: Order): Promise<Answer | null> {
  const { deliveryType } = order;
  const asked = await calculateCart({ items: toItems(order), deliveryType });
  if (!asked.ok) return null;
  const lacking = ['UNKNOWN_PRODUCT', 'OUT_OF_STOCK', 'CLAMPED'];
  const refused = asked.value.warnings.flatMap(({ code, productId }) =>
    lacking.includes(code) && productId ? [productId] : [],
  );
  return { state: refused.length > 0 ? 'REFUSED' : 'NONE', refused };
}

/** It has surely not been taken. */
const isLacking = ({ kind }: UpstreamError) => kind === 'not-found';

/** After an answer that was lost: what has become of the call. Null where that can not be found out. */
async function askAgain(order: Order): Promise<Answer | null> {
  const read = await readReservation(order.id);
  if (!read.ok) return isLacking(read.error) ? askStock(order) : null;
  return read.value.state === 'HELD' ? read.value : null;
}

/** Whether somebody may have asked already, whose answer nobody has noted. */
const wasAsked = ({ reservation, createdAt }: Order, payment: Payment) =>
  reservation === 'unclear' || (reservation === 'asked' && payment.createdAt > createdAt);

/** A service may round the moment until which it keeps something. */
const roundingMs = 60_000;

/** Kept for as long as the payment may take; what ends sooner is asked for again. */
const isKept = ({ state, expiresAt }: Reservation, payment: Payment) =>
  state === 'HELD' &&
  (expiresAt === null || Date.parse(expiresAt) >= payment.expiresAt - roundingMs);

/** What was sold as the last piece a moment ago is not offered for as long as a cached page may live: it is read anew. */
function forgetStock({ lines }: Order, refused: readonly string[], id: string, now: number): void {
  const gone = lines.filter(({ productId }) => refused.includes(productId));
  const tags = gone.map(({ product }): ContentTag => `product/${product}`);
  if (tags.length === 0) return;
  const delivery = { source: 'reservation', id, at: now };
  waitUntil(
    changeTags(tags, delivery).catch((cause: unknown) => log.warn('stock-unforgotten', { cause })),
  );
}

/** An order whose goods are asked for, and the one whose place it has taken, as they were read or made. */
export interface Asked {
  order: Order;
  replaces: string | null;
}

async function ask(
  order: Order,
  payment: Payment,
  replaces: string | null,
): Promise<Answer | null> {
  if (wasAsked(order, payment)) {
    const before = await readReservation(order.id);
    if (before.ok && isKept(before.value, payment)) return before.value;
    // Not answered: then it would not be now either.
    if (!before.ok && !isLacking(before.error)) return null;
  }
  const answered = await askToReserve(`reserve ${payment.id}`, {
    order: order.id,
    items: toItems(order),
    ...(replaces === null ? {} : { replaces }),
    ...(order.branchId === null ? {} : { branchId: order.branchId }),
    expiresAt: new Date(payment.expiresAt).toISOString(),
  });
  if (answered.ok) return answered.value;
  if (isLacking(answered.error)) return askStock(order);
  log.warn('reservation-unclear', { kind: answered.error.kind });
  return askAgain(order);
}

/** What `reserveGoods` does, of an order that this request has just made. */
export async function reserveOrder(
  { order, replaces }: Asked,
  payment: Payment,
  now: number,
): Promise<Reserved> {
  const answer = await ask(order, payment, replaces);
  if (!answer) {
    await noteReservation(order.id, 'unclear', now);
    return { state: 'unclear' };
  }
  if (answer.state === 'REFUSED') {
    await lapseUnreserved(order.id, now);
    forgetStock(order, answer.refused, payment.id, now);
    return { state: 'refused', refused: answer.refused };
  }
  const kept = answer.state === 'HELD' ? 'held' : 'none';
  const statements = {
    reserved: bindReservation(order.id, kept, now),
    ...(replaces !== null && { replaced: bindGivenBack(replaces, now) }),
  };
  return { state: 'ready', statements, taxes: findInvoiceTaxes(toSold(order), order.total) };
}

/**
 * Keeps the goods of an order until its payment ends. Where some of them can not be had the order lapses; where nobody
 * knows, it waits, and is asked for again before anything is sent again.
 */
export async function reserveGoods(payment: Payment, now: number): Promise<Reserved> {
  const [order, replaces] = await Promise.all([
    findOrderById(payment.subjectId),
    findReplacedOrder(payment.subjectId),
  ]);
  if (order?.status !== 'AWAITING_PAYMENT') return { state: 'refused', refused: [] };
  return reserveOrder({ order, replaces }, payment, now);
}
