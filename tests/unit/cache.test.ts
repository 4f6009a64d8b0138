import { expect, test } from 'vitest';
import { readShopBanners } from '#contracts/content/home.ts';
import { search } from '#contracts/content/search.ts';
import { CACHE } from '#env.ts';
import { createFakeCall, toBanner } from './fake-call.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';
import { settleEdge } from './settle-edge.ts';

const day = 24 * 3600 * 1000;
const items = (title: string) => ({ items: [toBanner(title)] });

test('the first read is pending, the next is ready without a call', async () => {
  const { call, state } = createFakeCall();
  const { readCached } = openIsolate({ call, version: ownVersion() });
  const first = await readCached(readShopBanners);
  expect(first.state).toBe('pending');
  expect(await settleEdge(first)).toMatchObject({ ok: true, value: items('first') });
  expect(await readCached(readShopBanners)).toMatchObject({
    state: 'ready',
    stale: false,
    value: items('first'),
  });
  expect(state.calls).toBe(1);
});

test('another isolate finds it in KV', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const writer = openIsolate({ call, version });
  await settleEdge(writer.readCached(readShopBanners));
  await writer.settle();
  const reader = openIsolate({ call, version });
  expect((await reader.readCached(readShopBanners)).state).toBe('ready');
  expect(state.calls).toBe(1);
});

test('a stale value is served at once and renewed behind it', async () => {
  const { call, state } = createFakeCall();
  const isolate = openIsolate({ call, version: ownVersion() });
  await settleEdge(isolate.readCached(readShopBanners));
  await isolate.settle();
  state.title = 'second';
  isolate.clock.shiftMs = day;
  expect(await isolate.readCached(readShopBanners)).toMatchObject({
    state: 'ready',
    stale: true,
    value: items('first'),
  });
  await isolate.settle();
  expect(await isolate.readCached(readShopBanners)).toMatchObject({
    state: 'ready',
    stale: false,
    value: items('second'),
  });
});

test('while the service is dead, what is up to a week old is served, and older is not', async () => {
  const { call, state } = createFakeCall();
  const isolate = openIsolate({ call, version: ownVersion() });
  await settleEdge(isolate.readCached(readShopBanners));
  await isolate.settle();
  state.failure = 'network';
  isolate.clock.shiftMs = 6.9 * day;
  for (let read = 0; read < 50; read += 1) {
    expect(await isolate.readCached(readShopBanners)).toMatchObject({
      state: 'ready',
      stale: true,
    });
  }
  await isolate.settle();
  expect(state.calls).toBe(2);
  isolate.clock.shiftMs += 2000;
  await isolate.readCached(readShopBanners);
  await isolate.settle();
  expect(state.calls).toBe(2);
  isolate.clock.shiftMs += 4000;
  await isolate.readCached(readShopBanners);
  await isolate.settle();
  expect(state.calls).toBe(3);
  isolate.clock.shiftMs = 7.1 * day;
  expect(await settleEdge(isolate.readCached(readShopBanners))).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
});

test('what one isolate renewed, the others take over without a call of their own', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const isolates = Array.from({ length: 8 }, () => openIsolate({ call, version }));
  for (const isolate of isolates) {
    await settleEdge(isolate.readCached(readShopBanners));
    await isolate.settle();
    isolate.clock.shiftMs = day;
  }
  state.title = 'second';
  await Promise.all(isolates.map((isolate) => isolate.readCached(readShopBanners)));
  for (const isolate of isolates) await isolate.settle();
  expect(state.calls).toBe(2);
});

test('what does not exist is asked for once, and known for half a minute', async () => {
  const { call, state } = createFakeCall();
  state.failure = 'not-found';
  const isolate = openIsolate({ call, version: ownVersion() });
  for (let read = 0; read < 3; read += 1) {
    expect(await settleEdge(isolate.readCached(readShopBanners))).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
  }
  expect(state.calls).toBe(1);
  await isolate.settle();
  state.failure = undefined;
  isolate.clock.shiftMs = 31_000;
  expect(await settleEdge(isolate.readCached(readShopBanners))).toMatchObject({ ok: true });
});

test('what was taken away is no longer served stale', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const isolate = openIsolate({ call, version });
  await settleEdge(isolate.readCached(readShopBanners));
  await isolate.settle();
  state.failure = 'not-found';
  isolate.clock.shiftMs = day;
  await isolate.readCached(readShopBanners);
  await isolate.settle();
  expect(await settleEdge(isolate.readCached(readShopBanners))).toMatchObject({ ok: false });
  const other = openIsolate({ call, version });
  expect(await settleEdge(other.readCached(readShopBanners))).toMatchObject({ ok: false });
});

test('searches stay in the isolate: nothing of them is written to KV', async () => {
  const { call } = createFakeCall();
  const version = ownVersion();
  const isolate = openIsolate({ call, version });
  await settleEdge(isolate.readCached(search, { q: 'утас' }));
  await isolate.settle();
  expect((await isolate.readCached(search, { q: 'утас' })).state).toBe('ready');
  expect((await CACHE.list({ prefix: `c:${version()}:` })).keys).toEqual([]);
});
