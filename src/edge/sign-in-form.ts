import { toReturnPath, toSignInHref } from '#identity/sign-in/model.ts';
import { findCustomer, clearAccountCookie } from '#identity/session.ts';
import type { Middleware } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'referrer-policy': 'same-origin' } });

/** Each of the two pages is for those who are signed in, or for those who are not. */
async function findRedirect(url: URL): Promise<string | null> {
  // A database that fails is the page's to explain.
  const customer = await findCustomer().catch(() => undefined);
  if (customer === undefined) return null;
  if (customer) {
    return url.pathname === '/sign-in' ? toReturnPath(url.searchParams.get('next')) : null;
  }
  clearAccountCookie();
  return url.pathname === '/account' ? toSignInHref('/account') : null;
}

/**
 * Signing in changes the whole document: who one is, the cookies, the shell. So its forms are plain ones, each
 * answered by a new address, with and without JavaScript alike; no script is between a press and its answer.
 * A refusal that changed nothing is said by the page itself, in answer to the form.
 */
export const signInForm: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
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
