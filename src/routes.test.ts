import { expect, test } from 'vitest';
import { toInternalPath } from '#domain/internal-path.ts';
import { findRoute, listEndpoints, listRoutes, routes } from './routes.ts';

test('findRoute knows a page by its path, and pages of one thing each by their pattern', () => {
  expect(findRoute('/shop')).toBe(routes['/shop']);
  expect(findRoute('/shop/altai-nova-12')).toBe(routes['/shop/[id]']);
  expect(findRoute('/news/n-047')).toBe(routes['/news/[id]']);
});

test.each([
  '/shop/',
  '/shop/a/b',
  '/shop/[id]',
  '/shop/a%2fb',
  '/nowhere',
  '/constructor',
  '/__proto__',
  '',
])('findRoute knows no page at "%s"', (path) => {
  expect(findRoute(path)).toBeUndefined();
});

test('the sitemap lists what search engines may show, and nothing that robots.txt closes', () => {
  const listed = listRoutes('listed');
  expect(listed).toEqual(expect.arrayContaining(['/roaming', '/service']));
  for (const path of listed) {
    expect(listRoutes('private')).not.toContain(path);
    expect(listEndpoints('private').some((closed) => path.startsWith(`${closed}/`))).toBe(false);
  }
});

test('no visitor is sent back to an address that has no return', () => {
  for (const path of [...listRoutes('noReturn'), ...listEndpoints('noReturn')]) {
    expect(toInternalPath(path)).toBeNull();
    expect(toInternalPath(`${path}/deeper?x=1`)).toBeNull();
  }
});
