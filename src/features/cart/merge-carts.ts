import type { ServerCart } from '#contracts/commerce/cart.ts';
import { log } from '#lib/log.ts';
import { mergeServerCart, readServerCart } from '#services/server-cart.ts';
import type { LineKey } from './model.ts';
import {
  delayMerge,
  finishMerge,
  maxOfOne,
  type Merge,
  type MergeTurn,
  noteSending,
  takeMerge,
} from './store.ts';

/** Longer than a call can take: whoever takes the turn next finds nobody at it. */
const turnMs = 15_000;
/** An answer that did not come may still be acted on; by then it has been. */
const unclearMs = 30_000;

const countById = (cart: ServerCart): Record<string, number> =>
  Object.fromEntries(cart.cartData.map(({ productId, quantity }) => [productId, quantity]));

/**
 * What of the lines is still missing in the customer's cart. After an unclear answer nobody knows what was
 * taken; what the cart held before and what it holds now tell, line by line.
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

/** The same lines go under the same key; a rest of them is another request. */
function toKey({ id, lines }: Merge, missing: readonly LineKey[]): string {
  const quantity = (all: readonly LineKey[]) => all.reduce((sum, line) => sum + line.quantity, 0);
  const left = quantity(missing);
  return left === quantity(lines) ? id : `${id}.${left}`;
}

/** `kind` is the step that failed. */
const logFailure = (kind: string) => log.warn('cart-merge-failed', { kind });

/** What is known after a turn: the customer's cart, where it was read, and whether items are still on their way. */
export interface Merged {
  cart: ServerCart | null;
  left: boolean;
}

/** The two calls that it takes; another service in tests. */
export interface CartService {
  read: typeof readServerCart;
  merge: typeof mergeServerCart;
}

const commerce: CartService = { read: readServerCart, merge: mergeServerCart };

async function bring(merge: Merge, isdn: string, service: CartService): Promise<Merged> {
  const known = await service.read({ isdn });
  if (!known.ok) {
    // Nothing was sent by this turn; what an earlier one did is as unclear as it was.
    await delayMerge(merge.id, merge.before ? 'unknown' : 'pending', Date.now() + 2000);
    return { cart: null, left: true };
  }
  const now = countById(known.value);
  const missing = listMissing(merge, now, maxOfOne());
  if (missing.length === 0) return finish(merge, known.value);
  if (merge.before === null) await noteSending(merge.id, now);
  const lines = missing.map(({ productId, quantity }) => ({ productId, quantity }));
  const sent = await service.merge({ isdn, idempotencyKey: toKey(merge, missing) }, lines);
  if (sent.ok) return finish(merge, sent.value);
  logFailure('merge');
  const { status = 0, kind } = sent.error;
  const refused = kind === 'circuit-open' || (status >= 400 && status < 500 && status !== 408);
  const state = refused && merge.before === null ? 'pending' : 'unknown';
  await delayMerge(merge.id, state, Date.now() + (refused ? 5000 : unclearMs));
  return { cart: known.value, left: true };
}

/** The customer has them; only clearing what is here can still fail, and then the next turn finds nothing missing. */
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
 * Brings what a visitor collected into the cart of the customer that the visitor turned out to be: exactly once,
 * however often, from wherever and after whatever failure this is called. Nothing is taken away here before the
 * customer's cart is known to hold it.
 */
export async function mergeCarts(
  cartId: string,
  isdn: string,
  service = commerce,
): Promise<Merged> {
  const turn = await takeTurn(cartId, isdn);
  if (!turn) return { cart: null, left: true };
  return turn.merge ? bring(turn.merge, isdn, service) : { cart: null, left: turn.left > 0 };
}

async function takeTurn(cartId: string, isdn: string): Promise<MergeTurn | null> {
  const now = Date.now();
  try {
    return await takeMerge(cartId, isdn, {
      id: crypto.randomUUID(),
      now,
      leaseUntil: now + turnMs,
    });
  } catch {
    logFailure('start');
    return null;
  }
}
