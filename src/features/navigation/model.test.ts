import { expect, test } from 'vitest';
import { findRoute, listRoutes } from '#routes.ts';
import { iconNames } from '#ui/icon-names.ts';
import { isCurrent, tabs } from './model.ts';

test('the tab bar is hidden on the flow routes, and on no other', () => {
  expect(listRoutes('withoutTabBar').toSorted()).toEqual([
    '/afterDan',
    '/dan/redirect',
    '/new-number',
    '/new-year-greeting',
    '/newnumberv2',
    '/packageshift',
    '/packageshift/afterDan',
    '/paymentSuccess',
    '/service-branches',
    '/simRecovery',
  ]);
});

test('the tab bar shows wherever its own tabs lead', () => {
  for (const { pathname } of tabs) expect(findRoute(pathname)?.withoutTabBar).toBeUndefined();
});

test('the shop, the cart and the orders are among the tabs', () => {
  expect(tabs.map(({ pathname }) => pathname)).toEqual(['/', '/shop', '/cart', '/order', '/news']);
});

test('every tab has its pictures', () => {
  for (const tab of tabs) {
    expect(iconNames).toContain(tab.icon);
    expect(iconNames).toContain(tab.activeIcon);
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
])('on %s the link to %s is current: %s', (pathname, href, current) => {
  expect(isCurrent(pathname, href)).toBe(current);
});

test('exactly one tab is current on the page of a tab', () => {
  for (const { pathname } of tabs) {
    expect(tabs.filter((tab) => isCurrent(pathname, tab.pathname))).toHaveLength(1);
  }
});
