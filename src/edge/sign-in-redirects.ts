import { goTo } from '#forms/outcome.ts';
import { toReturnPath, toSignInHref } from '#identity/sign-in/model.ts';
import { findCustomer } from '#identity/session.ts';
import { clearAccountCookie } from '#identity/session/account-cookies.ts';
import { seeOther } from './form-routes.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { httpError } from './guard/http-error.ts';

/** Customers do not see /sign-in, other visitors see no page below /account. Null: no redirect. */
async function findRedirect(url: URL): Promise<string | null> {
  // If the database fails, the page explains it.
  const customer = await findCustomer().catch(() => undefined);
  if (customer === undefined) return null;
  if (customer) {
    return url.pathname === '/sign-in' ? toReturnPath(url.searchParams.get('next')) : null;
  }
  clearAccountCookie();
  // Whoever has deleted their data is no customer any more, and is told what became of it.
  if (url.pathname === '/account/data' && url.searchParams.get('done') === '1') return null;
  return url.pathname.startsWith('/account/') ? toSignInHref(url.pathname + url.search) : null;
}

export const signInRedirects: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (!/^\/(?:sign-in$|account(?:\/|$))/.test(url.pathname)) return next();
  if (c.req.method === 'POST') return httpError(405, { allow: 'GET, HEAD' });
  const place = await findRedirect(url);
  return place ? seeOther(goTo(place)) : next();
};
