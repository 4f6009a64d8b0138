import { expect, test } from 'vitest';
import { visit } from '../../../tests/unit/visit.ts';
import { toSharedContext, toPageKey } from './page-cache-key.ts';

const position = { lat: 47.92, lng: 106.92 };
const at = (pathname: string) => ({ pathname, query: new URLSearchParams() });

const toKey = (path: string, given: Parameters<typeof visit>[0] = {}) => {
  const url = new URL(path, 'https://www.example.mn');
  return toPageKey(url, visit({ page: at(url.pathname), ...given }));
};

test('two visits share a page only where nothing by which it is drawn differs', () => {
  const marked = (cookie: string, value: string) => ({ cookies: new Map([[cookie, value]]) });
  const visits: Parameters<typeof visit>[0][] = [
    {},
    { locale: 'en' },
    { theme: 'dark' },
    { mode: 'kiosk' },
    { mode: 'webview' },
    { device: 'MOBILE' },
    { position },
    marked('account', '1'),
    marked('font', '1'),
    marked('prompt', 'web'),
  ];
  const keys = visits.map((given) => toKey('/', given));
  expect(keys).not.toContain(null);
  expect(new Set(keys).size).toBe(visits.length);
  expect(toKey('/', marked('sid', 'secret'))).toBe(keys[0]);
  expect(toKey('/', marked('account', '2'))).toBe(keys[0]);
});

test('where one is makes another page of the one that says what is near, and of no other', () => {
  expect(toKey('/news', { position })).toBe(toKey('/news'));
  expect(toSharedContext(visit({ position, page: at('/') })).position).toEqual(position);
  expect(toSharedContext(visit({ position, page: at('/news') })).position).toBeNull();
});

test('of the visitor nothing is left but three marks', () => {
  const cookies = new Map([
    ['sid', 'secret'],
    ['cart_count', '7'],
    ['account', '1'],
    ['font', '0'],
    ['prompt', 'web'],
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
])('%s has no key, or that of the page it is', (path) => {
  expect([null, toKey('/')]).toContain(toKey(path));
});

test.each<[string, Parameters<typeof visit>[0]]>([
  ['who has no scripts', { complete: true }],
  ['who is told something once', { flash: 'token' }],
  ['who is refused something', { refusal: { message: 'x' } }],
])('%s gets a page of their own', (_, given) => {
  expect(toKey('/', given)).toBeNull();
});
