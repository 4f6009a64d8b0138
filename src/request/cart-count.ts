import type { RequestContext } from './context.ts';
import { serializeCookie } from './cookies.ts';

const name = 'cart_count';
const lifeSeconds = 30 * 24 * 60 * 60;

/** How many items are in the cart after this response, read from the cookies and not from the cart. */
export function readCartCount({ cookies, cookieOutbox }: RequestContext): number {
  const written = cookieOutbox.findLast((cookie) => cookie.startsWith(`${name}=`));
  const value = written?.slice(name.length + 1).split(';')[0] ?? cookies.get(name);
  const count = Number(value ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/**
 * Scripts can read this cookie: the badge is filled in the browser, so that pages are the same for everybody. It ends
 * at `expiresAt` (UTC milliseconds), where that is given.
 */
export function writeCartCount(
  { cookieOutbox, secure, mode }: RequestContext,
  count: number,
  expiresAt?: number,
): void {
  const maxAgeSeconds =
    expiresAt === undefined
      ? lifeSeconds
      : Math.max(0, Math.floor((expiresAt - Date.now()) / 1000));
  const life = mode === 'kiosk' ? {} : { maxAgeSeconds };
  cookieOutbox.push(serializeCookie(name, String(count), { secure, ...life }));
}

/** The badge forgets a customer's count when the session ends. */
export function forgetCartCount({ cookies, cookieOutbox, secure }: RequestContext): void {
  if (!cookies.has(name)) return;
  cookieOutbox.push(serializeCookie(name, '', { secure, maxAgeSeconds: 0 }));
}
