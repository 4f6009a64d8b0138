import { expect, test } from 'vitest';
import { isSameName } from './person-name.ts';

test.each([
  ['Болд', 'БОЛД'],
  ['Бат-Эрдэнэ', 'бат эрдэнэ'],
  [' Энхтуяа ', 'ЭНХТУЯА'],
  ['Отгон', 'Oтгoн'],
  ['Өлзий', 'ОЛЗИЙ'],
  ['Алёна', 'АЛЕНА'],
  ['Үүрийнтуяа', 'УУРИЙНТУЯА'],
])('isSameName is true when given %j and %j', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
  expect(isSameName(other, one)).toBe(true);
});

test.each([
  ['Болд', 'Болор'],
  ['Бат', 'Бат-Эрдэнэ'],
  ['', ''],
  ['-', ' '],
  ['Болд', ''],
])('isSameName is false when given %j and %j', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
