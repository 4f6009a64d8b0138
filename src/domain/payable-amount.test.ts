import { expect, test } from 'vitest';
import {
  findAmountFault,
  maxPayment,
  readAmount,
  splitPayment,
  unitPresets,
} from './payable-amount.ts';

test.each([
  ['1000', 1000],
  ['5 000₮', 5000],
  ['12,500', 12_500],
  ['１０００', 1000],
  ['', null],
  ['1e3', null],
  ['-5000', null],
  ['1000.5', null],
  ['9999999999', null],
])('readAmount takes "%s" for %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  [null, 'missing'],
  [0, 'below'],
  [999, 'below'],
  [1000, null],
  [maxPayment, null],
  [maxPayment + 1, 'above'],
])('findAmountFault says of %s: %s', (amount, fault) => {
  expect(findAmountFault(amount)).toBe(fault);
});

test('the six presets are those that are promised, and each can be paid', () => {
  expect(unitPresets).toEqual([1000, 3000, 5000, 10_000, 20_000, 50_000]);
  expect(unitPresets.map(findAmountFault)).toEqual(unitPresets.map(() => null));
});

test.each([
  [45_000, 45_000, 45_000, 0],
  [50_000, 45_000, 45_000, 5000],
  [1000, 45_000, 1000, 0],
  [5000, 0, 0, 5000],
])('of %i for a bill of %i, %i is paid and %i is credit', (amount, due, paid, credit) => {
  expect(splitPayment(amount, due)).toEqual({ paid, credit });
});
