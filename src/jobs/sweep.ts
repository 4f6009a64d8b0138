import type { D1Database } from '@cloudflare/workers-types';
import { bind, run } from '#db/statement.ts';
import { maxRows, type Sweep, sweeps } from './sweep-statements.ts';

const runMs = 20_000;
/** Besides the time: what a run asks of the processor stays far below the worker's limit. */
const maxStatements = 400;
/** Of one table before the others have their turn again. */
const maxInRow = 10;

/**
 * Deletes what has expired, a statement at a time, table after table, until nothing is left or the run has lasted
 * long enough; the next run goes on. Answers with the number of rows that went.
 */
export async function sweepExpired(db: D1Database, now: () => number): Promise<number> {
  const endsAt = now() + runMs;
  let statements = 0;
  let total = 0;
  const isOver = () => statements >= maxStatements || now() >= endsAt;

  async function sweepTable(sweep: Sweep): Promise<void> {
    for (let turn = 0; turn < maxInRow && !isOver(); turn += 1) {
      statements += 1;
      // One after the other: visitors' writes come in between.
      const rows = await run(db, bind(sweep, { now: now() }));
      total += rows;
      if (rows < maxRows) return;
    }
  }

  for (let before = -1; before < total && !isOver();) {
    before = total;
    for (const sweep of Object.values(sweeps)) await sweepTable(sweep);
  }
  return total;
}
