import { expect, test } from 'vitest';
import { findRoute, listRoutes, routes } from '#routes.ts';
import { iconNames } from '#ui/icon-names.ts';
import { isCurrent, shopTabs, tabs, toBarTitle, toPageAbove, toSiteName } from './model.ts';

test('the tab bar is hidden only when the route is one of a flow', () => {
  expect(listRoutes('withoutTabBar').toSorted()).toEqual([
    '/afterDan',
    '/back-in-stock/[id]',
    '/checkout',
    '/checkout/[step]',
    '/continue',
    '/dan/redirect',
    '/home-internet',
    '/home-internet/[step]',
    '/home-internet/result',
    '/kiosk',
    '/kiosk/leave',
    '/kiosk/setup',
    '/leasing/assessment',
    '/leasing/assessment/[step]',
    '/leasing/company',
    '/leasing/result',
    '/new-number',
    '/new-year-greeting',
    '/new-year-greeting/card',
    '/new-year-greeting/ready',
    '/newnumberv2',
    '/newnumberv2/[step]',
    '/newnumberv2/result',
    '/packageshift',
    '/packageshift/[step]',
    '/packageshift/afterDan',
    '/packageshift/result',
    '/pay/bill',
    '/pay/bill/[step]',
    '/pay/data',
    '/pay/data/[step]',
    '/pay/result',
    '/pay/units',
    '/pay/units/[step]',
    '/pay/wifi',
    '/pay/wifi/[step]',
    '/paymentSuccess',
    '/pre-order/[id]',
    '/service-branches',
    '/simRecovery',
    '/simRecovery/[step]',
    '/simRecovery/result',
    '/simRecovery/stop',
    '/staff',
    '/staff/codes',
    '/staff/greetings',
    '/staff/home-internet',
    '/staff/kiosks',
    '/staff/leasing',
    '/staff/money',
    '/staff/orders',
    '/staff/preorders',
    '/staff/purchases',
    '/staff/receipts',
    '/staff/refunds',
    '/staff/returns',
    '/staff/review',
    '/staff/shifts',
    '/staff/sims',
    '/staff/stars',
    '/staff/switches',
    '/staff/trade-in',
    '/stars',
    '/stars/[step]',
    '/stars/result',
    '/tourist-sim',
    '/tourist-sim/[step]',
    '/tourist-sim/result',
    '/trade-in',
    '/trade-in/[step]',
    '/trade-in/result',
  ]);
});

test('the tab bar is shown when the page is one of its tabs', () => {
  for (const { pathname } of tabs) expect(findRoute(pathname)?.withoutTabBar).toBeUndefined();
});

test('the tabs are home, shop, cart, orders and news in this order', () => {
  expect(tabs.map(({ pathname }) => pathname)).toEqual(['/', '/shop', '/cart', '/order', '/news']);
});

test('the bar of the web view has a title on every page but those that have a large one or no bar', () => {
  const without = /^\/$|^\/(404|about|cooperation|sdg|offline|kiosk|staff)(\/|$)/;
  for (const path of Object.keys(routes).filter((one) => !without.test(one))) {
    expect.soft(toBarTitle(path), path).not.toBeNull();
  }
});

test('the page above one that has none by its path is the home page', () => {
  expect(toPageAbove('/news/one')).toBe('/news');
  expect(toPageAbove('/operator/outbox')).toBe('/');
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

test.each([
  ['https://www.facebook.com/tenger', 'Facebook'],
  ['https://m.youtube.com/@tenger', 'Youtube'],
  ['https://x.com/tenger', 'x.com'],
  ['https://t.me/tenger', 't.me'],
])('toSiteName calls %s %s', (link, name) => {
  expect(toSiteName(link)).toBe(name);
});

test('shop, cart and orders are linked to each other', () => {
  expect(shopTabs.map(({ pathname }) => pathname)).toEqual(['/shop', '/cart', '/order']);
});
