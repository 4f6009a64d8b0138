import { goTo } from '#forms/outcome.ts';
import { toReturnPath, toSignInHref } from '#identity/sign-in/model.ts';
import { findCustomer, clearAccountCookie } from '#identity/session.ts';
import { seeOther } from './form-routes.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { httpError } from './guard/http-error.ts';

/** Customers do not see /sign-in, other visitors do not see /account: each is redirected. Null: no redirect. */
async function findRedirect(url: URL): Promise<string | null> {
  // If the database fails, the page explains it.
  const customer = await findCustomer().catch(() => undefined);
  if (customer === undefined) return null;
  if (customer) {
    return url.pathname === '/sign-in' ? toReturnPath(url.searchParams.get('next')) : null;
  }
  clearAccountCookie();
  return url.pathname === '/account' ? toSignInHref('/account') : null;
}

export const signInRedirects: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (url.pathname !== '/sign-in' && url.pathname !== '/account') return next();
  if (c.req.method === 'POST') return httpError(405, { allow: 'GET, HEAD' });
  const place = await findRedirect(url);
  return place ? seeOther(goTo(place)) : next();
};
