import { expect, test } from 'vitest';
import { shopBannersContract } from '#contracts/content/home.ts';
import { searchContract } from '#contracts/content/search.ts';
import { CACHE } from '#env.ts';
import { createFakeCall, toBanner } from './fake-call.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';
import { awaitRead } from './await-read.ts';

const day = 24 * 3600 * 1000;
const items = (title: string) => ({ items: [toBanner(title)] });

test('readCached is pending at first, and ready without a call when it is read again', async () => {
  const { call, state } = createFakeCall();
  const { readCached } = openIsolate({ call, version: ownVersion() });
  const first = await readCached(shopBannersContract);
  expect(first.state).toBe('pending');
  expect(await awaitRead(first)).toMatchObject({ ok: true, value: items('first') });
  expect(await readCached(shopBannersContract)).toMatchObject({
    state: 'ready',
    value: items('first'),
  });
  expect(state.calls).toBe(1);
});

test('readCached is ready when another isolate has stored the value in KV', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const writer = openIsolate({ call, version });
  await awaitRead(writer.readCached(shopBannersContract));
  await writer.settle();
  const reader = openIsolate({ call, version });
  expect((await reader.readCached(shopBannersContract)).state).toBe('ready');
  expect(state.calls).toBe(1);
});

test('readCached returns a stale value at once and refreshes it when it is a day old', async () => {
  const { call, state } = createFakeCall();
  const isolate = openIsolate({ call, version: ownVersion() });
  await awaitRead(isolate.readCached(shopBannersContract));
  await isolate.settle();
  state.title = 'second';
  isolate.clock.shiftMs = day;
  expect(await isolate.readCached(shopBannersContract)).toMatchObject({
    state: 'ready',
    value: items('first'),
  });
  await isolate.settle();
  expect(await isolate.readCached(shopBannersContract)).toMatchObject({
    state: 'ready',
    value: items('second'),
  });
});

test('readCached returns values up to a week old, and no older ones, when the service is dead', async () => {
  const { call, state } = createFakeCall();
  const isolate = openIsolate({ call, version: ownVersion() });
  await awaitRead(isolate.readCached(shopBannersContract));
  await isolate.settle();
  state.failure = 'network';
  isolate.clock.shiftMs = 6.9 * day;
  for (let read = 0; read < 50; read += 1) {
    expect(await isolate.readCached(shopBannersContract)).toMatchObject({
      state: 'ready',
    });
  }
  await isolate.settle();
  expect(state.calls).toBe(2);
  isolate.clock.shiftMs += 2000;
  await isolate.readCached(shopBannersContract);
  await isolate.settle();
  expect(state.calls).toBe(2);
  isolate.clock.shiftMs += 4000;
  await isolate.readCached(shopBannersContract);
  await isolate.settle();
  expect(state.calls).toBe(3);
  isolate.clock.shiftMs = 7.1 * day;
  expect(await awaitRead(isolate.readCached(shopBannersContract))).toMatchObject({
    ok: false,
    error: { kind: 'network' },
  });
});

test('readCached makes no call when another isolate has refreshed the value', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const isolates = Array.from({ length: 8 }, () => openIsolate({ call, version }));
  for (const isolate of isolates) {
    await awaitRead(isolate.readCached(shopBannersContract));
    await isolate.settle();
    isolate.clock.shiftMs = day;
  }
  state.title = 'second';
  await Promise.all(isolates.map((isolate) => isolate.readCached(shopBannersContract)));
  for (const isolate of isolates) await isolate.settle();
  expect(state.calls).toBe(2);
});

test('readCached remembers for half a minute when something does not exist', async () => {
  const { call, state } = createFakeCall();
  state.failure = 'not-found';
  const isolate = openIsolate({ call, version: ownVersion() });
  for (let read = 0; read < 3; read += 1) {
    expect(await awaitRead(isolate.readCached(shopBannersContract))).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
  }
  expect(state.calls).toBe(1);
  await isolate.settle();
  state.failure = undefined;
  isolate.clock.shiftMs = 31_000;
  expect(await awaitRead(isolate.readCached(shopBannersContract))).toMatchObject({ ok: true });
});

test('readCached returns no stale value when the service says that it does not exist', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const isolate = openIsolate({ call, version });
  await awaitRead(isolate.readCached(shopBannersContract));
  await isolate.settle();
  state.failure = 'not-found';
  isolate.clock.shiftMs = day;
  await isolate.readCached(shopBannersContract);
  await isolate.settle();
  expect(await awaitRead(isolate.readCached(shopBannersContract))).toMatchObject({ ok: false });
  const other = openIsolate({ call, version });
  expect(await awaitRead(other.readCached(shopBannersContract))).toMatchObject({ ok: false });
});

test('readCached writes nothing to KV when the call is a search', async () => {
  const { call } = createFakeCall();
  const version = ownVersion();
  const isolate = openIsolate({ call, version });
  await awaitRead(isolate.readCached(searchContract, { q: 'утас' }));
  await isolate.settle();
  expect((await isolate.readCached(searchContract, { q: 'утас' })).state).toBe('ready');
  expect((await CACHE.list({ prefix: `c:${version()}:` })).keys).toEqual([]);
});
