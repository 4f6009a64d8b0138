import { expect, test } from 'vitest';
import { type ProductCard, productCard } from '#contracts/commerce/products.ts';
import type { Outcome } from '#lib/outcome.ts';
import { type Catalogue, walk } from './catalogue.ts';
import type { readProducts } from './products.ts';
import { UpstreamError } from './upstream/upstream-error.ts';

const makeProducts = (count: number): ProductCard[] =>
  Array.from({ length: count }, (_, at) =>
    productCard.parse({
      id: `p-${at}`,
      slug: `p-${at}`,
      nameMn: 'Утас',
      nameEn: 'Phone',
      categoryId: 'c',
      price: 1,
      type: 'PHYSICAL',
      stockOnline: 1,
    }),
  );

type ReadPage = typeof readProducts;
const ready = (items: ProductCard[], next: string | null, total: number | null = null) =>
  ({ state: 'ready', value: { items, next, total, dropped: 0 } }) as const;

/** A service that pages by offset. */
const pagesOf =
  (products: ProductCard[], total: number | null = null): ReadPage =>
  async (query) => {
    const from = Number(query?.cursor ?? 0);
    const end = from + Number(query?.size);
    return ready(products.slice(from, end), end < products.length ? String(end) : null, total);
  };

const countOf = (outcome: Outcome<Catalogue>) => (outcome.ok ? outcome.value?.length : 'failed');

test('the shop is held whole when its list is short, whatever total the service gives', async () => {
  expect(countOf(await walk(pagesOf(makeProducts(120))))).toBe(120);
  expect(countOf(await walk(pagesOf(makeProducts(120), 121)))).toBe(120);
});

test('the shop is held once when the service ignores paging and always has a next page', async () => {
  const items = makeProducts(30);
  let calls = 0;
  const again: ReadPage = async () => {
    calls += 1;
    return ready(items, 'again');
  };
  expect(countOf(await walk(again))).toBe(30);
  expect(calls).toBe(2);
});

test('the shop is held when the service ignores the size and answers with all of a long list', async () => {
  const all = makeProducts(900);
  expect(countOf(await walk(async () => ready(all, null, 900)))).toBe(900);
});

test('the shop is held when a service that counts pages ignores both page and size', async () => {
  const all = makeProducts(900);
  expect(countOf(await walk(async (query) => ready(all, query?.cursor ? null : '2')))).toBe(900);
  expect(countOf(await walk(async () => ready(all, 'again')))).toBe(900);
});

test('the shop is not held when each page is long and brings others', async () => {
  let calls = 0;
  const long: ReadPage = async () => {
    calls += 1;
    const items = makeProducts(700).map((one) => ({ ...one, id: `${one.id}-${calls}` }));
    return ready(items, 'more');
  };
  expect(countOf(await walk(long))).toBeUndefined();
  expect(calls).toBe(2);
});

test('the shop is not held when its list is long, or when most of it can not be reached', async () => {
  let calls = 0;
  const counted: ReadPage = (query) => {
    calls += 1;
    return pagesOf(makeProducts(700), 700)(query);
  };
  expect(countOf(await walk(counted))).toBeUndefined();
  expect(calls).toBe(1);
  expect(countOf(await walk(pagesOf(makeProducts(700))))).toBeUndefined();
  const first = makeProducts(50);
  expect(countOf(await walk(async () => ready(first, null, 400)))).toBeUndefined();
});

test('the shop is not held when a later page fails, and fails with its first page', async () => {
  const outcome = { ok: false, error: new UpstreamError('timeout', 'commerce') } as const;
  const failed = { state: 'pending', result: Promise.resolve(outcome) } as const;
  const broken: ReadPage = async (query) =>
    query?.cursor ? failed : ready(makeProducts(50), '50');
  expect(countOf(await walk(broken))).toBeUndefined();
  expect(countOf(await walk(async () => failed))).toBe('failed');
});
