import { type DanReturn, danReturns } from '#identity/dan/purposes.ts';
import { waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { findVisitorId } from '#identity/session.ts';
import { httpError } from './guard/http-error.ts';
import { isPageView } from './guard/page-view.ts';
import { type Middleware, urlOf } from './middleware.ts';

const parameters = ['code', 'state', 'error', 'error_description', 'error_uri'];

/** A parameter as a provider may send it: visible ASCII of at most 1,024 characters. */
function readParameter(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name);
  return value !== null && /^[\x21-\x7e]{1,1024}$/.test(value) ? value : undefined;
}

/** Where this visitor goes on, who began something with this state; null where that is nothing. */
async function finishAttempt(query: URLSearchParams, returnsTo: DanReturn): Promise<string | null> {
  const state = readParameter(query, 'state');
  const visitorId = state === undefined ? null : await findVisitorId();
  if (state === undefined || !visitorId) return null;
  const { finishDan } = await import('#identity/dan/finish-dan.ts');
  const [code, error] = [readParameter(query, 'code'), readParameter(query, 'error')];
  return finishDan(visitorId, { state, code, error, returnsTo });
}

/**
 * Handles the redirect back from the state's sign-in. It is the only GET that changes something, because OAuth asks for
 * it: once, for the visitor who began it, and not before that one opens the page. It redirects to an address without code and state, which is safe to
 * reload and to share.
 */
export const danReturn: Middleware = async (c, next) => {
  const url = urlOf(c);
  const returnsTo = danReturns.find((path) => path === url.pathname);
  if (!returnsTo || c.req.method !== 'GET') return next();
  if (!parameters.some((name) => url.searchParams.has(name))) return next();
  // A browser that prefetches would keep a redirect, and show it instead of opening the page.
  if (!isPageView(c)) return httpError(425);
  // It ends in a redirect; a code that is given up halfway is lost.
  delete c.get('request').answerBy;
  // Whatever happens, no page is rendered at an address with a code: its links would pass the code on.
  const finishing = finishAttempt(url.searchParams, returnsTo).catch((error: unknown) => {
    log.error('dan-return', { cause: error });
    return null;
  });
  // A state is used only once, so it is finished even when the visitor leaves meanwhile.
  waitUntil(finishing);
  const location = (await finishing) ?? returnsTo;
  return new Response(null, {
    status: 303,
    headers: { location, 'referrer-policy': 'no-referrer' },
  });
};
