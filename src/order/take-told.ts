import type { toldOrder } from '#contracts/commerce/orders.ts';
import type { Delivery } from '#contracts/webhook.ts';
import type * as z from 'zod/mini';
import { moveOrder } from './move-order.ts';
import { findOrderByCode } from './store.ts';

/** Takes what commerce says of an order by its webhook; true where that has moved it. */
export async function takeToldOrder(
  { code, status }: z.infer<typeof toldOrder>,
  delivery: Delivery,
): Promise<boolean> {
  const order = await findOrderByCode(code);
  if (!order) return false;
  return moveOrder(order, { to: status, who: 'service', delivery, now: delivery.at });
}
