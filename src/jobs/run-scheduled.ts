import { DB } from '#env.ts';
import { log } from '#lib/log.ts';
import { runJob } from './run-job.ts';
import { sweepExpired } from './sweep.ts';

function logFailure(cause: unknown): 'failed' {
  log.error('job-failed', { kind: 'sweep', cause });
  return 'failed';
}

/** Called every minute by the cron trigger of wrangler.toml; no address leads here. */
export async function runScheduled(): Promise<void> {
  const startedAt = Date.now();
  const rows = await runJob('sweep', sweepExpired, { db: DB, now: Date.now }).catch(logFailure);
  // Rejects, so that the platform lists the run as failed.
  if (rows === 'failed') throw new Error('the sweep has failed');
  if (rows) log.info('swept', { count: rows, ms: Date.now() - startedAt });
}
