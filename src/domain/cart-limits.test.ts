import { expect, test } from 'vitest';
import { toBadge } from './cart-limits.ts';

test.each([
  [0, ''],
  [-3, ''],
  [Number.NaN, ''],
  [1, '1'],
  [99, '99'],
  [100, '99'],
  [1e309, '99'],
])('the badge of %d things says "%s"', (count, badge) => {
  expect(toBadge(count)).toBe(badge);
});
