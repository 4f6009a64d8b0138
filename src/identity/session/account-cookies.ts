import { forgetCartCount } from '#request/cart-count.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { toCookieLife } from '../visitor-cookie.ts';

/** Tells scripts that somebody is signed in, not who, because pages are the same for everybody. It gives no rights. */
export function writeAccountCookie(context: RequestContext, value: '' | '1', seconds = 0) {
  const { cookieOutbox, secure } = context;
  const life = toCookieLife(context, value, seconds);
  cookieOutbox.push(serializeCookie('account', value, { secure, ...life }));
}

/** How long the browser has to copy what is said of a sign-in. */
const mirrorSeconds = 2 * 3600;
/** Hands the masked number and the time to local storage: pages are the same for everybody, so none of them says it. */
export function writeMirrorCookie(
  { cookieOutbox, mode, secure }: RequestContext,
  isdn: string,
): void {
  if (mode === 'kiosk') return;
  const value = `${isdn.slice(-2)}-${Date.now()}`;
  cookieOutbox.push(serializeCookie('signed_in', value, { secure, maxAgeSeconds: mirrorSeconds }));
}

/** Deletes the cookie that `writeAccountCookie` has set, also when the session has ended elsewhere. */
export function clearAccountCookie(): void {
  const context = requestContext();
  // The count is that of the customer's cart.
  if (context.cookies.has('account')) forgetCartCount(context);
  if (context.cookies.has('account')) writeAccountCookie(context, '');
  if (context.cookies.has('signed_in')) {
    const { cookieOutbox, secure } = context;
    cookieOutbox.push(serializeCookie('signed_in', '', { secure, maxAgeSeconds: 0 }));
  }
}
