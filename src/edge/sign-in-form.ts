import { toReturnPath, toSignInHref } from '#identity/sign-in/model.ts';
import { findCustomer, clearAccountCookie } from '#identity/session.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'referrer-policy': 'same-origin' } });

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

/**
 * Answers the forms of signing in. Signing in changes the whole document, so they are native forms with and without
 * JavaScript. A success redirects; a refusal that changed nothing is shown by the page that answers the form.
 */
export const signInForm: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (url.pathname !== '/sign-in' && url.pathname !== '/account') return next();
  if (c.req.method !== 'POST') {
    const place = await findRedirect(url);
    return place ? seeOther(place) : next();
  }
  if (url.pathname === '/account') return httpError(405, { allow: 'GET, HEAD' });
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const { answerSignIn } = await import('#identity/sign-in/sign-in.ts');
  const answer = await answerSignIn(form);
  if (!answer) return httpError(400);
  if ('go' in answer) return seeOther(answer.go);
  c.get('request').refusal = answer.refusal;
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  c.req.raw = new Request(url, { headers });
  return next();
};
