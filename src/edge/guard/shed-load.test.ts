import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { log } from '#lib/log.ts';
import { maxRendering, maxWaiting } from './render-turns.ts';
import { atOnce, shedLoad } from './shed-load.ts';

const site = 'http://127.0.0.1:8787';
const html = { accept: 'text/html' };
let finish: () => void;
let app: Hono;

const pages = maxRendering + maxWaiting;

beforeEach(() => {
  // The clock stands, so that nobody's turn lapses.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  const finished = Promise.withResolvers<void>();
  finish = finished.resolve;
  app = new Hono();
  app.use(shedLoad);
  app.all('/slow', async (c) => {
    await finished.promise;
    return c.text('done');
  });
  app.all('*', (c) => c.text('done'));
});
afterEach(() => {
  finish();
  vi.useRealTimers();
});

const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
  app.request(site + path, { ...init, headers: { ...html, ...init.headers } });
const hold = (count: number, init: RequestInit = {}) =>
  Promise.all(Array.from({ length: count }, () => ask('/slow', init)));

test('shedLoad refuses a page at once when as many are made or wait as may, and no longer', async () => {
  const held = hold(pages);
  const refused = await ask('/shop?sort=new', { headers: { cookie: 'lang=en' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const page = await refused.text();
  expect(page).toContain(translator('en')('error.busy'));
  expect(page).toContain('href="/shop?sort=new"');
  expect(await (await ask('/')).text()).toContain(translator('mn')('error.busy'));
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(refused.headers.get('cache-control')).toBe('private, no-store');
  finish();
  expect((await held).every(({ status }) => status === 200)).toBe(true);
  expect((await ask('/')).status).toBe(200);
});

test('shedLoad takes forms and webhooks when it takes no more pages', async () => {
  const held = hold(pages);
  expect((await ask('/cart')).status).toBe(503);
  expect((await ask('/sign-in', { method: 'POST' })).status).toBe(200);
  expect((await ask('/hooks/sms', { method: 'POST' })).status).toBe(200);
  finish();
  await held;
});

const complete = { headers: { cookie: 'a=b; complete=1' } };

test('shedLoad gives complete pages turns like any other, since they compute as long', async () => {
  const held = hold(pages, complete);
  expect((await ask('/')).status).toBe(503);
  expect((await ask('/', complete)).status).toBe(503);
  finish();
  await held;
});

test('shedLoad takes pages when complete ones wait for a service', async () => {
  const held: Promise<Response[]>[] = [];
  for (let count = 0; count < atOnce.complete; count += maxRendering) {
    held.push(hold(maxRendering, complete));
    // By then they only wait, and have left their turns.
    vi.setSystemTime(Date.now() + 20);
  }
  expect((await ask('/', { headers: { 'user-agent': 'Googlebot/2.1' } })).status).toBe(503);
  expect((await ask('/')).status).toBe(200);
  finish();
  await Promise.all(held);
});

test('shedLoad gives back what was typed when it refuses a form of the site, and of no other', async () => {
  const held = hold(atOnce.form, { method: 'POST' });
  const body = 'isdn=99112233&note=%22%3E%3Cb%3E';
  const post = (origin: string) =>
    ask('/sign-in', {
      method: 'POST',
      body,
      headers: {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
      },
    });
  const own = await post(site);
  expect(own.status).toBe(503);
  expect(await own.text()).toContain('name="note" value="&quot;&gt;&lt;b&gt;"');
  const foreign = await post('https://evil.example');
  expect([foreign.status, await foreign.text()]).toEqual([503, 'Service Unavailable']);
  finish();
  await held;
});

test('shedLoad forgets after two seconds who has left without an answer', async () => {
  const held = hold(atOnce.form, { method: 'POST' });
  const post = async () => (await ask('/sign-in', { method: 'POST' })).status;
  expect(await post()).toBe(503);
  vi.setSystemTime(Date.now() + 1999);
  expect(await post()).toBe(503);
  vi.setSystemTime(Date.now() + 1);
  expect(await post()).toBe(200);
  finish();
  await held;
});
