import { expect, test } from 'vitest';
import { isArrival, toDayPrice } from './model.ts';

test.each([
  ['2026-11-24', true],
  ['2027-01-23', true],
  ['2027-01-24', false],
  ['2026-11-23', false],
  ['someday', false],
])('isArrival says of %s: %s, when today is 24 November', (day, isPossible) => {
  expect(isArrival(day, '2026-11-24')).toBe(isPossible);
});

test('toDayPrice rounds up when the price does not divide', () => {
  expect(toDayPrice({ price: 25_000, days: 7 })).toBe(3572);
});
