import type { Delivery } from '#contracts/webhook.ts';
import { batchEach, type Bound } from '#db/statement.ts';
import { claimDelivery } from '#db/webhook-delivery.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox, putMessage } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { bindNewRefund } from '#payment/refund-store.ts';
import { bindReceiptReturn } from '#payment/receipt/change-store.ts';
import { bindCloseReview } from './close-review-store.ts';
import { findPaidPaymentId } from './find-payment.ts';
import type { Order, OrderStatus } from './model.ts';
import { bindMove, bindNote, type Mover } from './move-store.ts';
import { commerceTopic, orderMessageTopic, toCommerceKey } from './topics.ts';
import { findSteps } from './transitions.ts';

/** What customers are told when an order has come to a state; null where the page says it. */
export function toEvent({ deliveryType }: Order, status: OrderStatus): MessageEvent | null {
  if (status === 'CANCELED') return 'order.canceled';
  if (deliveryType === 'DIGITAL') return 'order.codesSent';
  if (status !== 'SHIPPED') return null;
  return deliveryType === 'PICKUP' ? 'order.ready' : 'order.shipped';
}

export interface Moving {
  to: OrderStatus;
  who: Mover;
  /** Of the staff, which is logged. */
  act?: Act;
  /** The message of a webhook that says so. */
  delivery?: Delivery;
  /** Only while its codes wait for a person. */
  isHeld?: boolean;
  now?: number;
}

type Parts = Record<string, Bound>;

/** What follows when an order is canceled, directly after its note: the money goes back, and commerce is told. */
async function bindCanceled(
  { id }: Order,
  now: number,
): Promise<{ parts: Parts; last: Bound | null; keys: string[] }> {
  const paymentId = await findPaidPaymentId(id);
  const message = { key: toCommerceKey('cancel', id), body: { id, what: 'cancel' } } as const;
  const told = putMessage(commerceTopic, message, { now, afterChange: true });
  const refunded = paymentId && bindNewRefund({ paymentId, reason: 'canceled', now });
  return {
    parts: { ...(refunded ? { refunded } : {}), told },
    // It looks for the refund itself, so that nothing has to come directly before it.
    last: paymentId ? bindReceiptReturn(paymentId, now) : null,
    keys: [message.key],
  };
}

/**
 * Moves an order on, step by step where a service tells of the last one only, in one batch with everything that follows:
 * its timeline, the staff's log, the refund, and who is told. `moved` is false where it may not be moved there, or is
 * not in the state that was read any more.
 */
export async function moveOrder(
  order: Order,
  { to, who, act, delivery, isHeld = false, now = Date.now() }: Moving,
): Promise<boolean> {
  const { id } = order;
  const steps = findSteps(order, to, who);
  if (steps.length === 0) return false;
  const own = who === 'customer' ? 'uncoded' : isHeld ? 'held' : undefined;
  const condition = delivery ? 'after' : own;
  const groups: Parts[] = delivery ? [{ claimed: claimDelivery(delivery) }] : [];
  for (const [index, step] of steps.entries()) {
    const given = { id, ...step, now };
    const moved = bindMove(given, index === 0 ? condition : 'after');
    groups.push({ moved, noted: bindNote(given, who) });
  }
  const keys: string[] = [];
  let last: Bound | null = null;
  // Each statement from here on has its effect only if the one before has.
  if (act) {
    groups.push({ log: noteAct({ at: now, ...act, act: to.toLowerCase(), subject: id }) });
  }
  if (to === 'CANCELED') {
    const canceled = await bindCanceled(order, now);
    groups.push(canceled.parts);
    keys.push(...canceled.keys);
    last = canceled.last;
  }
  const event = toEvent(order, to);
  if (event) {
    const { statements, keys: told } = tell(
      orderMessageTopic,
      { event, id },
      { now, afterChange: true },
    );
    for (const one of Object.values(statements)) if (one) groups.push({ told: one });
    keys.push(...told);
  }
  if (last) groups.push({ last });
  if (to === 'CANCELED') groups.push(bindCloseReview(id, now));
  const rows = await batchEach(DB, groups);
  const isMoved = rows.some((row) => (row['moved']?.length ?? 0) > 0);
  if (isMoved && keys.length > 0) {
    waitUntil(drainOutbox(DB, Date.now, [commerceTopic, orderMessageTopic], { keys }));
  }
  return isMoved;
}
