import { type Bound, bind, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import type { Order } from './model.ts';
import { columns, openOrder, type SealedOrder } from './order-row.ts';

const isOnItsWay = `status IN ('PLACED', 'SHIPPED', 'COMPLETED')`;

const leave = statement<{ id: string; now: number }, { id: string }>(
  `UPDATE shop_order SET codes_by_hand_at = :now WHERE id = :id AND ${isOnItsWay} AND codes_by_hand_at IS NULL
   AND NOT EXISTS (SELECT 1 FROM digital_code WHERE order_id = :id) RETURNING id`,
);
const take = statement<{ id: string }, { id: string }>(
  `UPDATE shop_order SET codes_by_hand_at = NULL
   WHERE id = :id AND ${isOnItsWay} AND codes_by_hand_at IS NOT NULL RETURNING id`,
);
const list = statement<{ rows: number }, SealedOrder>(
  `SELECT ${columns} FROM shop_order WHERE codes_by_hand_at IS NOT NULL AND ${isOnItsWay}
   ORDER BY codes_by_hand_at, id LIMIT :rows`,
);

/** From now on somebody of the staff gets the codes of an order, once. */
export const bindLeaveToHand = (id: string, now: number): Bound<{ id: string }> =>
  bind(leave, { id, now });

/** The codes are here. */
export const bindTakeFromHand = (id: string): Bound<{ id: string }> => bind(take, { id });

/** The orders whose codes wait for the staff, those that have waited longest first. */
export const readOrdersByHand = async (rows: number): Promise<Order[]> =>
  Promise.all((await readRows(DB, bind(list, { rows }))).map(openOrder));
