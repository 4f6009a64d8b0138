import type { ShopOrderRow } from '#db/order-schema.ts';
import { bind, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import type { OrderLine } from './model.ts';

/** How many orders a page of a list has. */
export const pageSize = 10;

type Known = Pick<ShopOrderRow, 'id' | 'code' | 'status' | 'deliveryType' | 'total' | 'createdAt'>;
export type ListedOrder = Known & { lines: OrderLine[] };

interface Asked {
  visitorId: string;
  isdn: string | null;
  status: string;
  at: number;
  id: string;
}

const list = statement<Asked, Known & { lines: string }>(
  `SELECT id, code, status, delivery_type AS "deliveryType", total, created_at AS "createdAt", lines
   FROM shop_order WHERE (visitor_id = :visitorId OR isdn = :isdn)
     AND status IN ('PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED') AND (:status = '' OR status = :status)
     AND (created_at, id) < (:at, :id)
   ORDER BY created_at DESC, id DESC LIMIT ${pageSize + 1}`,
);

/** The paid orders of a visitor and of a number, the newest first, after a place; one more than a page has. */
export async function listOrders(
  who: Pick<Asked, 'visitorId' | 'isdn'>,
  { status, place }: { status: string; place: { at: number; id: string } | null },
): Promise<ListedOrder[]> {
  const { at, id } = place ?? { at: Number.MAX_SAFE_INTEGER, id: '' };
  const rows = await readRows(DB, bind(list, { ...who, status, at, id }));
  return rows.map(({ lines, ...known }) => ({ ...known, lines: JSON.parse(lines) as OrderLine[] }));
}
