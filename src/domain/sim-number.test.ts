import { expect, test } from 'vitest';
import { readSimNumber } from './sim-number.ts';

test.each([
  ['123456789', '123456789'],
  ['123 456 789', '123456789'],
  ['123456789F', '123456789'],
  ['89976123456789f', '123456789'],
  ['8997601123456789F', '123456789'],
  ['8997601 1234 56789 Ф1', '123456789'],
  ['１２３４５６７８９', '123456789'],
])('readSimNumber reads %j as the nine digits before the F', (typed, read) => {
  expect(readSimNumber(typed)).toBe(read);
});

test.each([
  '',
  '12345678',
  '1234567890',
  'F123456789',
  '12345678F',
  '123456789G',
  '8997601123456789',
])('readSimNumber finds none in %j', (typed) => {
  expect(readSimNumber(typed)).toBeNull();
});
