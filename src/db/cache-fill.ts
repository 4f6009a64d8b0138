import type { D1Database } from '@cloudflare/workers-types';
import type { FillRow } from './cache-schema.ts';
import { batch, batchEach, bind, statement } from './statement.ts';

/** What a service answered, or why it did not. */
export type Fill = Omit<FillRow, 'key'>;

export type FillClaim = { state: 'filled'; row: Fill } | { state: 'won' } | { state: 'lost' };

export interface ClaimRequest {
  key: string;
  nowMs: number;
  expiresAtMs: number;
  /** What was filled with an older version is not used. */
  minVersion: number;
}

const findUsable = statement<ClaimRequest, Fill>(
  `SELECT at_ms AS "atMs", usable_until_ms AS "usableUntilMs", failure, body, version
   FROM cache_fill WHERE k = :key AND usable_until_ms > :nowMs AND version >= :minVersion`,
);

const takeLease = statement<ClaimRequest, { k: string }>(
  `INSERT INTO lease (k, until_ms)
   SELECT :key, :expiresAtMs WHERE NOT EXISTS (
     SELECT 1 FROM cache_fill
     WHERE k = :key AND usable_until_ms > :nowMs AND version >= :minVersion)
   ON CONFLICT (k) DO UPDATE SET until_ms = excluded.until_ms WHERE until_ms <= :nowMs
   RETURNING k`,
);

const upsertFill = statement<FillRow>(
  `INSERT INTO cache_fill (k, at_ms, usable_until_ms, failure, body, version)
   VALUES (:key, :atMs, :usableUntilMs, :failure, :body, :version)
   ON CONFLICT (k) DO UPDATE SET at_ms = excluded.at_ms,
     usable_until_ms = excluded.usable_until_ms, failure = excluded.failure, body = excluded.body,
     version = excluded.version
   WHERE (excluded.version, excluded.at_ms) >= (cache_fill.version, cache_fill.at_ms)`,
);

const endLease = statement<{ key: string }>('DELETE FROM lease WHERE k = :key');

/**
 * Tries to take the lease for refreshing each key, in one round trip: `filled` when the key has just been refreshed,
 * `lost` while another isolate has the lease. A lease expires, so that an isolate that died blocks nobody.
 */
export async function claimFills(
  db: D1Database,
  requests: readonly ClaimRequest[],
): Promise<FillClaim[]> {
  const answers = await batchEach(
    db,
    requests.map((request) => ({
      usable: bind(findUsable, request),
      won: bind(takeLease, request),
    })),
  );
  return answers.map(({ usable, won }): FillClaim => {
    const row = usable.at(0);
    if (row) return { state: 'filled', row };
    return { state: won.length > 0 ? 'won' : 'lost' };
  });
}

/** Stores the result for the isolates that wait for it, and ends the lease. */
export async function publishFill(db: D1Database, key: string, fill: Fill): Promise<void> {
  await batch(db, {
    published: bind(upsertFill, { key, ...fill }),
    ended: bind(endLease, { key }),
  });
}
