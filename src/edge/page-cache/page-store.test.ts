import { expect, test, vi } from 'vitest';
import { createPageStore, fillPlaceholders, type PageCache, toCachedPage } from './page-store.ts';

const key = 'https://pages.invalid/x/';
const nonce = 'AAAAAAAAAAAAAAAAAAAAAA==';
const freshMs = 60_000;
const act = '0123456789abcdef';
const toHtml = (mark: string, op: string, text = 'Сайн уу') =>
  `<p nonce="${mark}">${text}</p><i nonce="${mark}"><input value="${op}">`;
const page = (atMs: number, text?: string) =>
  toCachedPage(toHtml(nonce, act, text), [nonce, act, 'nowhere'], atMs);

const toText = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

function openCache(): PageCache & { kept: Map<string, Response> } {
  const kept = new Map<string, Response>();
  return {
    kept,
    match: async (address) => kept.get(address)?.clone(),
    put: async (address, answer) => void kept.set(address, answer),
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

test('a page leaves with each visitor’s own marks in all their places, and is itself unchanged', () => {
  const kept = page(0);
  const marks = ['BBBBBBBBBBBBBBBBBBBBBB==', 'fedcba9876543210', 'another'];
  expect(toText(fillPlaceholders(kept, marks))).toBe(toHtml(marks[0] ?? '', marks[1] ?? ''));
  expect(toText(kept.bytes)).toBe(toHtml(nonce, act));
});

test('while it is fresh it is given to everybody, then one draws it anew and the others still get it', async () => {
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

test('an older drawing that is done later does not replace a newer one', async () => {
  const { store } = openStore();
  store.put(key, page(999_000, 'шинэ'), freshMs);
  store.put(key, page(998_000), freshMs);
  expect((await store.find(key, freshMs))?.atMs).toBe(999_000);
});

test('who was to draw it and did not is followed by the next one after two seconds', async () => {
  const { clock, store } = openStore();
  store.put(key, page(clock.nowMs), freshMs);
  clock.nowMs += freshMs + 1;
  expect(await store.find(key, freshMs)).toBeUndefined();
  clock.nowMs += 1999;
  expect(await store.find(key, freshMs)).toBeDefined();
  clock.nowMs += 1;
  expect(await store.find(key, freshMs)).toBeUndefined();
});

test('five minutes after its time nobody is shown it any more', async () => {
  const { clock, store, settle } = openStore();
  store.put(key, page(clock.nowMs), freshMs);
  await settle();
  clock.nowMs += freshMs + 1;
  await store.find(key, freshMs);
  clock.nowMs += 300_000;
  expect(await store.find(key, freshMs)).toBeUndefined();
  expect(await store.find(key, freshMs)).toBeUndefined();
});

test('a new isolate finds it in the cache, with the places of the marks', async () => {
  const cache = openCache();
  const first = openStore(cache);
  first.store.put(key, page(first.clock.nowMs), freshMs);
  await first.settle();
  const found = await openStore(cache).store.find(key, freshMs);
  expect(found).toEqual(page(1_000_000));
  expect(cache.kept.get(key)?.headers.get('cache-control')).toBe('public, max-age=360');
});

test('what something else has left in the cache is no page', async () => {
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
])('where the cache %s the memory does alone', async (_, cache) => {
  const { clock, store, settle } = openStore(cache);
  expect(await store.find(key, freshMs)).toBeUndefined();
  store.put(key, page(clock.nowMs), freshMs);
  await settle();
  expect(await store.find(key, freshMs)).toBeDefined();
});

test('a cache that does not answer is not waited for', async () => {
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
