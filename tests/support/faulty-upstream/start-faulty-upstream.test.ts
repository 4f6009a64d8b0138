import { afterEach, expect, test } from 'vitest';
import { type FaultyUpstream, startFaultyUpstream } from './start-faulty-upstream.ts';

const open: FaultyUpstream[] = [];

async function start(options?: Parameters<typeof startFaultyUpstream>[0]) {
  const upstream = await startFaultyUpstream(options);
  open.push(upstream);
  return upstream;
}

afterEach(() => Promise.all(open.splice(0).map((upstream) => upstream.close())));

test('it passes healthy calls on to another service and counts them', async () => {
  const real = await start();
  real.set('/contents/', { answer: { data: 'real' } });
  const upstream = await start({ proxyTo: real.url });
  const response = await fetch(`${upstream.url}/contents/home?a=1`);
  expect(await response.json()).toEqual({ data: 'real' });
  expect(upstream.calls('/contents/home')).toBe(1);
  expect(real.requests('/')).toMatchObject([{ path: '/contents/home', query: '?a=1' }]);
});

test('a POST is passed on with its body', async () => {
  const real = await start();
  const upstream = await start({ proxyTo: real.url });
  await fetch(`${upstream.url}/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: '{"a":1}',
  });
  expect(real.requests('/cart')).toMatchObject([
    { method: 'POST', body: '{"a":1}', headers: { 'idempotency-key': 'k' } },
  ]);
});

test('the longest prefix decides, and null makes it healthy again', async () => {
  const upstream = await start();
  upstream.set('/', { fault: '500' });
  upstream.set('/contents/', { answer: 'fine' });
  expect((await fetch(`${upstream.url}/product`)).status).toBe(500);
  expect((await fetch(`${upstream.url}/contents/home`)).status).toBe(200);
  upstream.set('/', null);
  expect((await fetch(`${upstream.url}/product`)).status).toBe(404);
});

test('an answer can be delayed', async () => {
  const upstream = await start();
  upstream.set('/', { answer: 1, delayMs: 100 });
  const startedAt = performance.now();
  await (await fetch(upstream.url)).text();
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(95);
});

test('a proxied service that is gone breaks the connection, not the server', async () => {
  const gone = await startFaultyUpstream();
  await gone.close();
  const upstream = await start({ proxyTo: gone.url });
  await expect(fetch(`${upstream.url}/contents/home`)).rejects.toThrow();
  upstream.set('/contents/home', { answer: 'back' });
  expect((await fetch(`${upstream.url}/contents/home`)).status).toBe(200);
});
