import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMadeUp, type Send } from './made-up-requests.ts';
import { inParallel } from './site.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

let site: Site;
beforeAll(async () => {
  // One code an hour, so that every later one is refused.
  site = await startSite({ TAN_NETWORK_HOURLY: '1' });
});
afterAll(() => site.stop());

test('100 requests of each kind leave nothing when what they ask for is made up', async () => {
  // What the site itself needs is stored by the first requests.
  for (const ask of Object.values(listMadeUp(site.origin)))
    for (let i = 0; i < 6; i += 1) await ask();
  await new Promise((done) => setTimeout(done, 500));
  let before = await site.countStored();
  for (const [kind, send] of Object.entries(listMadeUp(site.origin))) {
    const statuses = new Set<number>();
    await inParallel(Array(100).fill(send), async (one: Send) => {
      const answer = await one();
      statuses.add(answer.status);
      await answer.arrayBuffer();
    });
    const after = await site.countStored();
    // What the site itself reads may be stored meanwhile: a few values, not one for each request.
    for (const name of ['cache_fill', 'keys in KV']) {
      expect.soft((after[name] ?? 0) - (before[name] ?? 0), `${kind}, ${name}`).toBeLessThan(10);
      after[name] = before[name] ?? 0;
    }
    expect.soft(after, `${kind}, answered with ${[...statuses].join()}`).toEqual(before);
    before = after;
  }
}, 300_000);

test('what is known is stored', async () => {
  const keysOf = async (path: string) => {
    const { 'keys in KV': before = 0 } = await site.countStored();
    await (await sendTo(site.origin, path)).text();
    await new Promise((done) => setTimeout(done, 500));
    return ((await site.countStored())['keys in KV'] ?? 0) - before;
  };
  const [, article = ''] =
    /href="(\/news\/[^"?]+)"/.exec(await (await sendTo(site.origin, '/news')).text()) ?? [];
  expect(await keysOf(article)).toBe(1);
  expect(await keysOf('/shop/altai-nova-12-pro')).toBeGreaterThan(0);
});
