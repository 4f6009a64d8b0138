import { bind, findRow, readRows, statement } from '#db/statement.ts';
import type { OrderEventRow } from '#db/order-schema.ts';
import { DB } from '#env.ts';
import type { Order } from './model.ts';
import { columns, openOrder, type SealedOrder } from './order-row.ts';

const findById = statement<{ id: string }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE id = :id`,
);
const findByCode = statement<{ code: string }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE code = :code`,
);
const findBySubmit = statement<{ submitKey: string }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE submit_key = :submitKey AND status <> 'LAPSED'`,
);
const findOpen = statement<{ draftId: string }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE draft_id = :draftId AND status = 'AWAITING_PAYMENT'`,
);
const listByIds = statement<{ ids: string }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE id IN (SELECT value FROM json_each(:ids))`,
);
const listEvents = statement<{ id: string }, OrderEvent>(
  'SELECT status, at, who FROM order_event WHERE order_id = :id ORDER BY at',
);

export type OrderEvent = Pick<OrderEventRow, 'status' | 'at' | 'who'>;

async function openFound(found: Promise<SealedOrder | null>): Promise<Order | null> {
  const row = await found;
  return row && openOrder(row);
}

export const findOrderById = (id: string): Promise<Order | null> =>
  openFound(findRow(DB, bind(findById, { id })));

export const findOrderByCode = (code: string): Promise<Order | null> =>
  openFound(findRow(DB, bind(findByCode, { code })));

/** The orders of these ids, by their ids. */
export async function readOrders(ids: readonly string[]): Promise<ReadonlyMap<string, Order>> {
  const rows = await readRows(DB, bind(listByIds, { ids: JSON.stringify(ids) }));
  const orders = await Promise.all(rows.map(openOrder));
  return new Map(orders.map((order) => [order.id, order]));
}

/** The order that a submit has made before; a lapsed one counts no longer. */
export const findOrderBySubmit = (submitKey: string): Promise<Order | null> =>
  openFound(findRow(DB, bind(findBySubmit, { submitKey })));

/** The order of a draft that waits for its payment. */
export const findOpenOrder = (draftId: string): Promise<Order | null> =>
  openFound(findRow(DB, bind(findOpen, { draftId })));

/** The states that an order came to, the first one first. */
export const readOrderEvents = (id: string): Promise<OrderEvent[]> =>
  readRows(DB, bind(listEvents, { id }));
