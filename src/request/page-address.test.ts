import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropControls } from '#lib/drop-controls.ts';
import { toHref, toPageAddress } from './page-address.ts';

const origin = 'https://www.example.mn';

function addressOf(path: string, headers: Record<string, string> = {}) {
  const { pathname, query } = toPageAddress(new URL(path, origin), new Headers(headers));
  return [pathname, query.toString()];
}

test.each([
  ['/', '/', ''],
  ['/news?page=2', '/news', 'page=2'],
  ['/search?q=%D1%83%D1%82%D0%B0%D1%81', '/search', 'q=%D1%83%D1%82%D0%B0%D1%81'],
  ['/RSC/R/_root.txt', '/', ''],
  ['/RSC/R/_root.txt?query=lang%3Den', '/', 'lang=en'],
  ['/RSC/R/news.txt?query=page%3D2%26lang%3Den', '/news', 'page=2&lang=en'],
  ['/RSC/R/news.txt?query=', '/news', ''],
  ['/RSC/R/packageshift/afterDan.txt', '/packageshift/afterDan', ''],
  ['/RSC/R/news/version-1.txt.txt', '/news/version-1.txt', ''],
  ['/RSC/R/news/my_root.txt', '/news/my_root', ''],
  // Waku doubles an underscore at either end.
  ['/RSC/R/__draft.txt', '/_draft', ''],
  ['/RSC/R/news/draft__.txt', '/news/draft_', ''],
  // Only `query` is the page's own.
  ['/RSC/R/news.txt?page=9', '/news', ''],
  // Two slashes would name another host, and only the edge may read a token.
  ['/RSC/R//evil.test.txt', '/evil.test', ''],
  ['/news?t=token&page=2&complete=1', '/news', 'page=2'],
  ['/RSC/R/news.txt?query=t%3Dtoken%26page%3D2', '/news', 'page=2'],
  // No document may hold these.
  ['/search?q=ab%00cd&x=%1B&%07y=a%09b', '/search', 'q=abcd&x=&y=a%09b'],
  ['/search?q=%EF%BF%BFa%EF%BF%BE&q=2', '/search', 'q=a&q=2'],
  ['/RSC/R/search.txt?query=q%3Dab%2500cd', '/search', 'q=abcd'],
])('toPageAddress reads the page when the path is %s, as %s with "%s"', (path, pathname, query) => {
  expect(addressOf(path)).toEqual([pathname, query]);
});

const action = '/RSC/F/actions/save.txt';

test('toPageAddress returns the page of the header when an action is called', () => {
  const from = (location: string) => addressOf(action, { 'x-waku-action-location': location });
  expect(from('/digital-consent?lang=en')).toEqual(['/digital-consent', 'lang=en']);
  expect(from('/')).toEqual(['/', '']);
});

test.each([
  'https://elsewhere.example/x',
  '//elsewhere.example/x',
  '/\\elsewhere.example/x',
  '/\t/elsewhere.example/x',
  '/\\',
  'news',
  'javascript:alert(1)',
])('toPageAddress ignores the header when an action comes from %j', (location) => {
  expect(addressOf(action, { 'x-waku-action-location': location })).toEqual([action, '']);
});

test('toPageAddress ignores the header when the path is no RSC path', () => {
  expect(addressOf('/cart?a=1', { 'x-waku-action-location': '/news' })).toEqual(['/cart', 'a=1']);
});

test('toPageAddress ignores the header when the RSC path names a route', () => {
  expect(addressOf('/RSC/R/cart.txt', { 'x-waku-action-location': '/news' })).toEqual([
    '/cart',
    '',
  ]);
});

test.each<[string, Record<string, string | null>, string]>([
  ['/', {}, '/'],
  ['/news?page=2', {}, '/news?page=2'],
  ['/news?page=2', { page: null }, '/news'],
  ['/news?page=2', { page: '3' }, '/news?page=3'],
  ['/news?page=2', { lang: 'en' }, '/news?page=2&lang=en'],
  ['/news?page=2&lang=mn', { lang: 'en', page: null }, '/news?lang=en'],
  ['/news', { page: null }, '/news'],
  ['/news?tag=a&tag=b', { tag: 'c' }, '/news?tag=c'],
  ['/search', { q: 'a&b=c' }, '/search?q=a%26b%3Dc'],
])('toHref changes parameters when the page is %s with %j, to %s', (path, changes, href) => {
  expect(toHref(toPageAddress(new URL(path, origin), new Headers()), changes)).toBe(href);
});

test('toHref does not change the page when it changes parameters', () => {
  const page = toPageAddress(new URL('/news?page=2', origin), new Headers());
  toHref(page, { page: '3', lang: 'en' });
  expect(page.query.toString()).toBe('page=2');
});

const pathname = fc
  .array(fc.stringMatching(/^[\w-]{1,8}$/), { maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`);
// The edge removes its own parameters from the address of every page.
const name = fc.string({ minLength: 1 }).filter((text) => text !== 't' && text !== 'complete');
const value = fc.string({ unit: 'binary' }).map(dropControls);
const params = fc.array(fc.tuple(name, value), { maxLength: 4 });

/** The RSC path as Waku's router writes it. */
function toRoutePath(page: string): string {
  if (page === '/') return '/RSC/R/_root.txt';
  const route = page.replace(/^\/_/, '/__');
  return `/RSC/R${route.endsWith('_') ? `${route}_` : route}.txt`;
}

test('toPageAddress returns the page when toHref has written its address or the router its RSC path', () => {
  fc.assert(
    fc.property(pathname, params, (path, pairs) => {
      const query = new URLSearchParams(pairs);
      const href = toHref({ pathname: path, query });
      expect(addressOf(href)).toEqual([path, query.toString()]);
      const route = `${toRoutePath(path)}?${new URLSearchParams({ query: query.toString() })}`;
      expect(addressOf(route)).toEqual([path, query.toString()]);
    }),
  );
});
