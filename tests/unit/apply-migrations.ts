import { type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { CACHE, DB } from '#env.ts';
import { forgetFailures } from '#services/upstream/call-upstream.ts';
import { applyMigrations } from '#operator/seed/apply-migrations.ts';
import { emptyDatabase, noteTables } from '#operator/tests/empty-database.ts';
import { testDb } from '#operator/tests/operator-under-test.ts';

const toMigrations = (given: unknown) =>
  (given as D1Migration[]).map(({ name, queries }) => ({ name, statements: queries }));

async function emptyCache(): Promise<void> {
  const { keys, list_complete: isAll } = await CACHE.list();
  await Promise.all(keys.map(({ name }) => CACHE.delete(name)));
  if (!isAll) await emptyCache();
}

// Test files share a worker, which saves most of the time, so the stores are emptied before each, and the circuits closed.
forgetFailures();
if ((await emptyDatabase(DB)) && (await emptyDatabase(testDb))) await emptyCache();
else {
  await reset();
  await applyMigrations(DB, toMigrations(env.SITE_MIGRATIONS));
  await applyMigrations(testDb, toMigrations(env.OPERATOR_MIGRATIONS));
  await noteTables(DB);
  await noteTables(testDb);
}
