import { hashText } from '#domain/hash-text.ts';
import type { RequestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { newToken } from '#request/new-token.ts';

const lifeSeconds = 30 * 24 * 60 * 60;
/** At a kiosk somebody else stands soon. */
const kioskLifeSeconds = 15 * 60;

const nameOf = (secure: boolean) => (secure ? '__Host-cart' : 'cart');

/** Which cart is this browser's; the database only ever sees the hash of what the cookie holds. */
export async function findCartId({ cookies, secure }: RequestContext): Promise<string | null> {
  const token = cookies.get(nameOf(secure));
  return token && /^[\w-]{43}$/.test(token) ? hashText(token) : null;
}

/** The same, made now if there is none; its cookie is good for another full life. */
export async function openCartId(
  context: RequestContext,
): Promise<{ cartId: string; expiresAt: number }> {
  const { cookies, cookieOutbox, secure, mode } = context;
  const known = await findCartId(context);
  const token = (known && cookies.get(nameOf(secure))) ?? newToken();
  const isKiosk = mode === 'kiosk';
  cookieOutbox.push(
    serializeCookie(nameOf(secure), token, {
      secure,
      httpOnly: true,
      ...(isKiosk ? {} : { maxAgeSeconds: lifeSeconds }),
    }),
  );
  const life = isKiosk ? kioskLifeSeconds : lifeSeconds;
  return { cartId: known ?? (await hashText(token)), expiresAt: Date.now() + life * 1000 };
}

/** Once its items have become a customer's. */
export function dropCartId({ cookies, cookieOutbox, secure }: RequestContext): void {
  if (!cookies.has(nameOf(secure))) return;
  cookieOutbox.push(
    serializeCookie(nameOf(secure), '', { secure, httpOnly: true, maxAgeSeconds: 0 }),
  );
}
