import type { ServerCart } from '#contracts/commerce/cart.ts';
import { log } from '#lib/log.ts';
import { mergeServerCart, readServerCart } from '#services/server-cart.ts';
import type { LineKey } from './model.ts';
import {
  delayMerge,
  finishMerge,
  maxQuantityPerLine,
  type Merge,
  type MergeTurn,
  noteSending,
  takeMerge,
} from './store.ts';

/** Longer than the calls of a merge can take, so that two requests never work on one at the same time. */
const leaseMs = 15_000;
/** A service whose answer did not come may still be working on the call; after this time it has finished. */
const unclearMs = 30_000;

const countById = (cart: ServerCart): Record<string, number> =>
  Object.fromEntries(cart.cartData.map(({ productId, quantity }) => [productId, quantity]));

/**
 * The lines, or parts of them, that are still missing in the customer's cart. After an unclear answer, comparing the
 * cart's quantities before and now tells line by line what the service has merged.
 */
export function listMissing(
  { lines, before }: Pick<Merge, 'lines' | 'before'>,
  now: Readonly<Record<string, number>>,
  limit: number,
): LineKey[] {
  if (before === null) return lines;
  return lines.flatMap((line) => {
    const goal = Math.min(limit, (before[line.productId] ?? 0) + line.quantity);
    const quantity = goal - (now[line.productId] ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The same lines have the same idempotency key; when only a part of them is sent, that is another request. */
function toKey({ id, lines }: Merge, missing: readonly LineKey[]): string {
  const quantity = (all: readonly LineKey[]) => all.reduce((sum, line) => sum + line.quantity, 0);
  const left = quantity(missing);
  return left === quantity(lines) ? id : `${id}.${left}`;
}

/** `kind` is the step that failed. */
const logFailure = (kind: string) => log.warn('cart-merge-failed', { kind });

/** The customer's cart, null where it was not read, and whether items of the visitor are still to be merged. */
export interface Merged {
  cart: ServerCart | null;
  left: boolean;
}

/** The two calls that a merge needs; tests give others. */
export interface CartService {
  read: typeof readServerCart;
  merge: typeof mergeServerCart;
}

const commerce: CartService = { read: readServerCart, merge: mergeServerCart };

async function merge(pending: Merge, isdn: string, service: CartService): Promise<Merged> {
  const known = await service.read({ isdn });
  if (!known.ok) {
    // This request has sent nothing; whether an earlier one did is as unclear as before.
    await delayMerge(pending.id, pending.before ? 'unknown' : 'pending', Date.now() + 2000);
    return { cart: null, left: true };
  }
  const now = countById(known.value);
  const missing = listMissing(pending, now, maxQuantityPerLine());
  if (missing.length === 0) return finish(pending, known.value);
  if (pending.before === null) await noteSending(pending.id, now);
  const lines = missing.map(({ productId, quantity }) => ({ productId, quantity }));
  const sent = await service.merge({ isdn, idempotencyKey: toKey(pending, missing) }, lines);
  if (sent.ok) return finish(pending, sent.value);
  logFailure('merge');
  const { status = 0, kind } = sent.error;
  const refused = kind === 'circuit-open' || (status >= 400 && status < 500 && status !== 408);
  const state = refused && pending.before === null ? 'pending' : 'unknown';
  await delayMerge(pending.id, state, Date.now() + (refused ? 5000 : unclearMs));
  return { cart: known.value, left: true };
}

/** The items are in the customer's cart. If removing them here fails, the next request finds nothing missing. */
async function finish({ id }: Merge, cart: ServerCart): Promise<Merged> {
  try {
    await finishMerge(id);
    return { cart, left: false };
  } catch {
    logFailure('clear');
    return { cart, left: false };
  }
}

/**
 * Merges a visitor's cart into the customer's cart after the visitor has signed in: exactly once, however often, from
 * wherever and after whatever failure this is called. Nothing is removed from the visitor's cart before it is known to
 * be in the customer's.
 */
export async function mergeCarts(
  cartId: string,
  isdn: string,
  service = commerce,
): Promise<Merged> {
  const turn = await takeTurn(cartId, isdn);
  if (!turn) return { cart: null, left: true };
  return turn.merge ? merge(turn.merge, isdn, service) : { cart: null, left: turn.left > 0 };
}

async function takeTurn(cartId: string, isdn: string): Promise<MergeTurn | null> {
  const now = Date.now();
  try {
    return await takeMerge(cartId, isdn, {
      id: crypto.randomUUID(),
      now,
      leaseUntil: now + leaseMs,
    });
  } catch {
    logFailure('start');
    return null;
  }
}
