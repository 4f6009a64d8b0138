import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadToOneAddress, toOnePath } from './one-address.ts';

test.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/', '/news'],
  ['/news//', '/news'],
  ['/product//a/', '/product/a'],
  ['/%6eews', '/news'],
  ['/a%2eb%7Ec', '/a.b~c'],
  ['/product/%d1%83', '/product/%d1%83'],
  ['/a%2fb', '/a%2fb'],
  ['/a%2561', '/a%2561'],
  ['/a%zz', '/a%zz'],
])('toOnePath writes %s as %s', (given, one) => {
  expect(toOnePath(given)).toBe(one);
});

test.each([
  ['/account/', '/account'],
  ['/account//?lang=en', '/account?lang=en'],
  ['/%61ccount', '/account'],
])('leadToOneAddress leads a reader from %s to %s for good', (given, one) => {
  const answer = leadToOneAddress('GET', new URL(given, 'https://www.example.mn'));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([308, one]);
});

const part = fc.constantFrom(
  '/',
  '//',
  '%61',
  '%2F',
  '%2f',
  '%5c',
  '\\',
  '.',
  '%2e',
  'a',
  '@',
  ':',
  '%',
  '?',
  ';',
  '%09',
);

test('leadToOneAddress stays on this site and comes to an end, however an address is written', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      let url = new URL(`https://www.example.mn/${parts.join('')}`);
      for (let steps = 0; ; steps += 1) {
        const location = leadToOneAddress('GET', url)?.headers.get('location');
        if (!location) break;
        expect(location).toMatch(/^\/(?![/\\])/);
        url = new URL(location, url);
        expect([url.origin, steps < 6]).toEqual(['https://www.example.mn', true]);
      }
    }),
  );
});
