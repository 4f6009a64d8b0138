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
])('%s is a place of this site', (path) => {
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
])('%j is not', (value) => {
  expect(toInternalPath(value)).toBeNull();
});

test('a host in front of the path by way of credentials stays part of the path', () => {
  expect(toInternalPath('/@evil.test')).toBe('/@evil.test');
});

test('parameters that only the edge reads are left behind', () => {
  expect(toInternalPath('/shop?t=abc&page=2&complete=1&source=touchscreen&lang=en')).toBe(
    '/shop?page=2',
  );
});
