import { toInternalPath } from '#domain/internal-path.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { findRoute, type PageHref, type PagePath } from '#routes.ts';

export interface BottomNavItem {
  name: MessageKey;
  pathname: PagePath;
  icon: string;
  /** The same glyph, filled. */
  activeIcon: string;
}

export const tabs: readonly BottomNavItem[] = [
  { name: 'site.home', pathname: '/', icon: 'house', activeIcon: 'house-filled' },
  { name: 'nav.shop', pathname: '/shop', icon: 'shopping-bag', activeIcon: 'shopping-bag-filled' },
  {
    name: 'nav.cart',
    pathname: '/cart',
    icon: 'shopping-cart',
    activeIcon: 'shopping-cart-filled',
  },
  { name: 'nav.orders', pathname: '/order', icon: 'package', activeIcon: 'package-filled' },
  { name: 'nav.news', pathname: '/news', icon: 'newspaper', activeIcon: 'newspaper-filled' },
];

/** What the web view's bar calls the pages that are no tabs, those below an address too. */
const barTitles: Readonly<Partial<Record<string, MessageKey>>> = {
  ...Object.fromEntries(tabs.slice(1).map(({ pathname, name }) => [pathname, name])),
  '/service': 'nav.services',
  '/service-branches': 'branches.title',
  '/checkout': 'checkout.title',
  '/home-internet': 'homeInternet.title',
  '/paymentSuccess': 'payment.title',
  '/stars': 'stars.title',
  '/trade-in': 'tradeIn.title',
  '/roaming': 'roaming.title',
  '/tourist-sim': 'flow.touristSim.title',
  '/travel-points': 'travel.title',
  '/search': 'nav.search',
  '/sign-in': 'identity.signIn',
  '/account': 'identity.account',
  '/digital-consent': 'consent.title',
  '/terms': 'terms.title',
  '/privacy': 'legal.privacy',
  '/delivery': 'legal.delivery',
  '/complaints': 'legal.complaints',
  '/accessibility': 'legal.accessibility',
  '/leasing': 'flow.leasing.title',
  '/new-number': 'flow.newNumber.title',
  '/newnumberv2': 'flow.newNumber.title',
  '/pay/bill': 'pay.bill.title',
  '/pay/units': 'pay.units.title',
  '/pay/data': 'pay.data.title',
  '/pay/wifi': 'pay.wifi.title',
  '/pay/result': 'payment.title',
  '/coverage': 'coverage.title',
  '/compare': 'compare.title',
  '/dan/redirect': 'flow.dan.title',
  '/afterDan': 'flow.dan.title',
  '/continue': 'flow.handOff.title',
  '/switch-account': 'identity.signIn',
  '/simRecovery': 'flow.simRecovery.title',
  '/packageshift': 'flow.packageShift.title',
  '/new-year-greeting': 'flow.greeting.title',
  '/pre-order': 'product.preorder',
  '/back-in-stock': 'stockWatch.title',
};

/** The title in the web view's bar; null for the pages of editors, which have a large one of their own. */
export function toBarTitle(pathname: string): MessageKey | null {
  const [first = '', second = ''] = pathname.split('/').slice(1);
  return barTitles[`/${first}/${second}`] ?? barTitles[`/${first}`] ?? null;
}

/** The links between shop, cart and orders, in every layout. */
export const shopTabs = tabs.filter(({ pathname }) =>
  ['/shop', '/cart', '/order'].includes(pathname),
);

/** True on the page itself and every page below it. */
export function isCurrent(pathname: string, href: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

/** The address of the sign-in page, which leads back to `place` afterwards. */
export function toSignInHref(place: string): PageHref {
  const next = toInternalPath(place);
  return next ? `/sign-in?${new URLSearchParams({ next })}` : '/sign-in';
}

/** What a site is called, by its host: `Facebook` for `https://www.facebook.com/x`. */
export function toSiteName(link: string): string {
  if (!URL.canParse(link)) return link;
  const host = new URL(link).hostname.replace(/^(www|m)\./, '');
  const name = host.split('.').at(-2) ?? host;
  return name.length < 3 ? host : name.charAt(0).toUpperCase() + name.slice(1);
}

/** The page above this one by its path. */
export function toPageAbove(pathname: string): string {
  const parent = pathname.slice(0, pathname.lastIndexOf('/')) || '/';
  return findRoute(parent) ? parent : '/';
}
