import { expect, test } from 'vitest';
import { maskPhoneNumber, parsePhoneNumber } from './phone-number.ts';

test.each([
  '99112233',
  '99 11 22 33',
  '9911-2233',
  '9911–2233',
  ' 9911 2233 ',
  '(9911) 2233',
  '9911.2233',
  '+97699112233',
  '+976 9911 2233',
  '+976-9911-2233',
  '97699112233',
  '0097699112233',
  '９９１１２２３３',
  '99\u00a011\u202f22\u200933',
  '99\t112233',
])('parsePhoneNumber reads 99112233 when given %j', (typed) => {
  expect(parsePhoneNumber(typed)).toEqual({ ok: true, isdn: '99112233' });
});

test.each(['99', '95', '94', '85'])(
  'parsePhoneNumber accepts a number when it begins with %s',
  (prefix) => {
    expect(parsePhoneNumber(`${prefix}000000`)).toEqual({ ok: true, isdn: `${prefix}000000` });
  },
);

test.each([
  '88112233',
  '91112233',
  '96112233',
  '98112233',
  '70112233',
  '+976 8911 2233',
  '50112233',
  '97612345',
])('parsePhoneNumber says other-operator when given %j', (typed) => {
  expect(parsePhoneNumber(typed)).toEqual({ ok: false, fault: 'other-operator' });
});

test.each(['12345678', '00000000', '11323232', '+976 4911 2233'])(
  'parsePhoneNumber says unknown when given %j, which no operator in Mongolia has',
  (typed) => {
    expect(parsePhoneNumber(typed)).toEqual({ ok: false, fault: 'unknown' });
  },
);

test.each([
  '9911223',
  '991122334',
  '9911223a',
  'abcdefgh',
  '+1 9911 2233',
  '+97699112',
  '976976991122',
  '99112233;99112234',
  '99112233\u0000',
  '9911/2233/1',
  '١٢٣٤٥٦٧٨',
  '9e7',
])('parsePhoneNumber says incomplete when given %j', (typed) => {
  expect(parsePhoneNumber(typed)).toEqual({ ok: false, fault: 'incomplete' });
});

test.each(['', '   ', '-'])('parsePhoneNumber says missing when given %j', (typed) => {
  expect(parsePhoneNumber(typed)).toEqual({ ok: false, fault: 'missing' });
});

test('parsePhoneNumber does not cut a number when it begins with the digits of the country code', () => {
  expect(parsePhoneNumber('97612345')).toEqual({ ok: false, fault: 'other-operator' });
});

test('maskPhoneNumber shows the last two digits only', () => {
  expect(maskPhoneNumber('99112233')).toBe('••33');
});
