import { DB } from '#env.ts';
import { runJob } from './run-job.ts';
import { sweepExpired } from './sweep.ts';

/** What the platform asks for by the cron trigger of wrangler.toml, every minute; no address leads here. */
export async function runScheduled(): Promise<void> {
  const startedAt = Date.now();
  try {
    const rows = await runJob('sweep', sweepExpired, { db: DB, now: Date.now });
    if (rows) console.log(JSON.stringify({ event: 'swept', rows, ms: Date.now() - startedAt }));
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'unknown';
    console.error(JSON.stringify({ event: 'job-failed', job: 'sweep', error: kind }));
    // The platform lists the run as failed; a database's own text may hold values.
    throw new Error('the sweep has failed');
  }
}
