import { expect, test, vi } from 'vitest';
import { shopBannersContract } from '#contracts/content/home.ts';
import { CACHE, DB } from '#env.ts';
import { sleep } from '#lib/sleep.ts';
import { log } from '#lib/log.ts';
import { deadDb, deadKv, hangingDb, hangingKv, laggingKv } from './broken-stores.ts';
import { createFakeCall } from './fake-call.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';
import { awaitRead } from './await-read.ts';

test.each([
  ['a dead KV', deadKv, DB],
  ['a hanging KV', hangingKv, DB],
  ['a dead D1', CACHE, deadDb],
  ['a hanging D1', CACHE, hangingDb],
  ['both dead', deadKv, deadDb],
  ['both hanging', hangingKv, hangingDb],
])('readCached answers a hundred reads by one call when there is %s', async (_, kv, db) => {
  const { call, state } = createFakeCall(20);
  const isolate = openIsolate({ call, version: ownVersion(), kv, db });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => awaitRead(isolate.readCached(shopBannersContract))),
  );
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(state.calls).toBe(1);
});

test('readCached makes one call when five isolates find nothing in KV', async () => {
  const { call, state } = createFakeCall(50);
  const version = ownVersion();
  const isolates = Array.from({ length: 5 }, () => openIsolate({ call, version, kv: laggingKv }));
  const reads = isolates.flatMap(({ readCached }) =>
    Array.from({ length: 100 }, () => awaitRead(readCached(shopBannersContract))),
  );
  const outcomes = await Promise.all(reads);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(state.calls).toBe(1);
});

test('readCached shares a failure when five isolates read at the same time', async () => {
  const { call, state } = createFakeCall(50);
  state.failure = 'timeout';
  const version = ownVersion();
  const isolates = Array.from({ length: 5 }, () => openIsolate({ call, version }));
  const outcomes = await Promise.all(
    isolates.flatMap(({ readCached }) =>
      Array.from({ length: 20 }, () => awaitRead(readCached(shopBannersContract))),
    ),
  );
  expect(new Set(outcomes.map((outcome) => !outcome.ok && outcome.error.kind))).toEqual(
    new Set(['timeout']),
  );
  expect(state.calls).toBeLessThanOrEqual(2);
});

test('readCached shares a failure within an isolate when D1 is dead', async () => {
  const { call, state } = createFakeCall(20);
  state.failure = 'network';
  const isolate = openIsolate({ call, version: ownVersion(), db: deadDb });
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => awaitRead(isolate.readCached(shopBannersContract))),
  );
  expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
  expect(state.calls).toBeLessThanOrEqual(2);
});

test('readCached makes no call when KV answers late', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const writer = openIsolate({ call, version });
  await awaitRead(writer.readCached(shopBannersContract));
  await writer.settle();
  const slowKv = { ...CACHE, get: async (key: string) => (await sleep(120), CACHE.get(key)) };
  const isolate = openIsolate({ call, version, kv: slowKv as never, db: deadDb });
  const read = await isolate.readCached(shopBannersContract);
  expect(read.state).toBe('pending');
  expect(await awaitRead(read)).toMatchObject({ ok: true });
  expect(state.calls).toBe(1);
});

test('readCached waits only until the lease expires when its holder has died', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  await DB.prepare('INSERT INTO lease (k, until_ms) VALUES (?, ?)')
    .bind(`c:${version()}:/Onlineshop-banners:`, Date.now() + 300)
    .run();
  const isolate = openIsolate({ call, version });
  expect(await awaitRead(isolate.readCached(shopBannersContract))).toMatchObject({ ok: true });
  expect(state.calls).toBe(1);
});

test('readCached answers with an error when our own code throws', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const call = () => Promise.reject(new TypeError('a bug'));
  const isolate = openIsolate({ call, version: ownVersion() });
  expect(await awaitRead(isolate.readCached(shopBannersContract))).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
  expect(logged).toHaveBeenCalledOnce();
});
