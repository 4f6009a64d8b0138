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
])('the header %j holds %j', (header, cookies) => {
  expect([...parseCookies(header)]).toEqual(cookies);
});

test('a cookie of this visit lives on every path and goes to no other site', () => {
  expect(serializeCookie('mode', 'kiosk', { secure: false })).toBe(
    'mode=kiosk; Path=/; SameSite=Lax',
  );
});

test('every option shows in the cookie', () => {
  expect(
    serializeCookie('sid', 'x', { secure: true, httpOnly: true, maxAgeSeconds: yearSeconds }),
  ).toBe('sid=x; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly; Secure');
});

test('a deleted cookie has no time left', () => {
  expect(serializeCookie('sid', '', { secure: false, maxAgeSeconds: 0 })).toContain('; Max-Age=0');
});

test('what is set is read back, in any company', () => {
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
