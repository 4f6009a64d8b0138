import type { SeenPriceRow } from '#db/cart-schema.ts';
import { batch, bind, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

type OfSeen = Pick<SeenPriceRow, 'isdn'>;

export const READ_SEEN = statement<
  OfSeen & { now: number },
  Pick<SeenPriceRow, 'soldId' | 'price'>
>(`SELECT sold_id AS "soldId", price FROM seen_price WHERE isdn = :isdn AND expires_at > :now`);

/** Deletes prices of what has left the cart, and expired ones, or NOTE_SEEN would bring them back. */
export const FORGET_SEEN = statement<OfSeen & { now: number; prices: string }>(
  `DELETE FROM seen_price WHERE isdn = :isdn AND (expires_at <= :now
     OR sold_id NOT IN (SELECT value ->> 'soldId' FROM json_each(:prices)))`,
);

/** Replaces the price of what is in `accepted`; of the rest, only those without a price get one. */
export const NOTE_SEEN = statement<
  OfSeen & Pick<SeenPriceRow, 'expiresAt'> & { prices: string; accepted: string }
>(
  `INSERT INTO seen_price (isdn, sold_id, price, expires_at)
   SELECT :isdn, value ->> 'soldId', value ->> 'price', :expiresAt FROM json_each(:prices)
   WHERE value ->> 'price' IS NOT NULL
   ON CONFLICT (isdn, sold_id) DO UPDATE SET expires_at = excluded.expires_at, price = iif(
     sold_id IN (SELECT value FROM json_each(:accepted)), excluded.price, price)`,
);

/** The price at which a customer last saw each item in the cart, by the id of what is sold. */
export async function readSeenPrices(isdn: string, now: number): Promise<Map<string, number>> {
  const rows = await readRows(DB, bind(READ_SEEN, { isdn, now }));
  return new Map(rows.map(({ soldId, price }) => [soldId, price]));
}

interface SeenPrices {
  prices: readonly { soldId: string; price: number | null }[];
  /** Ids whose new price the customer has accepted: it replaces the stored one. */
  accepted: readonly string[];
  now: number;
  expiresAt: number;
}

export async function noteSeenPrices(isdn: string, seen: SeenPrices): Promise<void> {
  const { now, expiresAt } = seen;
  const prices = JSON.stringify(seen.prices);
  const accepted = JSON.stringify(seen.accepted);
  await batch(DB, {
    forgotten: bind(FORGET_SEEN, { isdn, now, prices }),
    noted: bind(NOTE_SEEN, { isdn, expiresAt, prices, accepted }),
  });
}
