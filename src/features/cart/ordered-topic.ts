import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';
import type { Outcome } from '#lib/outcome.ts';
import { findOrderById } from '#order/store.ts';
import { takeOrdered } from './take-ordered.ts';

/** The cart can not be read now, or what it is to have is not settled yet. */
class NotTaken extends Error {
  readonly kind = 'cart';
}

/** Empties a customer's cart of what was ordered, after it was paid for. */
export const orderedTopic = topic(
  'cart-ordered',
  v.strictObject({ id: v.string() }),
  async ({ id }): Promise<Outcome<null, NotTaken>> => {
    const order = await findOrderById(id);
    const isDone = !order?.isdn || (await takeOrdered(order.isdn, order.lines, id));
    return isDone ? { ok: true, value: null } : { ok: false, error: new NotTaken() };
  },
);
