import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, expect, test } from 'vitest';
import { shopBannersContract as banners } from '#contracts/content/home.ts';
import { DB } from '#env.ts';
import { awaitRead } from './await-read.ts';
import { deadDb, hangingDb } from './broken-stores.ts';
import { createFakeCall, toBanner } from './fake-call.ts';
import { newDelivery } from './new-delivery.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';

beforeEach(() => DB.prepare('DELETE FROM content_tag').run());

const titled = (title: string) => ({ items: [toBanner(title)] });

/** A database that counts how often it is asked for changes. */
function countAsks() {
  const asks = { count: 0 };
  const db = {
    prepare: (sql: string) => {
      if (sql.startsWith('SELECT tag')) asks.count += 1;
      return DB.prepare(sql);
    },
    batch: DB.batch.bind(DB),
  } as unknown as D1Database;
  return { asks, db };
}

test('readCached asks the database once in a second and only while it is used', async () => {
  const { asks, db } = countAsks();
  const { call } = createFakeCall();
  const isolate = openIsolate({ call, db, version: ownVersion() });
  const readMany = () =>
    Promise.all(Array.from({ length: 100 }, () => awaitRead(isolate.readCached(banners))));
  await readMany();
  expect(asks.count).toBe(1);
  isolate.clock.shiftMs = 1500;
  await readMany();
  expect(asks.count).toBe(2);
  isolate.clock.shiftMs = 25_000;
  expect(asks.count).toBe(2);
  await readMany();
  expect(asks.count).toBe(3);
});

test('readCached waits for no answer when what is known is younger than two seconds', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const isolate = openIsolate({ call, version });
  await awaitRead(isolate.readCached(banners));
  await isolate.settle();
  state.title = 'second';
  await openIsolate({ call, version }).changeTags(['banner'], newDelivery());
  isolate.clock.shiftMs = 1900;
  expect(await isolate.readCached(banners)).toMatchObject({ value: titled('first') });
  await isolate.settle();
  expect(await awaitRead(isolate.readCached(banners))).toMatchObject({ value: titled('second') });
});

test.each([
  ['dead', deadDb],
  ['hanging', hangingDb],
])('readCached uses what is cached when D1 is %s', async (_, db) => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const writer = openIsolate({ call, version });
  await awaitRead(writer.readCached(banners));
  await writer.settle();
  const isolate = openIsolate({ call, version, db });
  for (let read = 0; read < 3; read += 1) {
    expect(await awaitRead(isolate.readCached(banners))).toMatchObject({ ok: true });
  }
  expect(await isolate.readCached(banners)).toMatchObject({ state: 'ready' });
  expect(state.calls).toBe(1);
});

test('readCached takes values as outdated when there were more changes than an isolate knows', async () => {
  const { call, state } = createFakeCall();
  const version = ownVersion();
  const writer = openIsolate({ call, version });
  await awaitRead(writer.readCached(banners));
  await writer.settle();
  for (let message = 0; message < 10; message += 1) {
    const tags = Array.from({ length: 100 }, (_, i) => `product/${message}-${i}` as const);
    await writer.changeTags(tags, newDelivery());
  }
  expect(await writer.readCached(banners)).toMatchObject({ state: 'ready' });
  const read = await openIsolate({ call, version }).readCached(banners);
  expect(await awaitRead(read)).toMatchObject({ ok: true });
  expect(state.calls).toBe(2);
});
