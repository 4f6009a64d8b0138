import type { ShopOrderRow } from '#db/order-schema.ts';
import { type Bound, batch, bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { putMessage } from '#forms/outbox.ts';
import { commerceTopic, toCommerceKey } from './topics.ts';

type State = ShopOrderRow['reservation'];

const note = statement<{ id: string; reservation: State; now: number }>(
  `UPDATE shop_order SET reservation = :reservation, updated_at = :now
   WHERE id = :id AND status = 'AWAITING_PAYMENT'`,
);
const lapse = statement<{ id: string; now: number }>(
  `UPDATE shop_order SET status = 'LAPSED', reservation = 'none', updated_at = :now
   WHERE id = :id AND status = 'AWAITING_PAYMENT'`,
);
const noteLapse = statement<{ id: string; now: number }>(
  `INSERT INTO order_event (order_id, status, at, who)
   SELECT :id, 'LAPSED', :now, 'service' WHERE changes() = 1`,
);
const giveBack = statement<{ id: string; now: number }>(
  `UPDATE shop_order SET reservation = 'given-back', updated_at = :now
   WHERE id = :id AND reservation <> 'none'`,
);
const findGivenBack = statement<{ id: string }, { id: string }>(
  `SELECT id FROM shop_order WHERE id = :id AND reservation = 'given-back'`,
);

const findReplaced = statement<{ id: string }, { id: string }>(
  `SELECT former.id FROM shop_order o JOIN shop_order former ON former.draft_id = o.draft_id
   WHERE o.id = :id AND former.id <> :id AND former.status = 'LAPSED'
     AND former.reservation IN ('asked', 'held', 'unclear')
   ORDER BY former.updated_at DESC LIMIT 1`,
);

/** The order whose place this one has taken, while its goods are still kept; null where there is none. */
export const findReplacedOrder = async (id: string): Promise<string | null> =>
  (await findRow(DB, bind(findReplaced, { id })))?.id ?? null;

/** Says what is kept for an order that waits for its payment. */
export const bindReservation = (id: string, reservation: State, now: number): Bound<never> =>
  bind(note, { id, reservation, now });

export async function noteReservation(id: string, reservation: State, now: number): Promise<void> {
  await run(DB, bindReservation(id, reservation, now));
}

/** Ends an order whose goods can not be had any more. */
export async function lapseUnreserved(id: string, now: number): Promise<void> {
  const told = { key: toCommerceKey('cancel', id), body: { id, what: 'cancel' } } as const;
  await batch(DB, {
    lapsed: bind(lapse, { id, now }),
    noted: bind(noteLapse, { id, now }),
    told: putMessage(commerceTopic, told, { now, afterChange: true }),
  });
}

export const bindGivenBack = (id: string, now: number): Bound<never> => bind(giveBack, { id, now });

export async function noteGivenBack(id: string, now: number): Promise<void> {
  await run(DB, bindGivenBack(id, now));
}

/** Another order has taken its place, and its goods. */
export const isGivenBack = async (id: string): Promise<boolean> =>
  (await findRow(DB, bind(findGivenBack, { id }))) !== null;
