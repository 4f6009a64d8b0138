import type { D1Database } from '@cloudflare/workers-types';
import { batch, bind, readRows, statement } from '#db/statement.ts';
import { putMessage } from '#forms/outbox.ts';
import { hasOpenPayment } from '#payment/open-subject.ts';
import { releaseTopic, toReleaseKey } from './release-topic.ts';
import { commerceTopic, toCommerceKey } from './topics.ts';
import { bindNote } from './move-store.ts';

/** How long after its last payment has ended an order can still be paid for by another one. */
export const lapseMs = 30 * 60_000;
/** The same of one of whose goods nobody knows whether they are kept: its request has died, and others may want them. */
export const lapseUnclearMs = 45_000;
const maxRows = 50;

const isDue = `status = 'AWAITING_PAYMENT' AND updated_at <= :now - ${lapseUnclearMs}
  AND (reservation IN ('asked', 'unclear') OR updated_at <= :now - ${lapseMs})
  AND NOT ${hasOpenPayment('order', 'shop_order.id')}`;
const listDue = statement<{ now: number }, { id: string }>(
  `SELECT id FROM shop_order WHERE ${isDue} ORDER BY updated_at LIMIT ${maxRows}`,
);
const lapse = statement<{ id: string; now: number }, { id: string }>(
  `UPDATE shop_order SET status = 'LAPSED', updated_at = :now WHERE id = :id AND ${isDue} RETURNING id`,
);

/** Ends the orders that nobody has paid for; what was kept for them is given back. Returns how many. */
export async function lapseOrders(db: D1Database, clock: () => number): Promise<number> {
  const now = clock();
  const options = { now, afterChange: true };
  let count = 0;
  for (const { id } of await readRows(db, bind(listDue, { now }))) {
    const key = toCommerceKey('cancel', id);
    const { lapsed } = await batch(db, {
      lapsed: bind(lapse, { id, now }),
      noted: bindNote({ id, to: 'LAPSED', now }, 'system'),
      told: putMessage(commerceTopic, { key, body: { id, what: 'cancel' } }, options),
      released: putMessage(releaseTopic, { key: toReleaseKey(id), body: { id } }, options),
    });
    count += lapsed.length;
  }
  return count;
}
