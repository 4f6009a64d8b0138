import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax, taxTypes } from './tax.ts';

test.each([
  [1110, 'VAT_ABLE', 1, { net: 100_000, vat: 10_000, cityTax: 1000 }],
  [1120, 'VAT_ABLE', 2, { net: 100_000, vat: 10_000, cityTax: 2000 }],
  [1100, 'VAT_ABLE', 0, { net: 100_000, vat: 10_000, cityTax: 0 }],
  [1000, 'VAT_ABLE', 1, { net: 90_090, vat: 9009, cityTax: 901 }],
  [1000, 'VAT_FREE', 1, { net: 100_000, vat: 0, cityTax: 0 }],
  [1000, 'NO_VAT', 2, { net: 100_000, vat: 0, cityTax: 0 }],
  [0, 'VAT_ABLE', 1, { net: 0, vat: 0, cityTax: 0 }],
] as const)('%i MNT, %s, with %i %% of city tax is split into %j', (total, type, city, split) => {
  expect(splitTax(total, type, city)).toEqual(split);
});

test('the parts of any price are whole, not negative, and add up to it', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.constantFrom(...taxTypes),
      fc.integer({ min: 0, max: 5 }),
      (total, type, city) => {
        const { net, vat, cityTax } = splitTax(total, type, city);
        expect(net + vat + cityTax).toBe(total * 100);
        expect([net, vat, cityTax].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      },
    ),
  );
});
