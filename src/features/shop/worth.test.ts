import { expect, test } from 'vitest';
import { toCardStock, toSavedPercent } from './worth.ts';

test.each([
  [1_749_900, 1_995_900, 12],
  [990, 1000, 1],
  [995, 1000, null],
  [1000, 1000, null],
  [1000, null, null],
  [0, 1000, null],
])('a price of %i that was %s saves %s percent', (price, previousPrice, percent) => {
  expect(toSavedPercent({ price, previousPrice })).toBe(percent);
});

test.each([
  [null, false, null],
  [0, false, 'out'],
  [3, false, 'low'],
  [4, false, 'in'],
  [0, true, 'preorder'],
])('a stock of %s, with pre-order %s, is %s', (stockOnline, preorder, state) => {
  expect(toCardStock({ stockOnline, preorder })).toBe(state);
});
