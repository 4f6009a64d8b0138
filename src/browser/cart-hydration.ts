import { readBrowserCookie, readCartCount } from './browser-cookie.ts';
import { storedNames } from './browser-storage.ts';
import { readRenderedCart } from './rendered-cart.ts';

/** The document was requested before a change was done, and shows the cart without that change. */
function isOutdated(): boolean {
  const rendered = readRenderedCart();
  if (rendered === undefined) return false;
  const { summary } = JSON.parse(rendered) as { summary: { quantity: number } };
  return summary.quantity !== readCartCount();
}

/**
 * Whether the cart needs React without a press: an add is unanswered, a cart of an earlier site is stored, or the
 * cart has changed since the document was rendered.
 */
export function needsCartHydration(): boolean {
  try {
    const hasCart = readBrowserCookie('cart_count') !== undefined;
    const names = hasCart ? [storedNames.cartQueue] : [storedNames.cartQueue, storedNames.cart];
    return isOutdated() || names.some((name) => localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
}
