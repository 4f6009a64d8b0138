import { expect, test } from 'vitest';
import { product } from './commerce/products.ts';
import { plan } from './content/services.ts';

test.each([
  [{ value: '8 GB' }, '8 GB', '8 GB'],
  [{ valueMn: 'Цагаан', valueEn: 'White' }, 'Цагаан', 'White'],
])('the value of an attribute is read from %j', (given, valueMn, valueEn) => {
  const attributes = [{ labelMn: 'Үзүүлэлт', ...given }];
  const read = product.parse({ id: 1, nameMn: 'Утас', attributes });
  expect(read.attributes).toMatchObject([{ valueMn, valueEn }]);
});

test.each([
  [{ dataMb: 2048 }, 2048],
  [{ data: 2048 }, 2048],
  [{ data: '10 GB' }, 10_240],
  [{ dataMb: null }, null],
  [{ data: null }, null],
  [{ data: ' 10 GB ' }, 10_240],
  // Nobody writes a volume in so many letters, and looking through them took seconds.
  [{ data: `1${' '.repeat(120_000)}x` }, 0],
  [{}, 0],
])('the data of a plan is read from %j', (given, dataMb) => {
  expect(plan.parse({ nameMn: 'Багц', ...given })).toMatchObject({ dataMb });
});

test('a product is told by at most twelve highlights, however many a service sends', () => {
  const highlightsMn = Array.from({ length: 40_000 }, (_, i) => `Онцлог ${i}`);
  const read = product.parse({ id: 1, nameMn: 'Утас', highlightsMn });
  expect(read.highlightsMn).toHaveLength(12);
  expect(product.parse({ id: 1, nameMn: 'Утас', highlightsMn: 'нэг' }).highlightsMn).toEqual([]);
});
