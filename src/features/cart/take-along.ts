import * as v from 'valibot';
import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { requestContext } from '#request/context.ts';
import { toast } from '#request/toast.ts';
import { invalid, lines } from './line-field.ts';
import { type LineKey, writeLineKey } from './model.ts';
import { changeCart } from './open-cart.ts';

const path = '/cart/take';

/** Of lines as they stand in an address those that are some. */
export const readTaken = (given: readonly string[]): LineKey[] => {
  const read = v.safeParse(lines, given);
  return read.success ? read.output : [];
};

/** The address that offers lines to another device. It names products and quantities, and nobody. */
export const toTakePath = (taken: readonly LineKey[]): string =>
  `${path}?${new URLSearchParams(taken.map((line) => ['line', writeLineKey(line)]))}`;

/** A code of more characters is too fine for a phone's camera. */
const maxLength = 1200;

/** As many of the lines as one code holds, the first ones. */
export function fitLines(items: readonly LineKey[]): LineKey[] {
  const kept = items.map(({ productId, product, quantity }) => ({ productId, product, quantity }));
  while (toTakePath(kept).length > maxLength) kept.pop();
  return kept;
}

/** Puts what an address offers into the cart of whoever presses: a form, because previews of links open addresses. */
export const takeForm = form(
  {
    name: 'cart-take',
    input: v.strictObject({ line: lines }, invalid),
    once: true,
    failure: 'request.failed',
    soon: true,
  },
  async ({ line }, _caller, { id: operationId }) => {
    const change = { intent: 'add', operationId, lines: line, price: null } as const;
    const outcome = await changeCart(change, requestContext());
    return outcome.ok ? goTo('/cart', { toast: toast('success', 'cart.added') }) : outcome;
  },
);
