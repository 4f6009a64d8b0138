import { expect, test, vi } from 'vitest';
import { readShopBanners } from '#contracts/content/home.ts';
import { CACHE, DB } from '#env.ts';
import { sleep } from '#lib/sleep.ts';
import { deadDb, deadKv, hangingDb, hangingKv, laggingKv } from './broken-stores.ts';
import { createFakeCall } from './fake-call.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';
import { settleEdge } from './settle-edge.ts';

test.each([
  ['a dead KV', deadKv, DB],
  ['a hanging KV', hangingKv, DB],
  ['a dead D1', CACHE, deadDb],
  ['a hanging D1', CACHE, hangingDb],
  ['both dead', deadKv, deadDb],
  ['both hanging', hangingKv, hangingDb],
])('with %s a hundred reads are answered by one call', async (_, kv, db) => {
  const { call, state } = createFakeCall(20);
  const isolate = openIsolate({ call, version: ownVersion(), kv, db });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => settleEdge(isolate.readCached(readShopBanners))),
  );
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(state.calls).toBe(1);
});

test('five isolates that see nothing in KV agree through D1', async () => {
  const { call, state } = createFakeCall(50);
  const version = ownVersion();
  const isolates = Array.from({ length: 5 }, () => openIsolate({ call, version, kv: laggingKv }));
  const reads = isolates.flatMap(({ readCached }) =>
    Array.from({ length: 100 }, () => settleEdge(readCached(readShopBanners))),
  );
  const outcomes = await Promise.all(reads);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(state.calls).toBe(1);
});

test('five isolates share one failure as well', async () => {
  const { call, state } = createFakeCall(50);
  state.failure = 'timeout';
  const version = ownVersion();
  const isolates = Array.from({ length: 5 }, () => openIsolate({ call, version }));
  const outcomes = await Promise.all(
    isolates.flatMap(({ readCached }) =>
      Array.from({ length: 20 }, () => settleEdge(readCached(readShopBanners))),
    ),
  );
  expect(new Set(outcomes.map((outcome) => !outcome.ok && outcome.error.kind))).toEqual(
    new Set(['timeout']),
  );
  expect(state.calls).toBeLessThanOrEqual(2);
});

test('without D1 an isolate still shares its failure', async () => {
  const { call, state } = createFakeCall(20);
  state.failure = 'network';
  const isolate = openIsolate({ call, version: ownVersion(), db: deadDb });
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => settleEdge(isolate.readCached(readShopBanners))),
  );
  expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
  expect(state.calls).toBeLessThanOrEqual(2);
});

test('a KV that answers late is still heard before the service is asked', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const writer = openIsolate({ call, version });
  await settleEdge(writer.readCached(readShopBanners));
  await writer.settle();
  const slowKv = { ...CACHE, get: async (key: string) => (await sleep(120), CACHE.get(key)) };
  const isolate = openIsolate({ call, version, kv: slowKv as never, db: deadDb });
  const edge = await isolate.readCached(readShopBanners);
  expect(edge.state).toBe('pending');
  expect(await settleEdge(edge)).toMatchObject({ ok: true });
  expect(state.calls).toBe(1);
});

test('a holder that vanished blocks the others only until its lease ends', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  await DB.prepare('INSERT INTO lease (k, until_ms) VALUES (?, ?)')
    .bind(`c:${version()}:/Onlineshop-banners:`, Date.now() + 300)
    .run();
  const isolate = openIsolate({ call, version });
  expect(await settleEdge(isolate.readCached(readShopBanners))).toMatchObject({ ok: true });
  expect(state.calls).toBe(1);
});

test('a fault of our own becomes an outcome too', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const call = () => Promise.reject(new TypeError('a bug'));
  const isolate = openIsolate({ call, version: ownVersion() });
  expect(await settleEdge(isolate.readCached(readShopBanners))).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
  expect(logged).toHaveBeenCalledOnce();
});
