import { toInternalPath } from '#domain/internal-path.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { PageHref, PagePath } from '#routes.ts';

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
