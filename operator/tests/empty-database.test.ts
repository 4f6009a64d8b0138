import { expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { get, prepareOperator, testDb } from './operator-under-test.ts';

async function countRows(): Promise<number> {
  const { results } = await testDb
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_%' ESCAPE '\\'",
    )
    .all<{ name: string }>();
  const counts = await testDb.batch<{ n: number }>(
    results.map(({ name }) => testDb.prepare(`SELECT count(*) AS n FROM "${name}"`)),
  );
  return counts.reduce((sum, { results: [row] }) => sum + (row?.n ?? 0), 0);
}

test('emptyDatabase leaves no row of the seed and nothing to find, and can be seeded anew', async () => {
  await prepareOperator();
  const seeded = await countRows();
  const before = await (await get('/search?q=phone')).text();
  expect(seeded).toBeGreaterThan(0);
  expect(await emptyDatabase(testDb)).toBe(true);
  expect(await countRows()).toBe(0);
  expect(await (await get('/search?q=phone')).text()).not.toBe(before);
  await prepareOperator();
  expect(await countRows()).toBe(seeded);
  expect(await (await get('/search?q=phone')).text()).toBe(before);
});

test('emptyDatabase touches nothing where a test has left another table', async () => {
  await testDb.exec('CREATE TABLE left_behind (id TEXT)');
  expect(await emptyDatabase(testDb)).toBe(false);
  await testDb.exec('DROP TABLE left_behind');
  expect(await emptyDatabase(testDb)).toBe(true);
});
