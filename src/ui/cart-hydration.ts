import { readBrowserCookie, readCartCount } from './browser-cookie.ts';
import { storedNames } from './browser-storage.ts';
import { readRenderedCart } from './rendered-cart.ts';

/** The document was asked for while a change was on its way, and shows the cart as it was before it. */
function isOvertaken(): boolean {
  const drawn = readRenderedCart();
  if (drawn === undefined) return false;
  const { summary } = JSON.parse(drawn) as { summary: { quantity: number } };
  return summary.quantity !== readCartCount();
}

/**
 * An add that was not answered, a cart from before this site, or one that has changed since it was drawn: React's
 * part of the cart takes care of each.
 */
export function needsCartHydration(): boolean {
  try {
    const hasCart = readBrowserCookie('cart_count') !== undefined;
    const names = hasCart ? [storedNames.cartQueue] : [storedNames.cartQueue, storedNames.cart];
    return isOvertaken() || names.some((name) => localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
}
