import { expect, test } from 'vitest';
import { estimateTradeIn } from './trade-in.ts';

test.each([
  // The best condition: the range ends at the base price.
  [1_000_000, [1, 1, 1], { price: 1_000_000, low: 900_000, high: 1_000_000 }],
  [1_000_000, [], { price: 1_000_000, low: 900_000, high: 1_000_000 }],
  [900_000, [0.88, 0.92], { price: 728_640, low: 655_000, high: 802_000 }],
  // In floating point 290,000 × 0.57 is 165,299.99…
  [290_000, [0.57], { price: 165_300, low: 148_000, high: 182_000 }],
  [100_000, [0.7, 0.1], { price: 7000, low: 6000, high: 8000 }],
  // Rounded down.
  [99_999, [0.5], { price: 49_999, low: 44_000, high: 55_000 }],
  [400_000, [0.6, 0.5, 0.7, 0.78, 0.95], { price: 62_244, low: 56_000, high: 69_000 }],
  [40_000, [0], { price: 0, low: 0, high: 0 }],
  [500, [1], { price: 500, low: 0, high: 500 }],
])('estimateTradeIn makes of %i and %j the estimate %j', (basePrice, factors, estimate) => {
  expect(estimateTradeIn(basePrice, factors)).toEqual(estimate);
});
