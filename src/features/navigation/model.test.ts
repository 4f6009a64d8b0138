import { expect, test } from 'vitest';
import { findRoute, listRoutes } from '#routes.ts';
import { iconNames } from '#ui/icon-names.ts';
import { isCurrent, tabs } from './model.ts';

test('the tab bar is hidden only when the route is one of a flow', () => {
  expect(listRoutes('withoutTabBar').toSorted()).toEqual([
    '/afterDan',
    '/continue',
    '/dan/redirect',
    '/home-internet',
    '/home-internet/[step]',
    '/home-internet/result',
    '/new-number',
    '/new-year-greeting',
    '/newnumberv2',
    '/packageshift',
    '/packageshift/afterDan',
    '/paymentSuccess',
    '/service-branches',
    '/simRecovery',
    '/staff',
    '/staff/home-internet',
  ]);
});

test('the tab bar is shown when the page is one of its tabs', () => {
  for (const { pathname } of tabs) expect(findRoute(pathname)?.withoutTabBar).toBeUndefined();
});

test('the tabs are home, shop, cart, orders and news in this order', () => {
  expect(tabs.map(({ pathname }) => pathname)).toEqual(['/', '/shop', '/cart', '/order', '/news']);
});

test('the active icon of every tab is the glyph of its icon, filled', () => {
  for (const { icon, activeIcon } of tabs) {
    expect(iconNames).toContain(icon);
    expect(iconNames).toContain(activeIcon);
    expect(activeIcon).toBe(`${icon}-filled`);
  }
});

test.each([
  ['/', '/', true],
  ['/news', '/', false],
  ['/news', '/news', true],
  ['/news/one', '/news', true],
  ['/newnumberv2', '/new', false],
  ['/shopping', '/shop', false],
  ['/', '/shop', false],
])('isCurrent when the page is %s and the link %s is %s', (pathname, href, current) => {
  expect(isCurrent(pathname, href)).toBe(current);
});

test('exactly one tab is current when the page is one of a tab', () => {
  for (const { pathname } of tabs) {
    expect(tabs.filter((tab) => isCurrent(pathname, tab.pathname))).toHaveLength(1);
  }
});
