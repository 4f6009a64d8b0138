import type { RequestContext } from './context.ts';
import { serializeCookie } from './cookies.ts';

const name = 'cart_count';
const lifeSeconds = 30 * 24 * 60 * 60;

/** How many things are in the cart, as this answer will leave it; the cart itself is not asked. */
export function readCartCount({ cookies, cookieOutbox }: RequestContext): number {
  const written = cookieOutbox.findLast((cookie) => cookie.startsWith(`${name}=`));
  const value = written?.slice(name.length + 1).split(';')[0] ?? cookies.get(name);
  const count = Number(value ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Readable by scripts: the badge is filled in the browser, so that pages stay the same for everybody. */
export function writeCartCount({ cookieOutbox, secure, mode }: RequestContext, count: number) {
  const life = mode === 'kiosk' ? {} : { maxAgeSeconds: lifeSeconds };
  cookieOutbox.push(serializeCookie(name, String(count), { secure, ...life }));
}
