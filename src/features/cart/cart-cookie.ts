import { hashText } from '#domain/hash-text.ts';
import type { RequestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { toLifeSeconds } from '#request/visitor-life.ts';
import { findToken, newToken } from '#request/visitor-token.ts';

const nameOf = (secure: boolean) => (secure ? '__Host-cart' : 'cart');

/** Which cart is this browser's; the database only ever sees the hash of what the cookie holds. */
export async function findCartId({ cookies, secure }: RequestContext): Promise<string | null> {
  const token = findToken(cookies, nameOf(secure));
  return token && hashText(token);
}

/** The same, made now if there is none; its cookie is good for another full life. */
export async function openCartId(
  context: RequestContext,
): Promise<{ cartId: string; expiresAt: number }> {
  const { cookies, cookieOutbox, secure, mode } = context;
  const known = await findCartId(context);
  const token = (known && cookies.get(nameOf(secure))) ?? newToken();
  const life = toLifeSeconds(mode);
  cookieOutbox.push(
    serializeCookie(nameOf(secure), token, {
      secure,
      httpOnly: true,
      ...(mode === 'kiosk' ? {} : { maxAgeSeconds: life }),
    }),
  );
  return { cartId: known ?? (await hashText(token)), expiresAt: Date.now() + life * 1000 };
}

/** Once its items have become a customer's. */
export function dropCartId({ cookies, cookieOutbox, secure }: RequestContext): void {
  if (!cookies.has(nameOf(secure))) return;
  cookieOutbox.push(
    serializeCookie(nameOf(secure), '', { secure, httpOnly: true, maxAgeSeconds: 0 }),
  );
}
