import type { D1Database } from '@cloudflare/workers-types';
import { bind, findRow, run, statement } from '#db/statement.ts';

/** Longer than a run may last, shorter than the time to the next one but one. */
const leaseMs = 30_000;

const takeLease = statement<{ key: string; now: number; until: number }, { k: string }>(
  `INSERT INTO lease (k, until_ms) VALUES (:key, :until)
   ON CONFLICT (k) DO UPDATE SET until_ms = excluded.until_ms WHERE until_ms <= :now
   RETURNING k`,
);
/** Only one's own: a run that lasted too long must not end the lease of the next. */
const endLease = statement<{ key: string; until: number }>(
  'DELETE FROM lease WHERE k = :key AND until_ms = :until',
);

export type Job = (db: D1Database, now: () => number) => Promise<number>;

/**
 * Runs the job unless another run of it holds the lease; then the answer is null. The lease ends by itself, so a
 * run that dies stops only the next minute's.
 */
export async function runJob(
  name: string,
  job: Job,
  { db, now }: { db: D1Database; now: () => number },
): Promise<number | null> {
  const key = `job ${name}`;
  const until = now() + leaseMs;
  const taken = await findRow(db, bind(takeLease, { key, now: now(), until }));
  if (!taken) return null;
  try {
    return await job(db, now);
  } finally {
    await run(db, bind(endLease, { key, until }));
  }
}
