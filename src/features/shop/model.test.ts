import { expect, test } from 'vitest';
import {
  isFront,
  isTicked,
  listNarrowings,
  toPriceRange,
  toProductQuery,
  toShopFilters,
  toShopHref,
} from './model.ts';
import { toNextHref, toPreviousHref } from './paging.ts';

const read = (search: string) => toShopFilters(new URLSearchParams(search));
const whole =
  'category=c-phones&sub=sc-budget&q=altai+nova&sort=priceAsc&stock=1&lease=1&min=100000&max=500000&brand=Altai&brand=Zephyr&color=Graphite&storage=128+GB&after=WyJwb3B1bGFyIl0';

test('toShopHref writes the same address when the filters were read from it in any order', () => {
  expect(toShopHref(read(whole), { after: 'WyJwb3B1bGFyIl0' })).toBe(`/shop?${whole}`);
  const mixed = new URLSearchParams(
    [...new URLSearchParams(whole)]
      .toReversed()
      .map(([name, value]): [string, string] => [name, value]),
  );
  expect(toProductQuery(toShopFilters(mixed))).toEqual(toProductQuery(read(whole)));
});

test('the address of a page of the list says which one it is, and leads back page by page', () => {
  const first = read('q=nova');
  const second = toNextHref(first, 'c1');
  expect(second).toBe('/shop?q=nova&after=c1&page=2');
  const third = toNextHref(read(second.slice(6)), 'c2');
  expect(third).toBe('/shop?q=nova&after=c2&before=c1&page=3');
  expect(toPreviousHref(read(third.slice(6)))).toBe(second);
  expect(toPreviousHref(read(second.slice(6)))).toBe('/shop?q=nova');
  expect(toPreviousHref(first)).toBeNull();
  let href = third;
  for (let i = 3; i < 40; i += 1) href = toNextHref(read(href.slice(6)), `c${i}`);
  expect(read(href.slice(6))).toMatchObject({ page: 40, after: 'c39' });
  expect(href.length).toBeLessThan(150);
});

test('an address that says no page leads nowhere but to the first', () => {
  const old = read('after=c7&before=<b>&page=x');
  expect([old.page, toPreviousHref(old)]).toEqual([null, null]);
  expect(toNextHref(old, 'c8')).toBe('/shop?after=c8&before=c7');
});

test('toShopHref leaves the cursor out when a filter changes', () => {
  expect(toShopHref(read(whole), { sort: 'new' })).not.toContain('after=');
});

test.each([
  '',
  'sort=best',
  'sort=constructor',
  'min=-1&max=1e3',
  'min=0x10',
  'stock=yes',
  'lease=true',
  'after=<b>',
  `after=${'a'.repeat(257)}`,
  'brand=&color=%20',
  'brand=a,b',
  'theme=dark&x=1',
])('isFront is true when the query is "%s"', (search) => {
  expect(isFront(read(search))).toBe(true);
  expect(toProductQuery(read(search))).toEqual({ sort: 'popular', size: 24 });
});

test('toShopFilters reads prices as people write them and swaps them when the lower one comes second', () => {
  expect(read('min=1%20200,000₮')).toMatchObject({ min: 1_200_000, max: null });
  expect(read('min=500&max=100')).toMatchObject({ min: 100, max: 500 });
  expect(toPriceRange('100000-299999')).toEqual({ min: 100_000, max: 299_999 });
  expect(toPriceRange('-49999')).toEqual({ min: null, max: 49_999 });
  expect(toPriceRange('2000000-')).toEqual({ min: 2_000_000, max: null });
});

test('toProductQuery sorts ticks, each once and at most twelve, when several are given', () => {
  expect(toProductQuery(read('brand=Zephyr&brand=Altai&brand=Zephyr')).brand).toBe('altai,zephyr');
  const many = Array.from({ length: 40 }, (_, i) => `brand=b${i}`).join('&');
  expect(read(many).brand).toHaveLength(12);
  expect(isTicked(read('brand=ALTAI'), 'brand', 'Altai')).toBe(true);
});

test('toProductQuery leaves the search text out when it is too short', () => {
  const filters = read('q=%20ө%20');
  expect(filters.q).toBe('ө');
  expect(toProductQuery(filters).q).toBeUndefined();
  expect(toProductQuery(read('q=!!%20%E2%98%85-a')).q).toBeUndefined();
  expect(toProductQuery(read('q=5g')).q).toBe('5g');
  expect(toProductQuery(read(`q=${'ө'.repeat(100)}`)).q).toHaveLength(64);
});

test('listNarrowings gives the address without one filter when several are active', () => {
  const found = listNarrowings(read(whole));
  expect(found.map(({ facet, value }) => facet + value)).toEqual([
    'brandAltai',
    'brandZephyr',
    'colorGraphite',
    'storage128 GB',
    'qaltai nova',
    'price',
    'inStock',
    'leasable',
  ]);
  for (const { href } of found) {
    const left = listNarrowings(read(href.split('?')[1] ?? ''));
    expect(left).toHaveLength(found.length - 1);
  }
});
