import type { D1Database } from '@cloudflare/workers-types';
import { bind, run } from '#db/statement.ts';
import { maxRows, type Sweep, sweeps } from './sweep-statements.ts';

const runMs = 20_000;
/** Besides the time limit, so that a run needs far less CPU time than the worker may use. */
const maxStatements = 400;
/** Statements of one table before the next table is swept. */
const maxInRow = 10;

/**
 * Deletes expired rows, table after table, until none is left or the run has reached its limits; the next run goes on.
 * Returns the number of deleted rows.
 */
export async function sweepExpired(db: D1Database, now: () => number): Promise<number> {
  const deadline = now() + runMs;
  let statements = 0;
  let total = 0;
  const isOver = () => statements >= maxStatements || now() >= deadline;

  async function sweepTable(sweep: Sweep): Promise<void> {
    for (let turn = 0; turn < maxInRow && !isOver(); turn += 1) {
      statements += 1;
      // One after the other, so that visitors' writes run in between.
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
