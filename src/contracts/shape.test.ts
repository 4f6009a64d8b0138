import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { href, id, instant, lenientList, mnt, optionalHref, optionalText, text } from './shape.ts';

const fits = (shape: z.ZodMiniType, value: unknown) => shape.safeParse(value).success;

test('id returns a string when the service sends a number or a string', () => {
  expect(id.parse(42)).toBe('42');
  expect(id.parse('a-42')).toBe('a-42');
  expect(id.parse(0)).toBe('0');
});

test.each(['', 'x'.repeat(129), 1.5, NaN, null, undefined, {}, ['1'], true])(
  'id refuses %j',
  (value) => {
    expect(fits(id, value)).toBe(false);
  },
);

test('optionalText returns an empty text when the service sends none', () => {
  expect([null, undefined, '', 'а'].map((value) => optionalText.parse(value))).toEqual([
    '',
    '',
    '',
    'а',
  ]);
  expect(optionalText.parse(5)).toBe('');
  expect(fits(text, null)).toBe(false);
  expect(fits(text, 'а'.repeat(200_001))).toBe(false);
});

test.each(['https://example.mn/a?b=c#d', 'HTTP://example.mn', '/', '/news/шинэ мэдээ', '#contact'])(
  'href accepts %s',
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
  'https://user:pw@example.mn/',
  'https://www.example.mn@elsewhere.example/',
  'https:///:pw@elsewhere.example',
  'https://',
  'https://a b/',
  `/${'a'.repeat(2048)}`,
  null,
  5,
])('href refuses %j', (value) => {
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
])('instant is given %j and accepts it: %s', (value, good) => {
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
])('mnt is given %j and accepts it: %s', (value, good) => {
  expect(fits(mnt, value)).toBe(good);
});

const prices = lenientList(z.object({ price: mnt }));

test('lenientList leaves out invalid elements and preserves the order of the others when a list has some', () => {
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

test('lenientList returns an empty list when there is none, and refuses what is no list', () => {
  expect([prices.parse(null), prices.parse(undefined), prices.parse([])]).toEqual([[], [], []]);
  expect(fits(prices, { 0: { price: 1 } })).toBe(false);
  expect(fits(prices, 'x')).toBe(false);
});
