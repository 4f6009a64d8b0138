import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCookies, serializeCookie, yearSeconds } from './cookies.ts';

test.each<[string | null, [string, string][]]>([
  [null, []],
  ['', []],
  ['lang=en', [['lang', 'en']]],
  [
    'lang=en; theme=dark',
    [
      ['lang', 'en'],
      ['theme', 'dark'],
    ],
  ],
  [
    'lang=en;theme=dark ;',
    [
      ['lang', 'en'],
      ['theme', 'dark'],
    ],
  ],
  ['a=b=c', [['a', 'b=c']]],
  ['empty=', [['empty', '']]],
  ['no value; =nameless; x=1', [['x', '1']]],
  ['sid=first; sid=second', [['sid', 'first']]],
  ['__proto__=x', [['__proto__', 'x']]],
])('parseCookies reads the header when it is %j, as %j', (header, cookies) => {
  expect([...parseCookies(header)]).toEqual(cookies);
});

test('serializeCookie sets every path and SameSite when no option is given', () => {
  expect(serializeCookie('mode', 'kiosk', { secure: false })).toBe(
    'mode=kiosk; Path=/; SameSite=Lax',
  );
});

test('serializeCookie writes every option when all are given', () => {
  expect(
    serializeCookie('sid', 'x', { secure: true, httpOnly: true, maxAgeSeconds: yearSeconds }),
  ).toBe('sid=x; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly; Secure');
});

test('serializeCookie writes an age of 0 when the cookie is deleted', () => {
  expect(serializeCookie('sid', '', { secure: false, maxAgeSeconds: 0 })).toContain('; Max-Age=0');
});

test('parseCookies reads the values when serializeCookie has written them', () => {
  const word = fc.stringMatching(/^[\w-]{1,43}$/);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(word, word), { selector: ([name]) => name }), (pairs) => {
      const header = pairs
        .map(([name, value]) => serializeCookie(name, value, { secure: true }).split('; ')[0])
        .join('; ');
      expect([...parseCookies(header)]).toEqual(pairs);
    }),
  );
});
