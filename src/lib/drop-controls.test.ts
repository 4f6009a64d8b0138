import { expect, test } from 'vitest';
import { dropControls } from './drop-controls.ts';

test.each([
  ['a NUL', 'ab\u0000cd', 'abcd'],
  ['a bell and an escape', '\u0007ab\u001Bcd', 'abcd'],
  ['a form feed and a vertical tab', 'ab\f\vcd', 'abcd'],
  ['non-characters', 'ab\uFFFEcd\uFFFF', 'abcd'],
  ['what turns the direction', 'ab\u202Ecd\u2066', 'abcd'],
  ['half a pair', 'ab\uD83Dcd\uDE00', 'abcd'],
])('dropControls removes %s', (_, text, rest) => {
  expect(dropControls(text)).toBe(rest);
});

test.each(['', 'Үнэ\tөртөг\r\n', '😀 a\u00A0b\u200D', '\uFFFD'])(
  'dropControls leaves %j as it is',
  (text) => {
    expect(dropControls(text)).toBe(text);
  },
);
