import type { D1Database } from '@cloudflare/workers-types';
import { bind, findRow, run, statement } from '#db/statement.ts';

/** Longer than a run may last, so that after a run that died at most one other is skipped. */
const leaseMs = 30_000;

const takeLease = statement<{ key: string; now: number; expiresAt: number }, { k: string }>(
  `INSERT INTO lease (k, until_ms) VALUES (:key, :expiresAt)
   ON CONFLICT (k) DO UPDATE SET until_ms = excluded.until_ms WHERE until_ms <= :now
   RETURNING k`,
);
/** Compares the expiry, because a run that lasted too long must not end the lease of the next one. */
const endLease = statement<{ key: string; expiresAt: number }>(
  'DELETE FROM lease WHERE k = :key AND until_ms = :expiresAt',
);

export type Job = (db: D1Database, now: () => number) => Promise<number>;

/**
 * Runs the job and returns its result, or null if another run has the lease. The lease expires, so a run that dies
 * prevents at most the next one.
 */
export async function runJob(
  name: string,
  job: Job,
  { db, now }: { db: D1Database; now: () => number },
): Promise<number | null> {
  const key = `job ${name}`;
  const expiresAt = now() + leaseMs;
  const taken = await findRow(db, bind(takeLease, { key, now: now(), expiresAt }));
  if (!taken) return null;
  try {
    return await job(db, now);
  } finally {
    await run(db, bind(endLease, { key, expiresAt }));
  }
}
