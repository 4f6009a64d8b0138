import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { signOut } from '#identity/session.ts';
import { log } from '#lib/log.ts';
import type { Middleware } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

/** The cookie that says that this is a kiosk. All others belong to the visit. */
const modeCookie = 'mode';

function expireCookies({ cookies, cookieOutbox, secure }: RequestContext): void {
  for (const name of cookies.keys()) {
    if (name === modeCookie || !/^[\w-]+$/.test(name)) continue;
    cookieOutbox.push(serializeCookie(name, '', { secure, httpOnly: true, maxAgeSeconds: 0 }));
  }
}

/** Deletes the visit's rows. A customer's cart is stored by the commerce service and stays. */
async function deleteVisit(context: RequestContext): Promise<void> {
  const { deleteVisitorCart } = await import('#features/cart/visitor-cart.ts');
  const ended = await Promise.allSettled([signOut('here'), deleteVisitorCart(context)]);
  for (const one of ended) {
    // Without the cookies nobody reaches the rows any more, and they expire.
    if (one.status === 'rejected') log.error('start-over', { cause: one.reason });
  }
}

/**
 * Ends a visit at a kiosk, before the next visitor comes: the session and the visitor's cart are deleted, the cookies
 * expire one by one except the one that says that this is a kiosk, and the browser clears its cache and storage. So
 * language and theme are the default ones again. It is a native form with and without JavaScript.
 */
export const startOverForm: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.pathname !== '/start-over') return next();
  if (c.req.method !== 'POST') return httpError(405, { allow: 'POST' });
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const context = requestContext();
  await deleteVisit(context);
  // Last, because later cookies replace earlier ones of the same name.
  expireCookies(context);
  return new Response(null, {
    status: 303,
    headers: { location: '/', 'clear-site-data': '"cache", "storage"' },
  });
};
