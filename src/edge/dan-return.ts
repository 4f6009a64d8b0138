import { type DanFlow, type DanReturn, danReturns } from '#identity/dan/flows.ts';
import { waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { findCustomer } from '#identity/session.ts';
import type { Middleware } from './middleware.ts';

const parameters = ['code', 'state', 'error', 'error_description', 'error_uri'];

/** What a provider can have sent: one word of a length that fits an address. */
function readWord(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name);
  return value !== null && /^[\x21-\x7e]{1,1024}$/.test(value) ? value : undefined;
}

/** The flow that was left for the provider; null for a return that is none of this session's. */
async function takeIn(query: URLSearchParams, returnsTo: DanReturn): Promise<DanFlow | null> {
  const state = readWord(query, 'state');
  const customer = state === undefined ? null : await findCustomer();
  if (state === undefined || !customer) return null;
  const { finishDan } = await import('#identity/dan/finish-dan.ts');
  const [code, error] = [readWord(query, 'code'), readWord(query, 'error')];
  return finishDan(customer, { state, code, error, returnsTo });
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
  // Whatever happens, no page is drawn at an address with a code: its links would carry it on.
  const finishing = takeIn(url.searchParams, returnsTo).catch((error: unknown) => {
    log.error('dan-return', { cause: error });
    return null;
  });
  // A state that was taken gets its outcome, also when the visitor leaves meanwhile.
  waitUntil(finishing);
  const flow = await finishing;
  return new Response(null, {
    status: 303,
    headers: {
      location: flow ? `${returnsTo}?for=${flow}` : returnsTo,
      'referrer-policy': 'no-referrer',
    },
  });
};
