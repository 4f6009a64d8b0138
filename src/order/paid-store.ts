import { bind, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

const paidStatuses = `status IN ('PLACED', 'SHIPPED', 'COMPLETED')`;
const listPaid = statement<{ from: number; to: number }, { id: string; total: number }>(
  `SELECT id, total FROM shop_order WHERE placed_at >= :from AND placed_at < :to AND ${paidStatuses}`,
);
const listUnpaid = statement<{ ids: string }, { id: string }>(
  `SELECT value AS id FROM json_each(:ids) WHERE NOT EXISTS (
     SELECT 1 FROM shop_order WHERE id = value AND placed_at IS NOT NULL)`,
);

/** The orders that count as paid, by when they were; a canceled one is given back. */
export const listPaidOrders = (
  from: number,
  to: number,
): Promise<{ id: string; total: number }[]> => readRows(DB, bind(listPaid, { from, to }));

/** Which of these are no orders that were paid for. */
export async function findUnpaidOrders(ids: readonly string[]): Promise<string[]> {
  const rows = await readRows(DB, bind(listUnpaid, { ids: JSON.stringify(ids) }));
  return rows.map(({ id }) => id);
}
