import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { href, id, instant, lenientList, mnt, optionalHref, optionalText, text } from './shape.ts';

const fits = (shape: z.ZodMiniType, value: unknown) => shape.safeParse(value).success;

test('an id is a string inside, whatever it came as', () => {
  expect(id.parse(42)).toBe('42');
  expect(id.parse('a-42')).toBe('a-42');
  expect(id.parse(0)).toBe('0');
});

test.each(['', 'x'.repeat(129), 1.5, NaN, null, undefined, {}, ['1'], true])(
  '%j is no id',
  (value) => {
    expect(fits(id, value)).toBe(false);
  },
);

test('a text that may be missing is empty then', () => {
  expect([null, undefined, '', 'а'].map((value) => optionalText.parse(value))).toEqual([
    '',
    '',
    '',
    'а',
  ]);
  expect(fits(optionalText, 5)).toBe(false);
  expect(fits(text, null)).toBe(false);
  expect(fits(text, 'а'.repeat(200_001))).toBe(false);
});

test.each(['https://example.mn/a?b=c#d', 'HTTP://example.mn', '/', '/news/шинэ мэдээ', '#contact'])(
  '%s is a link',
  (value) => {
    expect(href.parse(value)).toBe(value);
  },
);

test.each([
  '',
  'news',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\\elsewhere.example',
  ' https://example.mn',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://example.mn',
  'https:example.mn',
  `/${'a'.repeat(2048)}`,
  null,
  5,
])('%j is no link', (value) => {
  expect(fits(href, value)).toBe(false);
  expect(optionalHref.parse(value) ?? null).toBeNull();
});

test.each([
  ['2026-07-10T12:00:00Z', true],
  ['2026-07-10T12:00:00.123Z', true],
  ['2026-07-10T20:00:00+08:00', true],
  ['2026-07-10T12:00:00', false],
  ['2026-07-10', false],
  ['2026-13-10T12:00:00Z', false],
  [1_780_000_000_000, false],
])('%j as an instant: %s', (value, good) => {
  expect(fits(instant, value)).toBe(good);
});

test.each([
  [0, true],
  [4940, true],
  [-1, false],
  [0.5, false],
  ['4940', false],
  [Infinity, false],
  [null, false],
])('%j as an amount: %s', (value, good) => {
  expect(fits(mnt, value)).toBe(good);
});

const prices = lenientList(z.object({ price: mnt }));

test('a bad element of a list is dropped, the good ones keep their order', () => {
  const list = [
    { price: 1 },
    { price: -1 },
    null,
    'x',
    { price: 2, more: 'unknown' },
    {},
    { price: 3 },
  ];
  expect(prices.parse(list)).toEqual([{ price: 1 }, { price: 2 }, { price: 3 }]);
});

test('a list that is missing is empty, anything else is no list', () => {
  expect([prices.parse(null), prices.parse(undefined), prices.parse([])]).toEqual([[], [], []]);
  expect(fits(prices, { 0: { price: 1 } })).toBe(false);
  expect(fits(prices, 'x')).toBe(false);
});
