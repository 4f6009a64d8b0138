import { expect, test } from 'vitest';
import { isImei, toImeiDigits } from './imei.ts';

test.each([
  ['490154203237518', true],
  ['356938035643809', true],
  ['356938035643808', false],
  ['490154203237581', false],
  ['35693803564380', false],
  ['3569380356438091', false],
  ['000000000000000', false],
  ['35693803564380X', false],
])('isImei judges %s as %s', (digits, is) => {
  expect(isImei(digits)).toBe(is);
});

test('toImeiDigits drops what people write between the digits', () => {
  expect(toImeiDigits(' 35-693803-564380-9 ')).toBe('356938035643809');
  expect(toImeiDigits('490154/20/323751.8')).toBe('490154203237518');
});
