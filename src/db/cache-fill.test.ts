import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { claimFills, publishFill } from './cache-fill.ts';

const claimFill = async (key: string, nowMs: number, expiresAtMs: number) =>
  (await claimFills(DB, [{ key, nowMs, expiresAtMs }]))[0];

const body = (at: number, until: number) => ({
  atMs: at,
  usableUntilMs: until,
  failure: null,
  body: 'text',
});

test('of a hundred contenders one wins, and the next after its lease ended', async () => {
  const claims = await Promise.all(Array.from({ length: 100 }, () => claimFill('a', 1000, 2000)));
  expect(claims.filter((claim) => claim?.state === 'won')).toHaveLength(1);
  expect(await claimFill('a', 1999, 3000)).toEqual({ state: 'lost' });
  expect(await claimFill('a', 2000, 3000)).toEqual({ state: 'won' });
});

test('what was published is handed out while it is usable, then somebody may refresh', async () => {
  await claimFill('b', 1000, 2000);
  await publishFill(DB, 'b', body(1100, 5000));
  expect(await claimFill('b', 4999, 6000)).toEqual({ state: 'filled', row: body(1100, 5000) });
  expect(await claimFill('b', 5000, 6000)).toEqual({ state: 'won' });
});

test('an older result never replaces a newer one', async () => {
  await publishFill(DB, 'c', body(2000, 9000));
  await publishFill(DB, 'c', { ...body(1000, 8000), body: 'older' });
  expect(await claimFill('c', 3000, 4000)).toMatchObject({ row: { body: 'text' } });
});

test('many keys are claimed in one trip, each with its own answer', async () => {
  await claimFill('g', 1000, 9000);
  await publishFill(DB, 'h', body(1000, 9000));
  const at = { nowMs: 2000, expiresAtMs: 3000 };
  const claims = await claimFills(
    DB,
    ['f', 'g', 'h'].map((key) => ({ key, ...at })),
  );
  expect(claims.map(({ state }) => state)).toEqual(['won', 'lost', 'filled']);
});
