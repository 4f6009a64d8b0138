import { expect, test } from 'vitest';
import {
  type AppClaims,
  findSessionExpiry,
  readAppToken,
  toTokenExpiry,
} from './token-lifetime.ts';

const signed = 'eyJhbGciOiJIUzI1NiJ9.eyJpc2RuIjoiOTkxMTIyMzMifQ.c2lnbmF0dXJl';

test.each([
  ['the signed token itself', signed],
  ['base64', btoa(signed)],
  ['base64 without padding', btoa(signed).replace(/=+$/, '')],
  ['base64 whose plus signs became blanks', btoa(`${signed}>>>`).replaceAll('+', ' ')],
])('readAppToken reads the token when it comes as %s', (_name, parameter) => {
  expect(readAppToken(parameter)?.replace('>>>', '')).toBe(signed);
});

test('readAppToken accepts an unsigned token when only the operator can check it', () => {
  expect(readAppToken(btoa('opaque:7f3a9c'))).toBe('opaque:7f3a9c');
});

test.each([
  '',
  'A',
  '=',
  '====',
  btoa('short'),
  btoa('with a blank'),
  btoa('line\nend and more'),
  btoa('\u00e9\u00e8\u00e0\u00e9\u00e8\u00e0\u00e9\u00e8'),
  `${btoa(signed)}=`,
  `${signed}.more`,
  'a..c',
  `${signed}=`,
  'A'.repeat(4097),
  '%41%41%41%41',
])('readAppToken returns null when the parameter is %j', (parameter) => {
  expect(readAppToken(parameter)).toBeNull();
});

const now = Date.UTC(2026, 10, 21, 4) + 250;
const seconds = Math.floor(now / 1000);
const claims = (given: Partial<AppClaims> = {}): AppClaims => ({
  isdn: '99112233',
  iat: seconds,
  exp: seconds + 300,
  ...given,
});

test('findSessionExpiry takes the token’s end when it names no session end', () => {
  expect(findSessionExpiry(claims(), now)).toBe((seconds + 300) * 1000);
  expect(findSessionExpiry(claims({ sessionExp: seconds + 3600 }), now)).toBe(
    (seconds + 3600) * 1000,
  );
  expect(findSessionExpiry(claims({ sessionExp: seconds + 9e9 }), now)).toBe(
    (seconds + 30 * 86_400) * 1000,
  );
});

test('findSessionExpiry accepts a token for exactly five minutes when it expires later', () => {
  const long = { exp: seconds + 86_400 };
  expect(findSessionExpiry(claims({ ...long, iat: seconds - 299 }), now)).not.toBeNull();
  expect(findSessionExpiry(claims({ ...long, iat: seconds - 300 }), now)).toBeNull();
  expect(toTokenExpiry({ iat: seconds })).toBe((seconds + 300) * 1000);
});

test('findSessionExpiry accepts a token when the clocks differ by half a minute', () => {
  expect(findSessionExpiry(claims({ iat: seconds + 30 }), now)).not.toBeNull();
  expect(findSessionExpiry(claims({ iat: seconds + 31 }), now)).toBeNull();
  expect(findSessionExpiry(claims({ nbf: seconds + 30 }), now)).not.toBeNull();
  expect(findSessionExpiry(claims({ nbf: seconds + 31 }), now)).toBeNull();
});

test('findSessionExpiry returns null when the token or its session has expired', () => {
  expect(findSessionExpiry(claims({ exp: seconds + 1 }), now)).not.toBeNull();
  expect(findSessionExpiry(claims({ exp: seconds }), now)).toBeNull();
  expect(findSessionExpiry(claims({ sessionExp: seconds }), now)).toBeNull();
  // Milliseconds by mistake.
  expect(findSessionExpiry(claims({ iat: now, exp: now + 300_000 }), now)).toBeNull();
});
