import type { D1Database } from '@cloudflare/workers-types';

/**
 * Runs all statements in one transaction. Through miniflare each `prepare` blocks the process, which only afterwards
 * notices that a connection was closed meanwhile: without the pause the batch is sent over it, and fails.
 */
export async function runBatch(db: D1Database, statements: readonly string[]): Promise<void> {
  if (statements.length === 0) return;
  const prepared = statements.map((sql) => db.prepare(sql));
  await new Promise((done) => setTimeout(done, 20));
  await db.batch(prepared);
}
