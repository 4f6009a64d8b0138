import { edgeParameters } from '#domain/address-parameters.ts';
import { isPageView } from '../guard/page-view.ts';
import { type Middleware, urlOf } from '../middleware.ts';
import { openByToken } from '../open-by-token.ts';
import { toOwnAddress } from './own-address.ts';
import { rememberNoScripts } from './without-scripts.ts';

function redirect(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'referrer-policy': 'no-referrer' },
  });
}

/** Removes the token from the address of a payload and from its page's query, which the payload would repeat. */
function cleanPayloadAddress(url: URL): Response | null {
  const page = new URLSearchParams(url.searchParams.get('query') ?? '');
  if (!url.searchParams.has('t') && !page.has('t')) return null;
  url.searchParams.delete('t');
  page.delete('t');
  if (url.searchParams.has('query')) url.searchParams.set('query', page.toString());
  return redirect(toOwnAddress(url));
}

/**
 * Handles the parameters for the edge: `t`, the app's sign-in token, and `complete`, which a browser without scripts
 * sends. It redirects to the same address without them, whatever the method, so that no page, log or Referer ever
 * contains a token.
 */
export const cleanAddress: Middleware = async (c, next) => {
  // A copy, because parameters are removed from it.
  const url = new URL(urlOf(c));
  if (url.pathname.startsWith('/RSC/')) return cleanPayloadAddress(url) ?? next();
  const tokens = url.searchParams.getAll('t');
  const complete = url.searchParams.has('complete');
  if (tokens.length === 0 && !complete) return next();
  if (complete && isPageView(c)) rememberNoScripts(c.get('request'));
  for (const name of edgeParameters) url.searchParams.delete(name);
  const address = toOwnAddress(url);
  const location = tokens.length > 0 ? await openByToken(c, tokens, address) : address;
  return redirect(location);
};
