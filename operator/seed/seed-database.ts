import type { D1Database } from '@cloudflare/workers-types';
import { runBatch } from './run-batch.ts';
import * as z from 'zod';
import type { SeedContent } from './seed-content.ts';
import { prepareSeed, type SeedPlan, type SeedState } from './seed-plan.ts';

async function readSeedState(db: D1Database): Promise<SeedState> {
  const { results } = await db
    .prepare('SELECT name, value FROM seed_state')
    .all<{ name: string; value: string }>();
  const state = new Map(results.map((row) => [row.name, row.value]));
  const left: unknown = JSON.parse(state.get('left') ?? '{}');
  return {
    hash: state.get('hash') ?? null,
    generated: Number(state.get('generated') ?? 0),
    indexes: await readIndexes(db),
    left: z.record(z.string(), z.string()).parse(left),
  };
}

async function readIndexes(db: D1Database): Promise<Record<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT name, sql FROM sqlite_schema
       WHERE type = 'index' AND tbl_name = 'product' AND sql IS NOT NULL`,
    )
    .all<{ name: string; sql: string }>();
  return Object.fromEntries(results.map(({ name, sql }) => [name, sql]));
}

/** Seeds a migrated database; see `prepareSeed` for `want`. */
export async function seedDatabase(
  db: D1Database,
  content: SeedContent,
  want?: number,
): Promise<SeedPlan> {
  const plan = await prepareSeed(content, await readSeedState(db), want);
  for (const part of plan.parts) await runBatch(db, part);
  return plan;
}
