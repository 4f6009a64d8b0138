import type { ShopOrderRow } from '#db/order-schema.ts';
import { bind, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import type { Order } from './model.ts';
import { columns, openOrder, type SealedOrder } from './order-row.ts';

/** As many as somebody packs in one go. */
export const deskSize = 50;

export interface DeskFilter {
  /** Empty for all that were paid. */
  status: string;
  deliveryType: string;
  /** The beginning of a code; empty for all. */
  code: string;
  place: { at: number; id: string } | null;
}

type Asked = Omit<DeskFilter, 'place'> & { at: number; id: string };

const list = statement<Asked, SealedOrder>(
  `SELECT ${columns} FROM shop_order
   WHERE status IN ('PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED') AND (:status = '' OR status = :status)
     AND (:deliveryType = '' OR delivery_type = :deliveryType) AND (:code = '' OR substr(code, 1, length(:code)) = :code)
     AND (updated_at, id) > (:at, :id)
   ORDER BY updated_at, id LIMIT ${deskSize + 1}`,
);
const count = statement<object, Pick<ShopOrderRow, 'status'> & { count: number }>(
  `SELECT status, count(*) AS count FROM shop_order WHERE status IN ('PLACED', 'SHIPPED') GROUP BY status`,
);

/** The orders of the desk, those that have waited longest first; one more than a page has. */
export async function readDeskOrders({ place, ...filter }: DeskFilter): Promise<Order[]> {
  const { at, id } = place ?? { at: 0, id: '' };
  return Promise.all((await readRows(DB, bind(list, { ...filter, at, id }))).map(openOrder));
}

/** How many wait in each state that somebody has to act on. */
export async function countDeskOrders(): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(DB, bind(count, {}));
  return new Map(rows.map((row) => [row.status, row.count]));
}
