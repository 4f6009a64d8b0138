import { toBadge } from '#domain/cart.ts';
import { readCartCount } from './browser-cookie.ts';
import { dataCartCount } from './page-contract.ts';
import { tellApp } from './tell-app.ts';

/** Shows the number of items in the cart: that of the cookie, or the one that a change in progress expects. */
export function showCartCount(event?: Event): void {
  const expected: unknown = event instanceof CustomEvent ? event.detail : undefined;
  const count = Math.min(99, typeof expected === 'number' ? expected : readCartCount());
  for (const badge of document.querySelectorAll<HTMLElement>(`[${dataCartCount}]`)) {
    badge.textContent = toBadge(count);
    badge.hidden = badge.textContent === '';
  }
  tellApp(count);
}
