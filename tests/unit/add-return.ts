import { DB } from '#env.ts';
import type { Order } from '#order/model.ts';
import type { NewOrder } from '#order/insert-order.ts';
import type { ReturnCase, ReturnState } from '#order/returns/model.ts';
import { type ReturnRequest, requestReturn } from '#order/returns/request-return.ts';
import { findReturnById, readReturns } from '#order/returns/store.ts';
import { addOrder } from './add-order.ts';

/** An order that was delivered, so long ago. */
export async function addDelivered(given: Partial<NewOrder> = {}, agoMs = 60_000): Promise<Order> {
  const order = await addOrder('COMPLETED', given);
  await DB.prepare(
    `INSERT INTO order_event (order_id, status, at, who) VALUES (?1, 'COMPLETED', ?2, 'staff')`,
  )
    .bind(order.id, Date.now() - agoMs)
    .run();
  return order;
}

export const newReturn = (given: Partial<ReturnRequest> = {}): ReturnRequest => ({
  key: crypto.randomUUID(),
  requestHash: 'hash',
  lines: [{ productId: 'p-1', quantity: 1, reason: 'damaged' }],
  place: { way: 'BRANCH', branchId: null, slotDate: null, slot: null },
  words: 'Дэлгэц нь хагарсан',
  ...given,
});

/** A return of an order, moved to a state without anything that follows. */
export async function addReturn(
  order: Order,
  state: ReturnState = 'REQUESTED',
  given: Partial<ReturnRequest> = {},
): Promise<ReturnCase> {
  await requestReturn(order, newReturn(given));
  const [made] = await readReturns(order.id);
  if (!made) throw new Error('no return was made');
  await DB.prepare('UPDATE return_case SET state = ?2 WHERE id = ?1').bind(made.id, state).run();
  return readReturn(made.id);
}

export async function readReturn(id: string): Promise<ReturnCase> {
  const found = await findReturnById(id);
  if (!found) throw new Error('there is no such return');
  return found;
}
