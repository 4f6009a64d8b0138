import { expect, test } from 'vitest';
import {
  type SoldLine,
  type TaxedReceipt,
  toDecimals,
  toPaidLines,
  toTaxedReceipt,
} from './receipt-items.ts';
import { splitTax, taxTypes } from './tax.ts';

const phone: SoldLine = {
  name: 'Утас',
  price: 1110,
  quantity: 1,
  taxType: 'VAT_ABLE',
  code: '4731400',
};
const delivery: SoldLine = { ...phone, name: 'Хүргэлт', price: 2000, code: '6512000' };
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const paidOf = (lines: readonly SoldLine[]) =>
  sum(lines.map(({ price, quantity }) => price * quantity));

test('without a discount the rows are the lines, and delivery is one of its own', () => {
  expect(toPaidLines([phone], 0, delivery)).toEqual([phone, delivery]);
  expect(toPaidLines([phone], 0, null)).toEqual([phone]);
});

test('a discount that a line can not be divided by makes two rows of it', () => {
  expect(toPaidLines([{ ...phone, price: 1000, quantity: 3 }], 100, null)).toEqual([
    { ...phone, price: 967, quantity: 2 },
    { ...phone, price: 966, quantity: 1 },
  ]);
});

test('what a discount makes free has no row, and a larger discount is refused', () => {
  expect(toPaidLines([phone], 1110, delivery)).toEqual([delivery]);
  expect(toPaidLines([phone], 1111, delivery)).toBeNull();
  expect(toPaidLines([phone], -1, delivery)).toBeNull();
});

test.each([
  [{ price: 10.5 }, 0],
  [{ price: -1 }, 0],
  [{ price: Number.NaN }, 0],
  [{ price: 2 ** 53 }, 0],
  [{ quantity: 0 }, 0],
  [{ quantity: 0.5 }, 0],
  [{}, 0.5],
  [{}, Number.NaN],
])('a line with %j and a discount of %d make no rows', (given, discount) => {
  expect(toPaidLines([{ ...phone, ...given }], discount, null)).toBeNull();
  expect(toPaidLines([phone], 0, { ...phone, price: 0.5 })).toBeNull();
});

test('each tax type has a part of its own, and only the first has taxes', () => {
  const lines = [phone, { ...phone, taxType: 'VAT_FREE' as const }, { ...phone, price: 2220 }];
  expect(toTaxedReceipt(lines, 1)).toMatchObject({
    total: 4440,
    vat: 30_000,
    cityTax: 3000,
    parts: [
      { taxType: 'VAT_ABLE', total: 3330, vat: 30_000, cityTax: 3000 },
      { taxType: 'VAT_FREE', total: 1110, vat: 0, cityTax: 0 },
    ],
  });
});

/** Numbers that look random and are the same in each run. */
function makeDice(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Lines of each tax type, of which a discount makes none, some or all free, with delivery or without. */
function makeCart(roll: (count: number) => number) {
  const lines = Array.from({ length: 1 + roll(6) }, () => ({
    ...phone,
    price: 1 + roll(10 ** (1 + roll(7))),
    quantity: 1 + roll(10 ** (1 + roll(2)) - 1),
    taxType: taxTypes[roll(4)] ?? 'VAT_ABLE',
  }));
  const goods = paidOf(lines);
  const discount = roll(3) === 0 ? 0 : roll(goods + 1);
  const fee = roll(2) === 0 ? null : { ...delivery, price: 2000 + roll(2) };
  return { lines, discount, fee, amount: goods - discount + (fee?.price ?? 0) };
}

const isExact = (receipt: TaxedReceipt, cityPercent: number) =>
  (['vat', 'cityTax'] as const).every(
    (tax) =>
      sum(receipt.parts.map((part) => part[tax])) === receipt[tax] &&
      receipt.parts.every(
        (part) =>
          sum(part.lines.map((row) => row[tax])) === part[tax] &&
          part[tax] === splitTax(part.total, part.taxType, cityPercent)[tax],
      ),
  );

test('the rows of 100,000 carts add up to what was paid, and their taxes to the hundredth', () => {
  const roll = makeDice(1);
  const wrong: unknown[] = [];
  for (let turn = 0; turn < 100_000; turn += 1) {
    const { lines, discount, fee, amount } = makeCart(roll);
    const cityPercent = roll(3);
    const rows = toPaidLines(lines, discount, fee) ?? [];
    const receipt = toTaxedReceipt(rows, cityPercent);
    const isWhole = rows.every(
      ({ price, quantity }) => Number.isInteger(price * quantity) && price > 0 && quantity > 0,
    );
    const isRight = paidOf(rows) === amount && receipt.total === amount && isWhole;
    // Plain comparisons: an expectation for each would take minutes.
    if (!isRight || !isExact(receipt, cityPercent)) wrong.push({ lines, discount, fee });
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('hundredths are written with two decimals', () => {
  expect([0, 5, 99, 100, 123_456].map(toDecimals)).toEqual([
    '0.00',
    '0.05',
    '0.99',
    '1.00',
    '1234.56',
  ]);
});
