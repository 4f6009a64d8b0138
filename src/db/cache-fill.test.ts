import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { claimFills, publishFill } from './cache-fill.ts';

const claimFill = async (key: string, nowMs: number, expiresAtMs: number, minVersion = 0) =>
  (await claimFills(DB, [{ key, nowMs, expiresAtMs, minVersion }]))[0];

const body = (atMs: number, usableUntilMs: number) => ({
  atMs,
  usableUntilMs,
  failure: null,
  body: 'text',
  version: 7,
});

test('claimFills lets one win when a hundred claim a key, and another when the lease has expired', async () => {
  const claims = await Promise.all(Array.from({ length: 100 }, () => claimFill('a', 1000, 2000)));
  expect(claims.filter((claim) => claim?.state === 'won')).toHaveLength(1);
  expect(await claimFill('a', 1999, 3000)).toEqual({ state: 'lost' });
  expect(await claimFill('a', 2000, 3000)).toEqual({ state: 'won' });
});

test('claimFills returns a published value while it is usable, and lets somebody refresh it afterwards', async () => {
  await claimFill('b', 1000, 2000);
  await publishFill(DB, 'b', body(1100, 5000));
  expect(await claimFill('b', 4999, 6000)).toEqual({ state: 'filled', row: body(1100, 5000) });
  expect(await claimFill('b', 5000, 6000)).toEqual({ state: 'won' });
});

test('publishFill does not replace a newer result when it is given an older one', async () => {
  await publishFill(DB, 'c', body(2000, 9000));
  await publishFill(DB, 'c', { ...body(1000, 8000), body: 'older' });
  expect(await claimFill('c', 3000, 4000)).toMatchObject({ row: { body: 'text' } });
});

test('publishFill does not replace a result of a newer version when the older one came later', async () => {
  await publishFill(DB, 'i', body(2000, 9000));
  await publishFill(DB, 'i', { ...body(3000, 9000), body: 'older', version: 6 });
  expect(await claimFill('i', 3000, 4000)).toMatchObject({ row: { body: 'text' } });
});

test('claimFills lets one refresh a usable value when a newer version is needed', async () => {
  await publishFill(DB, 'j', body(1100, 5000));
  expect(await claimFill('j', 2000, 3000, 7)).toMatchObject({ state: 'filled' });
  expect(await claimFill('j', 2000, 3000, 8)).toEqual({ state: 'won' });
  expect(await claimFill('j', 2000, 3000, 8)).toEqual({ state: 'lost' });
});

test('claimFills answers for each key when it claims several in one round trip', async () => {
  await claimFill('g', 1000, 9000);
  await publishFill(DB, 'h', body(1000, 9000));
  const at = { nowMs: 2000, expiresAtMs: 3000, minVersion: 0 };
  const claims = await claimFills(
    DB,
    ['f', 'g', 'h'].map((key) => ({ key, ...at })),
  );
  expect(claims.map(({ state }) => state)).toEqual(['won', 'lost', 'filled']);
});
