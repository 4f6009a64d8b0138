import { DB } from '#env.ts';
import { runJob } from './run-job.ts';
import { sweepExpired } from './sweep.ts';

/** A database's own text may hold values. */
function logFailure(error: unknown): 'failed' {
  const kind = error instanceof Error ? error.name : 'unknown';
  console.error(JSON.stringify({ event: 'job-failed', job: 'sweep', error: kind }));
  return 'failed';
}

/** What the platform asks for by the cron trigger of wrangler.toml, every minute; no address leads here. */
export async function runScheduled(): Promise<void> {
  const startedAt = Date.now();
  const rows = await runJob('sweep', sweepExpired, { db: DB, now: Date.now }).catch(logFailure);
  // The platform lists such a run as failed.
  if (rows === 'failed') throw new Error('the sweep has failed');
  if (rows) console.log(JSON.stringify({ event: 'swept', rows, ms: Date.now() - startedAt }));
}
