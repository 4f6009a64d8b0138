import { expect, test } from 'vitest';
import { fitLines, readTaken, toTakePath } from './take-along.ts';

const toLine = (index: number) => ({
  productId: `p-${index}-black-256`,
  product: `p-${index}`,
  quantity: 3,
});

test('an address offers the lines that it was made of', () => {
  const lines = [toLine(1), toLine(2)];
  const { searchParams } = new URL(toTakePath(lines), 'https://site.test');
  expect(readTaken(searchParams.getAll('line'))).toEqual(lines);
});

test.each([[['a b 0']], [['a/b a 1']], [['a?b p 1', 'p-1 p-1 1']], [[]]])(
  'an address with %j offers nothing',
  (given) => {
    expect(readTaken(given)).toEqual([]);
  },
);

test('a code holds the first lines of a large cart, and no time of when they were added', () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({ ...toLine(index), at: 1 }));
  const fitting = fitLines(lines);
  expect(fitting.length).toBeGreaterThan(20);
  expect(fitting.length).toBeLessThan(50);
  expect(fitting).toEqual(Array.from({ length: fitting.length }, (_, index) => toLine(index)));
  expect(toTakePath(fitting).length).toBeLessThanOrEqual(1200);
});
