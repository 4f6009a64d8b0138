import { expect, test } from 'vitest';
import type { Product } from '#contracts/commerce/products.ts';
import { toComparedRows } from './compare.ts';

const attribute = (key: string, value: string) => ({
  key,
  labelMn: key,
  labelEn: key,
  valueMn: value,
  valueEn: value,
});
const product = (...attributes: Product['attributes']) => ({ attributes }) as Product;

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
