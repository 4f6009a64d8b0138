import { newOperationId } from '#forms/operation-id.ts';
import { maxLines } from '#domain/cart.ts';
import { readBrowserCookie } from '#browser/browser-cookie.ts';
import { removeStored, storedNames, writeStored } from '#browser/browser-storage.ts';
import { readStored } from '#browser/read-stored.ts';
import { writeLineKey } from '../model.ts';
import { sendChange } from './send-change.ts';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The lines of a mirrored cart, this site's or an earlier site's: a list of items, or an object with `items`. */
export function readMirrorLines(mirror: unknown): string[] {
  const items = Array.isArray(mirror) ? mirror : fieldsOf(mirror)['items'];
  if (!Array.isArray(items)) return [];
  return items.slice(0, maxLines).flatMap((item) => {
    const { productId, quantity, payload } = fieldsOf(item);
    const id = typeof productId === 'number' ? String(productId) : productId;
    const amount = Math.trunc(Number(quantity));
    if (typeof id !== 'string' || !/^[^\s,/?#%]{1,128}$/.test(id)) return [];
    if (!(amount > 0) || amount > 9999) return [];
    const product = fieldsOf(payload)['product'];
    return [
      writeLineKey({
        productId: id,
        product: typeof product === 'string' ? product : id,
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

/** In the format of this site; else plain JSON, or JSON in base64 as a whole, as earlier sites may have stored it. */
function readMirror(): string[] {
  const text = localStorage.getItem(storedNames.cart) ?? '';
  const own = readMirrorLines(readStored('cart'));
  const plain = own.length > 0 ? own : readMirrorLines(parse(() => text));
  return plain.length > 0 ? plain : readMirrorLines(parse(() => atob(text)));
}

/**
 * Where the server has no cart of this browser, but the browser has stored one, its items are added once. The
 * operation id is stored until the answer has come, so that a second try is the same operation.
 */
export async function adoptMirror(): Promise<void> {
  if (readBrowserCookie('cart_count') !== undefined) return;
  const lines = readMirror();
  if (lines.length === 0) return;
  const stored = readStored('cartAct');
  const operationId = typeof stored === 'string' ? stored : newOperationId();
  writeStored('cartAct', operationId);
  const form = new FormData();
  form.set('intent', 'adopt');
  form.set('op', operationId);
  for (const line of lines) form.append('line', line);
  const result = await sendChange(form);
  if (result.ok) removeStored('cartAct');
}
