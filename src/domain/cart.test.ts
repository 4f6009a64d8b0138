import { expect, test } from 'vitest';
import { toBadge } from './cart.ts';

test.each([
  [0, ''],
  [-3, ''],
  [Number.NaN, ''],
  [1, '1'],
  [99, '99'],
  [100, '99'],
  [Infinity, '99'],
])('toBadge when the count is %d is "%s"', (count, badge) => {
  expect(toBadge(count)).toBe(badge);
});
