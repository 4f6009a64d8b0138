import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMnt, splitVat, toShownVat } from './money.ts';

const price = fc.integer({ min: 0, max: 1_000_000_000 });
const inHundredths = (amount: number) => Math.round(amount * 100);

test.each<[number | null | undefined, string]>([
  [undefined, '0₮'],
  [null, '0₮'],
  [0, '0₮'],
  [7, '7₮'],
  [999, '999₮'],
  [1000, '1,000₮'],
  [999_999.01, '1,000,000₮'],
  [4450.45, '4,451₮'],
  [123_456_789, '123,456,789₮'],
  [-0.5, '0₮'],
  [-1500, '-1,500₮'],
])('formatMnt when given %s is %s', (amount, text) => {
  expect(formatMnt(amount)).toBe(text);
});

test('formatMnt keeps every digit when the amount is whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      const text = formatMnt(amount);
      expect(text).toMatch(/^-?\d{1,3}(?:,\d{3})*₮$/);
      expect(Number(text.replace(/[,₮]/g, ''))).toBe(amount);
    }),
  );
});

test('formatMnt rounds up when the amount has a fraction', () => {
  fc.assert(
    fc.property(price, (hundredths) => {
      const amount = hundredths / 100;
      const shown = Number(formatMnt(amount).replace(/[,₮]/g, ''));
      expect(shown >= amount && shown - amount < 1).toBe(true);
    }),
  );
});

test('splitVat rounds subTotal to two decimals and gives vat the remainder when given a total', () => {
  expect(splitVat(4940, 11)).toEqual({ subTotal: 4450.45, vat: 489.55 });
  expect(splitVat(111, 11)).toEqual({ subTotal: 100, vat: 11 });
  expect(splitVat(0, 11)).toEqual({ subTotal: 0, vat: 0 });
});

test('splitVat uses the rate that is given', () => {
  expect(splitVat(110, 10)).toEqual({ subTotal: 100, vat: 10 });
  expect(toShownVat(4940, 10)).toEqual({ subTotal: 4491, vat: 449 });
});

test('splitVat adds up to the total when given any of a hundred thousand totals', () => {
  fc.assert(
    fc.property(price, (total) => {
      const { subTotal, vat } = splitVat(total, 11);
      return (
        inHundredths(subTotal) + inHundredths(vat) === total * 100 &&
        Math.abs(subTotal * 1.11 - total) < 0.0056
      );
    }),
    { numRuns: 100_000 },
  );
});

test('toShownVat is whole and adds up to the total when given any of a hundred thousand totals', () => {
  fc.assert(
    fc.property(price, (total) => {
      const { subTotal, vat } = toShownVat(total, 11);
      return (
        Number.isInteger(subTotal) &&
        Number.isInteger(vat) &&
        vat >= 0 &&
        subTotal + vat === total &&
        subTotal === Math.ceil(splitVat(total, 11).subTotal)
      );
    }),
    { numRuns: 100_000 },
  );
});

test('toShownVat adds up when rounding both rows up would not', () => {
  expect(toShownVat(4940, 11)).toEqual({ subTotal: 4451, vat: 489 });
});
