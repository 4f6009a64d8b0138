import { newOperationId } from '#forms/operation-id.ts';
import { addToCart, changeCart, fetchCart } from '#features/cart/actions.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { signIn } from '#identity/session.ts';
import { visit } from './visit.ts';

export type Fields = Record<string, string | readonly string[]>;

let networks = 0;

/** A browser that stores cookies and sends forms, in a network of its own. */
export function openBrowser(given: Partial<RequestContext> = {}) {
  const cookies = new Map<string, string>();
  networks += 1;
  const network = `10.${networks >> 8}.${networks & 255}`;
  function storeCookies({ cookieOutbox }: RequestContext) {
    for (const cookie of cookieOutbox) {
      for (const [name, value] of parseCookies(cookie.split(';')[0] ?? '')) {
        if (cookie.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
    }
  }
  async function send<T>(
    action: (before: null, form: FormData) => Promise<T>,
    fields: Fields = {},
  ): Promise<T> {
    const form = new FormData();
    for (const [name, values] of Object.entries(fields)) {
      for (const value of [values].flat()) form.append(name, value);
    }
    const context = visit({ posted: true, network, cookies: new Map(cookies), ...given });
    const result = await runInContext(context, () => action(null, form));
    storeCookies(context);
    return result;
  }
  const add = (product: string, more: Fields = {}) =>
    send(addToCart, { op: newOperationId(), product, price: '1', ...more });
  const change = (fields: Fields) => send(changeCart, { op: newOperationId(), ...fields });
  async function read() {
    const answer = await send(fetchCart);
    if (!answer.ok) throw new Error(answer.faults[0].message);
    return answer.value.cart;
  }
  async function signInAs(isdn: string) {
    const context = visit({ posted: true, cookies: new Map(cookies) });
    await runInContext(context, () =>
      signIn({ kind: 'phone', isdn, expiresAt: Date.now() + 3_600_000 }),
    );
    storeCookies(context);
  }
  return { cookies, send, add, change, read, signInAs };
}

export const toLines = (cart: { items: { productId: string; quantity: number }[] }) =>
  Object.fromEntries(cart.items.map(({ productId, quantity }) => [productId, quantity]));
