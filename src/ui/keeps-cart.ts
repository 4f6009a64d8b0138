import { readBrowserCookie } from './browser-cookie.ts';
import { storedNames } from './browser-storage.ts';

/** An add that was not answered, or a cart from before this site: React's part of the cart takes care of both. */
export function keepsCart(): boolean {
  try {
    const hasCart = readBrowserCookie('cart_count') !== undefined;
    const names = hasCart ? [storedNames.cartQueue] : [storedNames.cartQueue, storedNames.cart];
    return names.some((name) => localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
}
