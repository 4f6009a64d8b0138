import { decodeMirror } from '#domain/local-mirror.ts';
import { newOperationId } from '#domain/operation-id.ts';
import { mostLines } from '#domain/cart-limits.ts';
import { writeLineKey } from '../model.ts';
import { mirrorKey } from './cart-state.ts';
import { sendChange } from './send-change.ts';

const adoptingKey = '@mc_cart_adopting';

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

/**
 * A browser that the server has no cart of, but which has kept one: its items are put into the cart once. The
 * name of the act is kept until it is answered, so that a second try is the same act.
 */
export async function adoptMirror(): Promise<void> {
  if (/(?:^|; )cart_count=/.test(document.cookie)) return;
  const lines = readMirrorLines(decodeMirror(localStorage.getItem(mirrorKey)));
  if (lines.length === 0) return;
  const op = localStorage.getItem(adoptingKey) ?? newOperationId();
  localStorage.setItem(adoptingKey, op);
  const form = new FormData();
  form.set('intent', 'restore');
  form.set('op', op);
  for (const line of lines) form.append('line', line);
  const result = await sendChange(form);
  if (result.ok) localStorage.removeItem(adoptingKey);
}
