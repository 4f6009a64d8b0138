import { expect, test } from 'vitest';
import type { Product } from '#contracts/commerce/products.ts';
import { toCompared, toCompareHref, toComparedRows } from './compare.ts';

const attribute = (key: string, value: string) => ({
  key,
  labelMn: key,
  labelEn: key,
  valueMn: value,
  valueEn: value,
});
const product = (...attributes: Product['attributes']) => ({ attributes }) as Product;

test('toCompared takes the first four products when an address names more', () => {
  const query = new URLSearchParams('with=a&with=b&with=a&with=c&with=d&with=e&with=x%2Fy');
  expect(toCompared(query)).toEqual({ ids: ['a', 'b', 'c', 'd'], isCut: true });
  expect(toCompared(new URLSearchParams('with=a&with=a'))).toEqual({ ids: ['a'], isCut: false });
});

test('toCompared reads what toCompareHref has written', () => {
  const ids = ['p-1', 'p&2', 'гар'];
  expect(toCompared(new URL(toCompareHref(ids), 'http://x').searchParams).ids).toEqual(ids);
  expect(toCompareHref([])).toBe('/compare');
});

test('toComparedRows lists attributes by key and marks those that differ', () => {
  const rows = toComparedRows([
    product(attribute('ram', '8 GB'), attribute('os', 'Android')),
    product(attribute('os', 'android'), attribute('nfc', 'yes'), attribute('ram', '12 GB')),
  ]);
  expect(rows.map(({ key, differs }) => [key, differs])).toEqual([
    ['ram', true],
    ['os', false],
    ['nfc', true],
  ]);
  expect(rows[2]?.values[0]).toBeNull();
});
