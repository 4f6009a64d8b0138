import { expect, test } from 'vitest';
import { stylesCookie } from '#browser/fetch-for-later.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toSharedContext, toPageKey } from './page-cache-key.ts';

const position = { lat: 47.92, lng: 106.92 };
const at = (pathname: string) => ({ pathname, query: new URLSearchParams() });

const toKey = (path: string, given: Parameters<typeof visit>[0] = {}) => {
  const url = new URL(path, 'https://www.example.mn');
  return toPageKey(url, visit({ page: at(url.pathname), ...given }));
};

test('toPageKey is the same for two visits only when nothing differs that the page depends on', () => {
  const withCookie = (cookie: string, value: string) => ({ cookies: new Map([[cookie, value]]) });
  const visits: Parameters<typeof visit>[0][] = [
    {},
    { locale: 'en' },
    { theme: 'dark' },
    { mode: 'kiosk' },
    { mode: 'webview' },
    { device: 'MOBILE' },
    { position },
    withCookie('account', '1'),
    withCookie('font', '1'),
    withCookie('prompt', 'web'),
    withCookie(...stylesCookie),
  ];
  const keys = visits.map((given) => toKey('/', given));
  expect(keys).not.toContain(null);
  expect(new Set(keys).size).toBe(visits.length);
  expect(toKey('/', withCookie('sid', 'secret'))).toBe(keys[0]);
  expect(toKey('/', withCookie('account', '2'))).toBe(keys[0]);
});

test('toPageKey contains the position only when the page says what is near', () => {
  expect(toKey('/news', { position })).toBe(toKey('/news'));
  expect(toSharedContext(visit({ position, page: at('/') })).position).toEqual(position);
  expect(toSharedContext(visit({ position, page: at('/news') })).position).toBeNull();
});

test('toSharedContext leaves only four cookies of the visitor', () => {
  const cookies = new Map([
    ['sid', 'secret'],
    ['cart_count', '7'],
    ['account', '1'],
    ['font', '0'],
    ['prompt', 'web'],
    ['styles', 'of another build'],
  ]);
  expect(toSharedContext(visit({ cookies }))).toEqual({
    cookies: new Map([
      ['account', '1'],
      ['prompt', 'web'],
    ]),
    network: '',
    position: null,
  });
});

test.each([
  '/?',
  '/?x=1',
  '/shop?category=phones',
  '/shop/',
  '//shop',
  '/shop/a/b',
  '/shop/%D3%A9',
  '/search',
  '/cart',
  '/account',
  '/digital-consent',
  '/RSC/R/shop.txt',
])('toPageKey is null or that of the home page when the path is %s', (path) => {
  expect([null, toKey('/')]).toContain(toKey(path));
});

test.each<[string, Parameters<typeof visit>[0]]>([
  ['has no scripts', { complete: true }],
  ['is shown a flash', { flash: 'token' }],
  ['is shown a refusal', { refusal: { message: 'x' } }],
])('toPageKey is null when the visitor %s', (_, given) => {
  expect(toKey('/', given)).toBeNull();
});
