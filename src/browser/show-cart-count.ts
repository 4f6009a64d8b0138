import { toBadge } from '#domain/cart.ts';
import { readCartCount } from './browser-cookie.ts';
import { cartCountEvent, dataCartCount } from './page-contract.ts';

/** What may have changed the cart: this tab, or another one, also while this page was in the back/forward cache. */
export const cartSigns = [cartCountEvent, 'storage', 'focus', 'pageshow'] as const;

/** The number of items in the cart: that of the cookie, or the one that a change in progress expects. */
export function toShownCount(event?: Event): number {
  const expected: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return Math.min(99, typeof expected === 'number' ? expected : readCartCount());
}

export function showCartCount(event?: Event): void {
  const text = toBadge(toShownCount(event));
  for (const badge of document.querySelectorAll<HTMLElement>(`[${dataCartCount}]`)) {
    badge.textContent = text;
    badge.hidden = text === '';
  }
}
