import { every } from 'hono/combine';
import { requestId } from 'hono/request-id';
import { settings } from '#env.ts';
import { log, setRequestIdSource, takeOverConsole } from '#lib/log.ts';
import { tryRequestContext } from '#request/context.ts';
import { findRequestBy } from '#services/current-request.ts';
import { actionGate } from './guard/action-gate.ts';
import { cleanAddress } from './context/clean-address.ts';
import { danReturn } from './dan-return.ts';
import { flowRoutes } from './flow-routes.ts';
import { formRoutes } from './form-routes.ts';
import { lastResort } from './guard/last-resort.ts';
import { limits } from './guard/limits.ts';
import { loadCart } from './load-cart.ts';
import type { Middleware } from './middleware.ts';
import { operatorPages } from './operator-pages.ts';
import { rememberPreferences } from './context/remember-preferences.ts';
import { requestContext } from './context/request-context.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './guard/security-headers.ts';
import { signInFirst } from './sign-in-first.ts';
import { signInRedirects } from './sign-in-redirects.ts';
import { webhooks } from './webhooks.ts';

if (import.meta.env.PROD) takeOverConsole();
setRequestIdSource(() => tryRequestContext()?.requestId);
findRequestBy(tryRequestContext);

/** With a wrong setting every request is answered with 503. The log names the setting; the answer does not. */
const refuseUntilReady: Middleware = async (_c, next) => {
  try {
    settings();
  } catch (error) {
    log.error('not-ready', { message: error instanceof Error ? error.message : 'unknown' });
    return new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '60' } });
  }
  return next();
};

/** Outermost first: each middleware sees the request before the ones below it, and the response after them. */
const chain = every(
  refuseUntilReady,
  // An id that the request brings along is not trusted.
  requestId({ headerName: '' }),
  requestLog,
  securityHeaders,
  lastResort,
  limits,
  requestContext,
  webhooks,
  loadCart,
  rememberPreferences,
  cleanAddress,
  formRoutes,
  flowRoutes,
  signInRedirects,
  signInFirst,
  danReturn,
  operatorPages,
  actionGate,
);

/** The chain is evaluated at the cold start, so middlewares import dynamically what only some answers need. */
export default () => chain;
