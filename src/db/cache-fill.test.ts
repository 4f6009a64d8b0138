import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { claimFill, publishFill } from './cache-fill.ts';

const body = (at: number, until: number) => ({
  at_ms: at,
  usable_until_ms: until,
  failure: null,
  body: 'text',
});

test('of a hundred contenders one wins, and the next after its lease ended', async () => {
  const claims = await Promise.all(
    Array.from({ length: 100 }, () => claimFill(DB, 'a', 1000, 2000)),
  );
  expect(claims.filter(({ state }) => state === 'won')).toHaveLength(1);
  expect(await claimFill(DB, 'a', 1999, 3000)).toEqual({ state: 'lost' });
  expect(await claimFill(DB, 'a', 2000, 3000)).toEqual({ state: 'won' });
});

test('what was published is handed out while it is usable, then somebody may refresh', async () => {
  await claimFill(DB, 'b', 1000, 2000);
  await publishFill(DB, 'b', body(1100, 5000), 1100);
  expect(await claimFill(DB, 'b', 4999, 6000)).toEqual({ state: 'filled', row: body(1100, 5000) });
  expect(await claimFill(DB, 'b', 5000, 6000)).toEqual({ state: 'won' });
});

test('an older result never replaces a newer one', async () => {
  await publishFill(DB, 'c', body(2000, 9000), 2000);
  await publishFill(DB, 'c', { ...body(1000, 8000), body: 'older' }, 2001);
  expect(await claimFill(DB, 'c', 3000, 4000)).toMatchObject({ row: { body: 'text' } });
});

test('rows that nobody can use any more are swept', async () => {
  await publishFill(DB, 'd', body(1000, 2000), 1000);
  await publishFill(DB, 'e', body(50_000, 60_000), 50_000);
  const { results } = await DB.prepare(`SELECT k FROM cache_fill WHERE k IN ('d', 'e')`).all();
  expect(results).toEqual([{ k: 'e' }]);
});
