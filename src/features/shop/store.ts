import type { RatingRow } from '#db/schema.ts';
import { batch, bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

export type RatingClaim =
  | { state: 'claimed'; previous: number | null }
  /** The service has counted this very point already. */
  | { state: 'same' }
  /** Another press of this session is on its way. */
  | { state: 'busy' };

const sendingMs = 15_000;

type Key = Pick<RatingRow, 'sessionId' | 'productId'>;
type Point = Pick<RatingRow, 'point'>;

const ofKey = 'session_id = :sessionId AND product_id = :productId';

const claim = statement<Key & { point: number; now: number }, Point>(
  `INSERT INTO product_rating (session_id, product_id, point, sending_until)
   VALUES (:sessionId, :productId, NULL, :now + ${sendingMs})
   ON CONFLICT (session_id, product_id) DO UPDATE SET sending_until = excluded.sending_until
   WHERE sending_until <= :now AND point IS NOT :point
   RETURNING point`,
);
const findIdle = statement<Key & { now: number }, Point>(
  `SELECT point FROM product_rating WHERE ${ofKey} AND sending_until <= :now`,
);
const keep = statement<Key & { point: number }>(
  `UPDATE product_rating SET point = :point, sending_until = 0 WHERE ${ofKey}`,
);
const release = statement<Key>(`UPDATE product_rating SET sending_until = 0 WHERE ${ofKey}`);
const findPoint = statement<Key, Point>(`SELECT point FROM product_rating WHERE ${ofKey}`);

/** One statement decides who sends: of two presses at the same moment the service hears one. */
export async function claimRating(
  sessionId: string,
  productId: string,
  point: number,
  now: number,
): Promise<RatingClaim> {
  const key = { sessionId, productId };
  const { claimed, idle } = await batch(DB, {
    claimed: bind(claim, { ...key, point, now }),
    idle: bind(findIdle, { ...key, now }),
  });
  const row = claimed.at(0);
  if (row) return { state: 'claimed', previous: row.point };
  return { state: idle.length > 0 ? 'same' : 'busy' };
}

/** The service has counted it. */
export async function storeRating(
  sessionId: string,
  productId: string,
  point: number,
): Promise<void> {
  await run(DB, bind(keep, { sessionId, productId, point }));
}

/** The service has not counted it: what it had counted before stays. */
export async function releaseRating(sessionId: string, productId: string): Promise<void> {
  await run(DB, bind(release, { sessionId, productId }));
}

export async function findRating(sessionId: string, productId: string): Promise<number | null> {
  const row = await findRow(DB, bind(findPoint, { sessionId, productId }));
  return row?.point ?? null;
}
