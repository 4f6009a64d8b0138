import type { D1PreparedStatement } from '@cloudflare/workers-types';
import { vi } from 'vitest';
import { DB } from '#env.ts';

/** Messages are sent after the answer, and counts forgotten: here they never are. */
const never = {
  bind: () => never,
  all: () => new Promise(() => undefined),
  run: () => new Promise(() => undefined),
} as unknown as D1PreparedStatement;

/** From now on, how often the database was asked; a batch is one trip. */
export function countTrips(): () => number {
  const prepare = DB.prepare.bind(DB);
  let prepared = 0;
  vi.spyOn(DB, 'prepare').mockImplementation((sql) => {
    if (/^(?:UPDATE outbox|DELETE FROM velocity)/.test(sql)) return never;
    prepared += 1;
    return prepare(sql);
  });
  const batch = vi.spyOn(DB, 'batch');
  return () => {
    const batched = batch.mock.calls.reduce((sum, [statements]) => sum + statements.length, 0);
    return batch.mock.calls.length + prepared - batched;
  };
}
