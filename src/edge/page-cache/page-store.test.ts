import { expect, test, vi } from 'vitest';
import { createPageStore, fillPlaceholders, type PageCache, toCachedPage } from './page-store.ts';

const key = 'https://pages.invalid/x/';
const nonce = 'AAAAAAAAAAAAAAAAAAAAAA==';
const freshMs = 60_000;
const operationId = '0123456789abcdef';
const toHtml = (placeholder: string, id: string, text = 'Сайн уу') =>
  `<p nonce="${placeholder}">${text}</p><i nonce="${placeholder}"><input value="${id}">`;
const page = (atMs: number, text?: string) =>
  toCachedPage(toHtml(nonce, operationId, text), [nonce, operationId, 'nowhere'], atMs);

const toText = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

function openCache(): PageCache & { stored: Map<string, Response> } {
  const stored = new Map<string, Response>();
  return {
    stored,
    match: async (address) => stored.get(address)?.clone(),
    put: async (address, answer) => void stored.set(address, answer),
  };
}

function openStore(cache: PageCache | null = openCache()) {
  const clock = { nowMs: 1_000_000 };
  const work: Promise<unknown>[] = [];
  const store = createPageStore({
    openCache: async () => {
      if (!cache) throw new Error('no cache here');
      return cache;
    },
    waitUntil: (promise) => void work.push(promise),
    now: () => clock.nowMs,
  });
  return { clock, store, settle: () => Promise.all(work) };
}

test('fillPlaceholders fills in each visitor’s values and leaves the cached page unchanged', () => {
  const cached = page(0);
  const values = ['BBBBBBBBBBBBBBBBBBBBBB==', 'fedcba9876543210', 'another'];
  expect(toText(fillPlaceholders(cached, values))).toBe(toHtml(values[0] ?? '', values[1] ?? ''));
  expect(toText(cached.bytes)).toBe(toHtml(nonce, operationId));
});

test('find lets one visit render a stale page anew and gives it to the others meanwhile', async () => {
  const { clock, store } = openStore();
  expect(await store.find(key, freshMs)).toBeUndefined();
  store.put(key, page(clock.nowMs), freshMs);
  clock.nowMs += freshMs;
  expect((await store.find(key, freshMs))?.atMs).toBe(1_000_000);
  clock.nowMs += 1;
  expect(await store.find(key, freshMs)).toBeUndefined();
  expect((await store.find(key, freshMs))?.atMs).toBe(1_000_000);
  store.put(key, page(clock.nowMs, 'шинэ'), freshMs);
  expect((await store.find(key, freshMs))?.atMs).toBe(clock.nowMs);
});

test('put ignores a page when it was rendered before the stored one', async () => {
  const { store } = openStore();
  store.put(key, page(999_000, 'шинэ'), freshMs);
  store.put(key, page(998_000), freshMs);
  expect((await store.find(key, freshMs))?.atMs).toBe(999_000);
});

test('find lets the next visit render when there is no new page after two seconds', async () => {
  const { clock, store } = openStore();
  store.put(key, page(clock.nowMs), freshMs);
  clock.nowMs += freshMs + 1;
  expect(await store.find(key, freshMs)).toBeUndefined();
  clock.nowMs += 1999;
  expect(await store.find(key, freshMs)).toBeDefined();
  clock.nowMs += 1;
  expect(await store.find(key, freshMs)).toBeUndefined();
});

test('find returns no page when it has been stale for five minutes', async () => {
  const { clock, store, settle } = openStore();
  store.put(key, page(clock.nowMs), freshMs);
  await settle();
  clock.nowMs += freshMs + 1;
  await store.find(key, freshMs);
  clock.nowMs += 300_000;
  expect(await store.find(key, freshMs)).toBeUndefined();
  expect(await store.find(key, freshMs)).toBeUndefined();
});

test('find returns a page with its offsets when another isolate has cached it', async () => {
  const cache = openCache();
  const first = openStore(cache);
  first.store.put(key, page(first.clock.nowMs), freshMs);
  await first.settle();
  const found = await openStore(cache).store.find(key, freshMs);
  expect(found).toEqual(page(1_000_000));
  expect(cache.stored.get(key)?.headers.get('cache-control')).toBe('public, max-age=360');
});

test('find returns nothing when the cached response is no page', async () => {
  const cache = openCache();
  await cache.put(key, new Response('<p>'));
  expect(await openStore(cache).store.find(key, freshMs)).toBeUndefined();
});

test.each<[string, PageCache | null]>([
  ['is missing', null],
  [
    'fails',
    { match: () => Promise.reject(new Error('x')), put: () => Promise.reject(new Error()) },
  ],
])('find returns the page from memory when the cache %s', async (_, cache) => {
  const { clock, store, settle } = openStore(cache);
  expect(await store.find(key, freshMs)).toBeUndefined();
  store.put(key, page(clock.nowMs), freshMs);
  await settle();
  expect(await store.find(key, freshMs)).toBeDefined();
});

test('find returns nothing after 30 ms when the cache does not answer', async () => {
  vi.useFakeTimers();
  try {
    const { store } = openStore({ match: () => new Promise(() => {}), put: async () => {} });
    const finding = store.find(key, freshMs);
    await vi.advanceTimersByTimeAsync(30);
    expect(await finding).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
