import { hashText } from '#lib/hash.ts';
import type { RequestContext } from '#request/context.ts';
import {
  findToken,
  newToken,
  toCookieName,
  toLifeSeconds,
  writeToken,
} from '#identity/visitor-cookie.ts';

/** The id of this browser's cart. It is the hash of the cookie's token, so that the database never holds the token. */
export async function findCartId(context: RequestContext): Promise<string | null> {
  const token = findToken(context, 'cart');
  return token && hashText(token);
}

/** The same, created if there is none; the cookie's lifetime begins anew. `expiresAt` is in UTC milliseconds. */
export async function openCartId(
  context: RequestContext,
): Promise<{ cartId: string; expiresAt: number }> {
  const token = findToken(context, 'cart') ?? newToken();
  const lifeSeconds = toLifeSeconds(context.mode);
  writeToken(context, 'cart', token, lifeSeconds);
  return { cartId: await hashText(token), expiresAt: Date.now() + lifeSeconds * 1000 };
}

/** Deletes the cookie, once the visitor's items are in a customer's cart. */
export function dropCartId(context: RequestContext): void {
  if (context.cookies.has(toCookieName('cart', context.secure))) writeToken(context, 'cart', '');
}
