import { expect, test } from 'vitest';
import { shopBannersContract } from '#contracts/content/home.ts';
import { CACHE } from '#env.ts';
import { createFakeCall, toBanner } from './fake-call.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';
import { awaitRead } from './await-read.ts';

function toText(items: unknown[]): string {
  return JSON.stringify({ atMs: Date.now(), items, total: null, next: null });
}

test.each([
  ['no JSON', 'x'],
  ['another shape', toText([{ image: 7 }])],
  ['a forbidden key', `{"atMs":${Date.now()},"items":[],"total":null,"next":null,"__proto__":{}}`],
])('readCached calls the service when KV holds %s', async (_, text) => {
  const { call } = createFakeCall();
  const version = ownVersion();
  await CACHE.put(`c:${version()}:/Onlineshop-banners:`, text);
  const isolate = openIsolate({ call, version });
  expect(await awaitRead(isolate.readCached(shopBannersContract))).toMatchObject({
    ok: true,
    value: { items: [toBanner('first')] },
  });
});
