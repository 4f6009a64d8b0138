import { newOperationId } from '#domain/operation-id.ts';
import { mostLines } from '#domain/cart-limits.ts';
import { readBrowserCookie } from '#ui/browser-cookie.ts';
import { readStored, removeStored, storedNames, writeStored } from '#ui/browser-storage.ts';
import { writeLineKey } from '../model.ts';
import { sendChange } from './send-change.ts';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The lines of a mirror, this site's or one from before it: a list of items, or an object that holds one. */
export function readMirrorLines(mirror: unknown): string[] {
  const items = Array.isArray(mirror) ? mirror : fieldsOf(mirror)['items'];
  if (!Array.isArray(items)) return [];
  return items.slice(0, mostLines).flatMap((item) => {
    const { productId, quantity, payload } = fieldsOf(item);
    const known = typeof productId === 'number' ? String(productId) : productId;
    const amount = Math.trunc(Number(quantity));
    if (typeof known !== 'string' || !/^[^\s,/?#%]{1,128}$/.test(known)) return [];
    if (!(amount > 0) || amount > 9999) return [];
    const product = fieldsOf(payload)['product'];
    return [
      writeLineKey({
        productId: known,
        product: typeof product === 'string' ? product : known,
        quantity: amount,
      }),
    ];
  });
}

function parse(read: () => string): unknown {
  try {
    return JSON.parse(read());
  } catch {
    return null;
  }
}

/** As this site writes it; else plain JSON, or JSON in base64 as a whole, as sites before it may have. */
function readKept(): string[] {
  const text = localStorage.getItem(storedNames.cart) ?? '';
  const own = readMirrorLines(readStored('cart'));
  const plain = own.length > 0 ? own : readMirrorLines(parse(() => text));
  return plain.length > 0 ? plain : readMirrorLines(parse(() => atob(text)));
}

/**
 * A browser that the server has no cart of, but which has kept one: its items are put into the cart once. The
 * name of the act is kept until it is answered, so that a second try is the same act.
 */
export async function adoptMirror(): Promise<void> {
  if (readBrowserCookie('cart_count') !== undefined) return;
  const lines = readKept();
  if (lines.length === 0) return;
  const kept = readStored('cartAct');
  const op = typeof kept === 'string' ? kept : newOperationId();
  writeStored('cartAct', op);
  const form = new FormData();
  form.set('intent', 'restore');
  form.set('op', op);
  for (const line of lines) form.append('line', line);
  const result = await sendChange(form);
  if (result.ok) removeStored('cartAct');
}
