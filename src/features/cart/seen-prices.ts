import { log } from '#lib/log.ts';
import type { Cart } from './model.ts';
import { noteSeenPrices, readSeenPrices } from './store.ts';

/** As long as anybody can be expected to remember a price. */
const lifeMs = 90 * 24 * 3_600_000;

async function note(isdn: string, cart: Cart, accepted: readonly string[]) {
  const now = Date.now();
  const prices = cart.items.map(({ productId, price }) => ({ productId, price }));
  try {
    await noteSeenPrices(isdn, { prices, accepted, now, expiresAt: now + lifeMs });
  } catch {
    // A note that is missing names no change; the price itself is always the service's.
    log.warn('seen-price-failed');
  }
}

/**
 * The customer's cart with every price named that was another one when it was last seen. `accepted` are the things
 * that the customer has just changed, and so seen; what is new in the cart is noted as well.
 */
export async function nameChangedPrices(
  isdn: string,
  reading: Promise<Cart> | Cart,
  accepted: readonly string[] = [],
): Promise<Cart> {
  const seeing = readSeenPrices(isdn, Date.now()).catch(() => null);
  const [cart, seen] = await Promise.all([reading, seeing]);
  if (cart.notice === 'request.failed' || !seen) return cart;
  const held = new Set(cart.items.map(({ productId }) => productId));
  const isNews =
    cart.items.some(({ productId, price }) => price !== null && !seen.has(productId)) ||
    [...seen.keys()].some((id) => !held.has(id)) ||
    cart.items.some(
      ({ productId, price }) => accepted.includes(productId) && seen.get(productId) !== price,
    );
  if (isNews) await note(isdn, cart, accepted);
  const items = cart.items.map((item) => {
    const before = accepted.includes(item.productId) ? undefined : seen.get(item.productId);
    const was = before === undefined || before === item.price ? null : before;
    return { ...item, payload: { ...item.payload, was } };
  });
  return { ...cart, items };
}
