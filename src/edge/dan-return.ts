import { type DanFlow, type DanReturn, danReturns } from '#identity/dan/flows.ts';
import { waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { findCustomer } from '#identity/session.ts';
import { type Middleware, urlOf } from './middleware.ts';

const parameters = ['code', 'state', 'error', 'error_description', 'error_uri'];

/** A parameter as a provider may send it: visible ASCII of at most 1,024 characters. */
function readParameter(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name);
  return value !== null && /^[\x21-\x7e]{1,1024}$/.test(value) ? value : undefined;
}

/** The flow that this session began; null where it began none with this state. */
async function finishFlow(query: URLSearchParams, returnsTo: DanReturn): Promise<DanFlow | null> {
  const state = readParameter(query, 'state');
  const customer = state === undefined ? null : await findCustomer();
  if (state === undefined || !customer) return null;
  const { finishDan } = await import('#identity/dan/finish-dan.ts');
  const [code, error] = [readParameter(query, 'code'), readParameter(query, 'error')];
  return finishDan(customer, { state, code, error, returnsTo });
}

/**
 * Handles the redirect back from the state's sign-in. It is the only GET that changes something, because OAuth asks for
 * it: once, for the session that began the flow. It redirects to an address without code and state, which is safe to
 * reload and to share.
 */
export const danReturn: Middleware = async (c, next) => {
  const url = urlOf(c);
  const returnsTo = danReturns.find((path) => path === url.pathname);
  if (!returnsTo || c.req.method !== 'GET') return next();
  if (!parameters.some((name) => url.searchParams.has(name))) return next();
  // Whatever happens, no page is rendered at an address with a code: its links would pass the code on.
  const finishing = finishFlow(url.searchParams, returnsTo).catch((error: unknown) => {
    log.error('dan-return', { cause: error });
    return null;
  });
  // A state is used only once, so the flow is finished even when the visitor leaves meanwhile.
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
