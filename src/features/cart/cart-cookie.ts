import { hashText } from '#lib/hash.ts';
import type { RequestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { toLifeSeconds } from '#identity/visitor-life.ts';
import { findToken, newToken } from '#identity/visitor-token.ts';

const cookieName = (secure: boolean) => (secure ? '__Host-cart' : 'cart');

/** The id of this browser's cart. It is the hash of the cookie's token, so that the database never holds the token. */
export async function findCartId({ cookies, secure }: RequestContext): Promise<string | null> {
  const token = findToken(cookies, cookieName(secure));
  return token && hashText(token);
}

/** The same, created if there is none; the cookie's lifetime begins anew. `expiresAt` is in UTC milliseconds. */
export async function openCartId(
  context: RequestContext,
): Promise<{ cartId: string; expiresAt: number }> {
  const { cookies, cookieOutbox, secure, mode } = context;
  const known = await findCartId(context);
  const token = (known && cookies.get(cookieName(secure))) ?? newToken();
  const lifeSeconds = toLifeSeconds(mode);
  cookieOutbox.push(
    serializeCookie(cookieName(secure), token, {
      secure,
      httpOnly: true,
      ...(mode === 'kiosk' ? {} : { maxAgeSeconds: lifeSeconds }),
    }),
  );
  return { cartId: known ?? (await hashText(token)), expiresAt: Date.now() + lifeSeconds * 1000 };
}

/** Deletes the cookie, once the visitor's items are in a customer's cart. */
export function dropCartId({ cookies, cookieOutbox, secure }: RequestContext): void {
  if (!cookies.has(cookieName(secure))) return;
  cookieOutbox.push(
    serializeCookie(cookieName(secure), '', { secure, httpOnly: true, maxAgeSeconds: 0 }),
  );
}
