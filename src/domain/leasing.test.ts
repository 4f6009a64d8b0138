import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leasingMonths, leasingPercents, toInstalments } from './leasing.ts';

test.each([
  [1_200_000, 0, 24, { prepay: 0, monthly: 50_000, last: 50_000 }],
  [1_000_000, 0, 6, { prepay: 0, monthly: 166_666, last: 166_670 }],
  [1_000_000, 35, 12, { prepay: 350_000, monthly: 54_166, last: 54_174 }],
  [999, 10, 6, { prepay: 100, monthly: 149, last: 154 }],
  // 20 × 0.35 is a little more than 7 in floating point.
  [20, 35, 6, { prepay: 7, monthly: 2, last: 3 }],
  [0, 10, 6, { prepay: 0, monthly: 0, last: 0 }],
  [5, 10, 24, { prepay: 1, monthly: 0, last: 4 }],
])(
  'toInstalments is right when %i is paid with %i %% down over %i months',
  (price, percent, months, plan) => {
    expect(toInstalments(price, percent, months)).toEqual(plan);
  },
);

test('toInstalments adds up to the price when any terms are given', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom(...leasingPercents),
      fc.constantFrom(...leasingMonths),
      (price, percent, months) => {
        const { prepay, monthly, last } = toInstalments(price, percent, months);
        expect(prepay + monthly * (months - 1) + last).toBe(price);
        expect(last - monthly).toBeGreaterThanOrEqual(0);
        expect(last - monthly).toBeLessThan(months);
        expect(prepay * 100 - price * percent).toBeGreaterThanOrEqual(0);
        expect(prepay * 100 - price * percent).toBeLessThan(100);
      },
    ),
    { numRuns: 20_000 },
  );
});
