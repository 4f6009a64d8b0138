import { expect, test } from 'vitest';
import { passportNumber, readMachineLine } from './passport.ts';

/** The specimen of ICAO 9303, whose digits are right. */
const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
const first = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';

test('readMachineLine reads number and end when all check digits are right', () => {
  expect(readMachineLine(second)).toEqual({ number: 'L898902C3', expires: '2012-04-15' });
});

test('readMachineLine reads the second line when both are typed, with spaces and small letters', () => {
  expect(readMachineLine(`${first}\n${second.toLowerCase()}`)?.number).toBe('L898902C3');
});

test.each([
  ['number', second.replace('L898902C3', 'L898902C4')],
  ['day of birth', second.replace('7408122', '7408132')],
  ['end', second.replace('1204159', '1204169')],
  ['personal number', second.replace('ZE184226B', 'ZE184227B')],
  ['whole line', second.replace(/0$/, '1')],
])('readMachineLine refuses a line when the check digit of the %s is wrong', (_what, line) => {
  expect(line).not.toBe(second);
  expect(readMachineLine(line)).toBeNull();
});

test.each(['', 'L898902C3', first, `${second}<`])(
  'readMachineLine refuses what is no such line: %s',
  (typed) => {
    expect(readMachineLine(typed)).toBeNull();
  },
);

test.each([
  ['AB1234', true],
  ['AB12345678901', false],
  ['AB-1234', false],
  ['AB123', false],
])('passportNumber takes %s: %s', (number, isTaken) => {
  expect(passportNumber.test(number)).toBe(isTaken);
});
