import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { signOut } from '#identity/session.ts';
import { log } from '#lib/log.ts';
import type { Middleware } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

/** That this is a kiosk; all else that its browser holds belongs to the visit. */
const kept = 'mode';

function expireCookies({ cookies, cookieOutbox, secure }: RequestContext): void {
  for (const name of cookies.keys()) {
    if (name === kept || !/^[\w-]+$/.test(name)) continue;
    cookieOutbox.push(serializeCookie(name, '', { secure, httpOnly: true, maxAgeSeconds: 0 }));
  }
}

/** What the database holds of the visit. A customer's cart is the commerce service's and stays with the customer. */
async function deleteVisit(context: RequestContext): Promise<void> {
  const { deleteVisitorCart } = await import('#features/cart/visitor-cart.ts');
  const ended = await Promise.allSettled([signOut('here'), deleteVisitorCart(context)]);
  for (const one of ended) {
    // This browser has forgotten all the same: the cookies that led to the rows are gone, and the rows expire.
    if (one.status === 'rejected') log.error('start-over', { cause: one.reason });
  }
}

/**
 * The end of a visit at a kiosk, for whoever comes next: the session and the visitor's cart are deleted, the cookies
 * expire one by one except the one that says that this is a kiosk, and the browser clears its cache and storage. So
 * language and theme are the default ones again. A plain form, which works with and without JavaScript.
 */
export const startOverForm: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.pathname !== '/start-over') return next();
  if (c.req.method !== 'POST') return httpError(405, { allow: 'POST' });
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const context = requestContext();
  await deleteVisit(context);
  // Last: these rule over what was written on the way.
  expireCookies(context);
  return new Response(null, {
    status: 303,
    headers: { location: '/', 'clear-site-data': '"cache", "storage"' },
  });
};
