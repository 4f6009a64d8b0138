import { DB } from '#env.ts';

export type RatingClaim =
  | { state: 'claimed'; previous: number | null }
  /** The service has counted this very point already. */
  | { state: 'same' }
  /** Another press of this session is on its way. */
  | { state: 'busy' };

const sendingMs = 15_000;

/** One statement decides who sends: of two presses at the same moment the service hears one. */
export async function claimRating(
  sessionId: string,
  productId: string,
  point: number,
  nowMs: number,
): Promise<RatingClaim> {
  const [claimed, held] = await DB.batch([
    DB.prepare(
      `INSERT INTO product_rating (session_id, product_id, point, sending_until)
       VALUES (?1, ?2, NULL, ?4 + ${sendingMs})
       ON CONFLICT (session_id, product_id) DO UPDATE SET sending_until = excluded.sending_until
       WHERE sending_until <= ?4 AND point IS NOT ?3
       RETURNING point`,
    ).bind(sessionId, productId, point, nowMs),
    DB.prepare(
      `SELECT point FROM product_rating
       WHERE session_id = ?1 AND product_id = ?2 AND sending_until <= ?3`,
    ).bind(sessionId, productId, nowMs),
  ]);
  const [row] = (claimed?.results ?? []) as { point: number | null }[];
  if (row) return { state: 'claimed', previous: row.point };
  return { state: held?.results.length ? 'same' : 'busy' };
}

/** The service has counted it. */
export async function keepRating(
  sessionId: string,
  productId: string,
  point: number,
): Promise<void> {
  await DB.prepare(
    `UPDATE product_rating SET point = ?3, sending_until = 0
     WHERE session_id = ?1 AND product_id = ?2`,
  )
    .bind(sessionId, productId, point)
    .run();
}

/** The service has not counted it: what it had counted before stays. */
export async function releaseRating(sessionId: string, productId: string): Promise<void> {
  await DB.prepare(
    'UPDATE product_rating SET sending_until = 0 WHERE session_id = ?1 AND product_id = ?2',
  )
    .bind(sessionId, productId)
    .run();
}

export async function findRating(sessionId: string, productId: string): Promise<number | null> {
  const row = await DB.prepare(
    'SELECT point FROM product_rating WHERE session_id = ?1 AND product_id = ?2',
  )
    .bind(sessionId, productId)
    .first<{ point: number | null }>();
  return row?.point ?? null;
}
