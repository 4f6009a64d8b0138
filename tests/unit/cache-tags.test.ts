import { beforeEach, expect, test } from 'vitest';
import { shopBannersContract } from '#contracts/content/home.ts';
import { newsArticleContract, newsListContract } from '#contracts/content/news.ts';
import { CACHE, DB } from '#env.ts';
import { awaitRead } from './await-read.ts';
import { laggingKv } from './broken-stores.ts';
import { createFakeCall, toBanner } from './fake-call.ts';
import { openNews } from './fake-news.ts';
import { newDelivery } from './new-delivery.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';

beforeEach(() => DB.prepare('DELETE FROM content_tag').run());

const titled = (title: string) => ({ items: [toBanner(title)] });
const banners = shopBannersContract;

test('readCached reads anew in every isolate when an editor has changed a tag of the value', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const [one, two] = [openIsolate({ call, version }), openIsolate({ call, version })];
  await awaitRead(one.readCached(banners));
  await one.settle();
  expect(await two.readCached(banners)).toMatchObject({ state: 'ready', value: titled('first') });
  state.title = 'second';
  await one.changeTags(['banner'], newDelivery());
  for (const isolate of [one, two]) {
    isolate.clock.shiftMs = 2000;
    const read = await isolate.readCached(banners);
    expect(await awaitRead(read)).toMatchObject({ ok: true, value: titled('second') });
    await isolate.settle();
    expect(await isolate.readCached(banners)).toMatchObject({ state: 'ready' });
  }
  expect(state.calls).toBe(2);
});

test('readCached uses the value when something else was changed', async () => {
  const { call, state } = createFakeCall();
  const isolate = openIsolate({ call, version: ownVersion() });
  await awaitRead(isolate.readCached(banners));
  await isolate.changeTags(['news', 'home'], newDelivery());
  expect(await isolate.readCached(banners)).toMatchObject({ state: 'ready' });
  expect(state.calls).toBe(1);
});

test('readCached does not use what KV or D1 have when it is older than the change', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const writer = openIsolate({ call, version });
  await awaitRead(writer.readCached(banners));
  await writer.settle();
  state.title = 'second';
  await openIsolate({ call, version }).changeTags(['banner'], newDelivery());
  // A new isolate: it has asked nothing yet.
  const reader = openIsolate({ call, version });
  expect(await awaitRead(reader.readCached(banners))).toMatchObject({ value: titled('second') });
  await reader.settle();
  // KV is behind here, so only the fill in D1 is younger than the change.
  const behind = openIsolate({ call, version, kv: laggingKv });
  expect(await awaitRead(behind.readCached(banners))).toMatchObject({ value: titled('second') });
});

test('readCached reads lists and items anew when they hold the item that was changed', async () => {
  const { state, readCached, changeTags } = openNews();
  const readAll = async () => [
    await awaitRead(readCached(newsListContract, { page: 1 })),
    await awaitRead(readCached(newsArticleContract, { id: '12' })),
    await awaitRead(readCached(newsArticleContract, { id: 's-12' })),
    await awaitRead(readCached(newsArticleContract, { id: '13' })),
  ];
  await readAll();
  expect(state.calls).toBe(4);
  state.title = 'second';
  await changeTags(['news/12'], newDelivery());
  const titles = (await readAll()).map((one) => one.ok && one.value.items[0]?.titleMn);
  expect(titles).toEqual(['second', 'second', 'second', 'first']);
  await changeTags(['news'], newDelivery());
  await readAll();
  expect(state.calls).toBe(4 + 3 + 4);
});

test('readCached does not use the fill of another isolate when an item of it was changed', async () => {
  const version = ownVersion();
  const [one, two] = [openNews({ version, kv: laggingKv }), openNews({ version, kv: laggingKv })];
  await awaitRead(one.readCached(newsListContract, {}));
  await one.settle();
  await one.changeTags(['news/12'], newDelivery());
  two.state.title = 'second';
  const read = await awaitRead(two.readCached(newsListContract, {}));
  expect(read.ok && read.value.items[0]?.titleMn).toBe('second');
});

test('readCached finds an item at once when it was added after somebody had asked for it', async () => {
  const { state, readCached, changeTags } = openNews();
  state.missing = '14';
  expect(await awaitRead(readCached(newsArticleContract, { id: '14' }))).toMatchObject({
    ok: false,
  });
  state.missing = '';
  await changeTags(['news/14'], newDelivery());
  expect(await awaitRead(readCached(newsArticleContract, { id: '14' }))).toMatchObject({
    ok: true,
  });
});

test.each([
  ['has it', CACHE],
  ['does not have it yet', laggingKv],
])('readCached returns the outdated value when the service is dead and KV %s', async (_, kv) => {
  const { call, state } = createFakeCall();
  const isolate = openIsolate({ call, kv, version: ownVersion() });
  await awaitRead(isolate.readCached(banners));
  await isolate.settle();
  await isolate.changeTags(['banner'], newDelivery());
  state.failure = 'network';
  expect(await awaitRead(isolate.readCached(banners))).toMatchObject({ value: titled('first') });
  for (let read = 0; read < 20; read += 1) {
    expect(await isolate.readCached(banners)).toMatchObject({
      state: 'ready',
      value: titled('first'),
    });
  }
  expect(state.calls).toBe(2);
  isolate.clock.shiftMs = 6000;
  state.failure = undefined;
  state.title = 'second';
  expect(await awaitRead(isolate.readCached(banners))).toMatchObject({ value: titled('second') });
});
