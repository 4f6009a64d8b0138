import { addToCart, changeCart } from '../actions.ts';
import { publishCart } from './cart-state.ts';

export type CartResult = Awaited<ReturnType<typeof changeCart>>;
/** No server was reached, so its text is the island's own. */
export const failed: CartResult = {
  ok: false,
  faults: [{ message: 'request.failed', text: '' }],
  typed: {},
  status: 0,
};

let last: Promise<unknown> = Promise.resolve();

/** Sends requests one after the other, so that the last answer is the state after all changes. */
function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const next = last.then(send, send);
  last = next.catch(() => null);
  return next;
}

async function publish(result: CartResult): Promise<CartResult> {
  if (result.ok) publishCart(result.value.cart);
  return result;
}

/** Never throws: a request that did not arrive has the outcome `request.failed`. */
export function sendChange(form: FormData): Promise<CartResult> {
  return inTurn(() => changeCart(null, form).then(publish)).catch(() => failed);
}

/** A status of 4xx means that nothing was done; after any other error the change may have been made or not. */
function isAnswered(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** Sends an add; undefined where it is unknown whether it was made, as when the page is left meanwhile. */
export async function sendAdd(form: FormData): Promise<CartResult | undefined> {
  try {
    return await inTurn(() => addToCart(null, form).then(publish));
  } catch (error) {
    return isAnswered(error) ? failed : undefined;
  }
}
