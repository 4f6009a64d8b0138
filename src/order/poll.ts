import type { D1Database } from '@cloudflare/workers-types';
import { bind, readRows, run, statement } from '#db/statement.ts';
import { readOrderStatuses } from '#services/orders.ts';
import { moveOrder } from './move-order.ts';
import { findOrderByCode } from './store.ts';

/** How often commerce is asked about an order that is on its way, in case its webhook is not called. */
const pollMs = 15 * 60_000;
const maxRows = 50;

interface Due {
  now: number;
}
const listDue = statement<Due, { code: string }>(
  `SELECT code FROM shop_order WHERE status IN ('PLACED', 'SHIPPED') AND asked_at <= :now - ${pollMs}
   ORDER BY asked_at LIMIT ${maxRows}`,
);
const noteAsked = statement<Due & { codes: string }>(
  `UPDATE shop_order SET asked_at = :now WHERE code IN (SELECT value FROM json_each(:codes))`,
);

/** Asks commerce what became of the orders that are on their way. Returns how many it has moved. */
export async function pollOrders(db: D1Database, clock: () => number): Promise<number> {
  const now = clock();
  const due = (await readRows(db, bind(listDue, { now }))).map(({ code }) => code);
  if (due.length === 0) return 0;
  // Also where it does not answer: it is asked again in a while.
  await run(db, bind(noteAsked, { now, codes: JSON.stringify(due) }));
  const answered = await readOrderStatuses(due);
  if (!answered.ok) return 0;
  let moved = 0;
  for (const { code, status } of answered.value) {
    const order = due.includes(code) ? await findOrderByCode(code) : null;
    if (order && (await moveOrder(order, { to: status, who: 'service', now }))) moved += 1;
  }
  return moved;
}
