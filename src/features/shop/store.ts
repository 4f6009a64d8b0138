import type { RatingRow } from '#db/schema.ts';
import { batch, bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

export type RatingClaim =
  | { state: 'claimed'; previous: number | null }
  /** The service has already counted the same point. */
  | { state: 'same' }
  /** Another rating of this visitor is being sent. */
  | { state: 'busy' };

const sendingMs = 15_000;

type Key = Pick<RatingRow, 'visitorId' | 'productId'>;
type Point = Pick<RatingRow, 'point'>;

const ofKey = 'visitor_id = :visitorId AND product_id = :productId';

const claim = statement<Key & { point: number; now: number }, Point>(
  `INSERT INTO product_rating (visitor_id, product_id, point, sending_until)
   VALUES (:visitorId, :productId, NULL, :now + ${sendingMs})
   ON CONFLICT (visitor_id, product_id) DO UPDATE SET sending_until = excluded.sending_until
   WHERE sending_until <= :now AND point IS NOT :point
   RETURNING point`,
);
const findIdle = statement<Key & { now: number }, Point>(
  `SELECT point FROM product_rating WHERE ${ofKey} AND sending_until <= :now`,
);
const storePoint = statement<Key & { point: number }>(
  `UPDATE product_rating SET point = :point, sending_until = 0 WHERE ${ofKey}`,
);
const release = statement<Key>(`UPDATE product_rating SET sending_until = 0 WHERE ${ofKey}`);
const findPoint = statement<Key, Point>(`SELECT point FROM product_rating WHERE ${ofKey}`);

/** Decides in one statement who calls the service, so that of two presses at the same moment only one does. */
export async function claimRating(
  visitorId: string,
  productId: string,
  point: number,
  now: number,
): Promise<RatingClaim> {
  const key = { visitorId, productId };
  const { claimed, idle } = await batch(DB, {
    claimed: bind(claim, { ...key, point, now }),
    idle: bind(findIdle, { ...key, now }),
  });
  const row = claimed.at(0);
  if (row) return { state: 'claimed', previous: row.point };
  return { state: idle.length > 0 ? 'same' : 'busy' };
}

/** Called when the service has counted the rating. */
export async function storeRating(
  visitorId: string,
  productId: string,
  point: number,
): Promise<void> {
  await run(DB, bind(storePoint, { visitorId, productId, point }));
}

/** Called when the service has not counted the rating: the point that it counted before stays. */
export async function releaseRating(visitorId: string, productId: string): Promise<void> {
  await run(DB, bind(release, { visitorId, productId }));
}

export async function findRating(visitorId: string, productId: string): Promise<number | null> {
  const row = await findRow(DB, bind(findPoint, { visitorId, productId }));
  return row?.point ?? null;
}
