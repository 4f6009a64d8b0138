import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInternalPath } from './internal-path.ts';

test.each([
  '/',
  '/shop',
  '/shop?page=2&sort=price',
  '/service/prepaid-plans#faq',
  '/order?code=A1',
  '/account',
  '/search?q=%D0%B4%D0%B0%D1%82%D0%B0',
  '/news?next=https%3A%2F%2Fevil.test',
  '/sign-inn',
])('toInternalPath accepts the path when it is %s', (path) => {
  expect(toInternalPath(path)).toBe(path);
});

test.each([
  '',
  'shop',
  ' /shop',
  'https://evil.test',
  'https:/evil.test',
  'http:evil.test',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  String.raw`/\evil.test`,
  String.raw`\\evil.test`,
  String.raw`/a\b`,
  String.raw`\/evil.test`,
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  '/./ /evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/a/%2e%2e//evil.test',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@evil.test',
  '?next=/shop',
  '#top',
  '/shop\u0000',
  '/shop\r\nset-cookie: a=b',
  '/дэлгүүр',
  '/RSC/R/_root.txt',
  '/rsc/F/a/b.txt',
  '/api/suggest',
  '/operator/outbox',
  '/sign-in',
  '/sign-in?next=/shop',
  '/sign-out',
  '/start-over',
  '/preferences',
  '/x/../sign-out',
  `/${'a'.repeat(512)}`,
  null,
  undefined,
  7,
  ['/shop'],
])('toInternalPath returns null when the value is %j', (value) => {
  expect(toInternalPath(value)).toBeNull();
});

test('toInternalPath stays on this site when the path looks like credentials', () => {
  expect(toInternalPath('/@evil.test')).toBe('/@evil.test');
});

test('toInternalPath removes a parameter when only the edge reads it', () => {
  expect(toInternalPath('/shop?t=abc&page=2&complete=1&source=touchscreen&lang=en')).toBe(
    '/shop?page=2',
  );
});

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
  '%00',
  '%09',
  '@',
  ':',
  '?',
  '#',
  ';',
  'a',
  'evil.test',
  '[::1]',
  'https:',
  'javascript:',
  't=x',
  '&',
  'еvil',
  '\u2028',
);

test('toInternalPath stays on this site in any browser, whatever the value is made of', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const path = toInternalPath(pieces.join('')) ?? '/';
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      for (const base of ['https://www.example.mn/', 'http://127.0.0.1:8787/a/b?c']) {
        const url = new URL(path, base);
        expect([url.origin, url.username, url.searchParams.has('t')]).toEqual([
          new URL(base).origin,
          '',
          false,
        ]);
      }
    }),
    { numRuns: 5000 },
  );
});
