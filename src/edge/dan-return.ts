import { danReturns } from '#dan/flows.ts';
import { waitUntil } from '#env.ts';
import { finishDan } from '#features/identity-dan/finish-dan.ts';
import { findCustomer } from '#request/session.ts';
import type { Middleware } from './middleware.ts';

const parameters = ['code', 'state', 'error', 'error_description', 'error_uri'];

/** What a provider can have sent: one word of a length that fits an address. */
function readWord(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name);
  return value !== null && /^[\x21-\x7e]{1,1024}$/.test(value) ? value : undefined;
}

/**
 * The way back from the state's sign-in. The one GET that takes something in, as the protocol has it; it does so once,
 * for the session that left, and goes on to an address without code and state, which may be reloaded and kept.
 */
export const danReturn: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  const returnsTo = danReturns.find((path) => path === url.pathname);
  if (!returnsTo || c.req.method !== 'GET') return next();
  if (!parameters.some((name) => url.searchParams.has(name))) return next();
  const state = readWord(url.searchParams, 'state');
  const customer = state === undefined ? null : await findCustomer();
  const finishing =
    state !== undefined && customer
      ? finishDan(customer, {
          state,
          code: readWord(url.searchParams, 'code'),
          error: readWord(url.searchParams, 'error'),
          returnsTo,
        })
      : null;
  // A state that was taken gets its outcome, also when the visitor leaves meanwhile.
  if (finishing) waitUntil(finishing.catch(() => undefined));
  const flow = await finishing;
  return new Response(null, {
    status: 303,
    headers: {
      location: flow ? `${returnsTo}?for=${flow}` : returnsTo,
      'referrer-policy': 'no-referrer',
    },
  });
};
