import type { D1Database } from '@cloudflare/workers-types';

export interface FillRow {
  at_ms: number;
  usable_until_ms: number;
  failure: string | null;
  body: string | null;
}

export type FillClaim = { state: 'filled'; row: FillRow } | { state: 'won' } | { state: 'lost' };

export interface ClaimRequest {
  key: string;
  nowMs: number;
  untilMs: number;
}

/**
 * Asks to be the one who refreshes each key, all in one trip: `filled` when somebody has just done it, `lost`
 * while somebody is at it. A lease ends by itself, so a holder that vanishes blocks nobody.
 */
export async function claimFills(
  db: D1Database,
  requests: readonly ClaimRequest[],
): Promise<FillClaim[]> {
  const answers = await db.batch(
    requests.flatMap(({ key, nowMs, untilMs }) => [
      db
        .prepare(
          `SELECT at_ms, usable_until_ms, failure, body FROM cache_fill
           WHERE k = ?1 AND usable_until_ms > ?2`,
        )
        .bind(key, nowMs),
      db
        .prepare(
          `INSERT INTO lease (k, until_ms)
           SELECT ?1, ?2 WHERE NOT EXISTS (
             SELECT 1 FROM cache_fill WHERE k = ?1 AND usable_until_ms > ?3)
           ON CONFLICT (k) DO UPDATE SET until_ms = excluded.until_ms WHERE until_ms <= ?3
           RETURNING k`,
        )
        .bind(key, untilMs, nowMs),
    ]),
  );
  return requests.map((_, i) => {
    const row = answers[2 * i]?.results[0];
    if (row !== undefined) return { state: 'filled', row: row as FillRow };
    return { state: answers[2 * i + 1]?.results.length ? 'won' : 'lost' };
  });
}

/** Hands the result to those who wait, ends the lease, and sweeps what nobody can use any more. */
export async function publishFill(
  db: D1Database,
  key: string,
  row: FillRow,
  nowMs: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO cache_fill (k, at_ms, usable_until_ms, failure, body) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (k) DO UPDATE SET at_ms = excluded.at_ms,
           usable_until_ms = excluded.usable_until_ms, failure = excluded.failure, body = excluded.body
         WHERE excluded.at_ms >= cache_fill.at_ms`,
      )
      .bind(key, row.at_ms, row.usable_until_ms, row.failure, row.body),
    db.prepare('DELETE FROM lease WHERE k = ?1 OR until_ms <= ?2').bind(key, nowMs - 60_000),
    db.prepare('DELETE FROM cache_fill WHERE usable_until_ms <= ?1').bind(nowMs),
  ]);
}
