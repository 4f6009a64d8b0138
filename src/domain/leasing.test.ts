import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  leasingMonths,
  leasingPercents,
  listDues,
  toDueNow,
  toInstalments,
  toLease,
  toOwed,
} from './leasing.ts';

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
    expect(toInstalments(price, percent, months)).toEqual({ ...plan, interest: 0 });
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

test('toInstalments adds up to the price and the interest when a rate is set', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 1000 }),
      (price, percent, months, rate) => {
        const lease = toLease(price, percent, months, rate);
        const { prepay, monthly, last, interest } = lease;
        expect(prepay + monthly * (months - 1) + last).toBe(price + interest);
        // Never less than the rate says, and never a tugrik more.
        const exact = ((price - prepay) * rate * months) / 10_000;
        expect(interest - exact).toBeGreaterThanOrEqual(0);
        expect(interest - exact).toBeLessThan(1);
        expect(listDues(lease).reduce((sum, { amount }) => sum + amount, 0)).toBe(price + interest);
        expect(toDueNow(lease) + toOwed(lease)).toBe(price + interest);
      },
    ),
    { numRuns: 4_000 },
  );
});

test('toInstalments is exact when every hundredth price up to a million is paid in all ways', () => {
  for (let price = 1; price <= 1_000_000; price += 101) {
    for (const percent of leasingPercents) {
      for (const months of leasingMonths) {
        const { prepay, monthly, last } = toInstalments(price, percent, months);
        if (prepay + monthly * (months - 1) + last !== price) {
          expect.fail(`${price} with ${percent} % over ${months} months`);
        }
      }
    }
  }
});

test.each([
  [600_001, 10, [60_001, 90_000, 90_000, 90_000, 90_000, 90_000, 90_000]],
  [1_000_000, 0, [166_666, 166_666, 166_666, 166_666, 166_666, 166_670]],
])('listDues begins at once when %i is leased with %i %% down', (price, percent, amounts) => {
  const dues = listDues(toLease(price, percent, 6, 0));
  expect(dues).toEqual(amounts.map((amount, after) => ({ after, amount })));
});
