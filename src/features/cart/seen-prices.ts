import { log } from '#lib/log.ts';
import type { Cart } from './model.ts';
import { noteSeenPrices, readSeenPrices } from './seen-price-store.ts';

/** Nobody can be expected to remember a price for longer. */
const lifeMs = 90 * 24 * 3_600_000;

async function storePrices(isdn: string, cart: Cart, accepted: readonly string[]) {
  const now = Date.now();
  const prices = cart.items.map(({ productId, price }) => ({ soldId: productId, price }));
  try {
    await noteSeenPrices(isdn, { prices, accepted, now, expiresAt: now + lifeMs });
  } catch {
    // Then no changed price is named, which is harmless: the shown price is always the service's.
    log.warn('seen-price-failed');
  }
}

/**
 * The customer's cart, in which `was` names the price last seen where it has changed since. `accepted` are the items
 * that the customer has just changed, and so seen; the prices of new items are stored as well.
 */
export async function nameChangedPrices(
  isdn: string,
  reading: Promise<Cart> | Cart,
  accepted: readonly string[] = [],
): Promise<Cart> {
  const seeing = readSeenPrices(isdn, Date.now()).catch(() => null);
  const [cart, seen] = await Promise.all([reading, seeing]);
  if (cart.notice === 'request.failed' || !seen) return cart;
  const inCart = new Set(cart.items.map(({ productId }) => productId));
  const hasNews =
    cart.items.some(({ productId, price }) => price !== null && !seen.has(productId)) ||
    [...seen.keys()].some((id) => !inCart.has(id)) ||
    cart.items.some(
      ({ productId, price }) => accepted.includes(productId) && seen.get(productId) !== price,
    );
  if (hasNews) await storePrices(isdn, cart, accepted);
  const items = cart.items.map((item) => {
    const before = accepted.includes(item.productId) ? undefined : seen.get(item.productId);
    const was = before === undefined || before === item.price ? null : before;
    return { ...item, payload: { ...item.payload, was } };
  });
  return { ...cart, items };
}
