import type { ReturnCaseRow } from '#db/return-schema.ts';
import { bind, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import type { Order } from '../model.ts';
import { readOrders } from '../store.ts';
import type { ReturnCase } from './model.ts';
import { columns, openReturn, type SealedReturn } from './return-row.ts';

export const returnDeskSize = 50;

export interface ReturnFilter {
  /** `open` for those that wait for somebody; empty for all. */
  state: string;
  /** The beginning of an order's code; empty for all. */
  code: string;
  place: { at: number; id: string } | null;
}

type Asked = Omit<ReturnFilter, 'place'> & { at: number; id: string };

const list = statement<Asked, SealedReturn>(
  `SELECT ${columns} FROM return_case
   WHERE (:state = '' OR state = :state OR (:state = 'open' AND state IN ('REQUESTED', 'ACCEPTED', 'RECEIVED')))
     AND (:code = '' OR order_id IN (SELECT o.id FROM shop_order o WHERE o.code >= :code AND o.code < :code || '~'))
     AND (updated_at, id) > (:at, :id)
   ORDER BY updated_at, id LIMIT ${returnDeskSize + 1}`,
);
const count = statement<object, Pick<ReturnCaseRow, 'state'> & { count: number; since: number }>(
  `SELECT state, count(*) AS count, min(updated_at) AS since FROM return_case
   WHERE state IN ('REQUESTED', 'ACCEPTED', 'RECEIVED') GROUP BY state`,
);

/** The returns of the desk with their orders, those that have waited longest first; one more than a page has. */
export async function readDeskReturns({
  place,
  ...filter
}: ReturnFilter): Promise<{ found: ReturnCase; order: Order }[]> {
  const { at, id } = place ?? { at: 0, id: '' };
  const rows = await readRows(DB, bind(list, { ...filter, at, id }));
  const [cases, orders] = await Promise.all([
    Promise.all(rows.map(openReturn)),
    readOrders(rows.map(({ orderId }) => orderId)),
  ]);
  return cases.flatMap((found) => {
    const order = orders.get(found.orderId);
    return order ? [{ found, order }] : [];
  });
}

/** How many wait in each state that somebody has to act on, and since when the first of them does. */
export async function countDeskReturns(): Promise<
  ReadonlyMap<string, { count: number; since: number }>
> {
  const rows = await readRows(DB, bind(count, {}));
  return new Map(rows.map(({ state, ...counted }) => [state, counted]));
}
