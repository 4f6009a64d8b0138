import { expect, test } from 'vitest';
import { isForFront } from './is-for-front.ts';

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  isForFront(new Request(`https://www.tenger.test${path}`, { method, headers }));

test.each([
  '/',
  '/shop',
  '/shop?category=phones&page=2',
  '/shop/altai-nova-12-pro',
  '/news/n-047',
  '/service-branches?near=1',
  '/?lang=en&theme=dark',
  '/RSC/R/_root.txt?query=',
  '/RSC/R/shop/altai-nova-12-pro.txt?query=lang%3Den',
  '/robots.txt',
  '/api/suggest?q=tulbur',
])('%s is the front’s', (path) => {
  expect(ask(path)).toBe(true);
  expect(ask(path, {}, 'HEAD')).toBe(true);
  expect(ask(path, { cookie: 'lang=en; theme=dark; mode=webview; cart=2' })).toBe(true);
});

test.each([
  '/cart',
  '/checkout/contact',
  '/sign-in',
  '/account',
  '/staff/orders',
  '/digital-consent',
  '/hooks/orders',
  '/operator/outbox',
  '/api/payment',
  '/api/my-data',
  '/shop/',
  '/shop/a/b',
  '/shop/%D0%B0',
  '//shop',
  '/nothing-of-ours',
  '/RSC/R/cart.txt',
  '/RSC/F/id/name.txt',
  '/RSC/R/../cart.txt',
])('%s is the site’s', (path) => {
  expect(ask(path)).toBe(false);
});

test.each([
  't=token',
  't=',
  'complete=1',
  'source=touchscreen',
  'source=web',
  'sou%01rce=touchscreen',
  'sou%E2%80%AErce=touchscreen',
  '%00t=token',
])('whoever brings %s is the site’s', (query) => {
  expect(ask(`/?${query}`)).toBe(false);
  expect(ask(`/RSC/R/_root.txt?query=${encodeURIComponent(query)}`)).toBe(false);
});

test.each(['kiosk=abc', '__Host-kiosk=abc', 'mode=kiosk', 'toast=success.cart.added'])(
  'a browser with the cookie %s is the site’s',
  (cookie) => {
    expect(ask('/shop', { cookie: `lang=mn; ${cookie}` })).toBe(false);
  },
);

test('the payload of a page that has said something, or of a kiosk, is the site’s', () => {
  const askFor = (renderedAs: string) =>
    ask('/RSC/R/shop.txt?query=', { 'x-rendered-as': renderedAs });
  expect(askFor('browser mn light')).toBe(true);
  expect(askFor('browser mn light success.cart.added')).toBe(false);
  expect(askFor('kiosk mn light')).toBe(false);
});

test('whatever changes something is the site’s', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(ask('/', {}, method)).toBe(false);
});
