import type { D1Database } from '@cloudflare/workers-types';
import { bind, run } from '#db/statement.ts';
import { sweeps } from './sweep-statements.ts';

const runMs = 20_000;
/** Besides the time: what a run asks of the processor stays far below the worker's limit. */
const maxStatements = 400;

/**
 * Deletes what has expired, a statement at a time, table after table, until nothing is left or the run has lasted
 * long enough; the next run goes on. Answers with the number of rows that went.
 */
export async function sweepExpired(db: D1Database, now: () => number): Promise<number> {
  const startedAt = now();
  let statements = 0;
  let total = 0;
  for (;;) {
    let swept = 0;
    for (const sweep of Object.values(sweeps)) {
      if (statements >= maxStatements || now() - startedAt >= runMs) return total + swept;
      statements += 1;
      // One after the other: visitors' writes come in between.
      swept += await run(db, bind(sweep, { now: now() }));
    }
    total += swept;
    if (swept === 0) return total;
  }
}
