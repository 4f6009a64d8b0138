import { addToCart, changeCart } from '../actions.ts';
import type { CartMessage } from '../model.ts';
import { publishCart } from './cart-state.ts';

export type CartResult = Awaited<ReturnType<typeof changeCart>>;
type Failed = { ok: false; message: CartMessage };

let last: Promise<unknown> = Promise.resolve();

/** One after the other: what is answered last is then what holds. */
function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const next = last.then(send, send);
  last = next.catch(() => null);
  return next;
}

async function publish(result: CartResult): Promise<CartResult> {
  if (result.ok) publishCart(result.value.cart);
  return result;
}

/** Never throws: a request that did not get through is answered as one that failed. */
export function sendChange(form: FormData): Promise<CartResult> {
  return inTurn(() => changeCart(null, form).then(publish)).catch((): Failed => ({
    ok: false,
    message: 'request.failed',
  }));
}

/** A page of an error with a status below 500 is an answer; anything else that was thrown may have been done or not. */
function isAnswered(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** The same, but where nobody knows whether it was done, as when the page is left meanwhile: undefined. */
export async function sendAdd(form: FormData): Promise<CartResult | undefined> {
  try {
    return await inTurn(() => addToCart(null, form).then(publish));
  } catch (error) {
    return isAnswered(error) ? { ok: false, message: 'request.failed' } : undefined;
  }
}
