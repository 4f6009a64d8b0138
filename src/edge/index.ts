import { every } from 'hono/combine';
import { requestId } from 'hono/request-id';
import { settings } from '#env.ts';
import { isLoopback } from '#lib/loopback.ts';
import { log, setRequestIdSource, takeOverConsole } from '#lib/log.ts';
import { tryRequestContext } from '#request/context.ts';
import { findRequestBy } from '#services/current-request.ts';
import { actionGate } from './guard/action-gate.ts';
import { cleanAddress } from './context/clean-address.ts';
import { cspReports } from './csp-reports.ts';
import { danReturn } from './dan-return.ts';
import { flowRoutes } from './flow-routes.ts';
import { formRoutes } from './form-routes.ts';
import { lastResort } from './guard/last-resort.ts';
import { limitNetwork } from './guard/limit-network.ts';
import { limits } from './guard/limits.ts';
import { kioskDevice, kioskVisit } from './context/kiosk.ts';
import { loadCart } from './load-cart.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { offlineWorker } from './offline.ts';
import { operatorPages } from './operator-pages.ts';
import { rememberPreferences } from './context/remember-preferences.ts';
import { requestContext } from './context/request-context.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './guard/security-headers.ts';
import { shedLoad } from './guard/shed-load.ts';
import { signInFirst } from './sign-in-first.ts';
import { signInRedirects } from './sign-in-redirects.ts';
import { webhooks } from './webhooks.ts';

if (import.meta.env.PROD) takeOverConsole();
setRequestIdSource(() => tryRequestContext()?.requestId);
findRequestBy(tryRequestContext);

/** Development has secrets that stand in this source, so it answers on the machine itself only. */
function checkSettings(hostname: string): void {
  const { ENVIRONMENT } = settings();
  if (ENVIRONMENT === 'development' && !isLoopback(hostname)) {
    throw new Error(
      'Wrong settings. ENVIRONMENT: set it to production, because the site is public.',
    );
  }
}

/** With a wrong setting every request is answered with 503. The log names the setting; the answer does not. */
const refuseUntilReady: Middleware = async (c, next) => {
  try {
    checkSettings(urlOf(c).hostname);
  } catch (error) {
    log.error('not-ready', { message: error instanceof Error ? error.message : 'unknown' });
    return new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '60' } });
  }
  return next();
};

/** Outermost first: each middleware sees the request before the ones below it, and the response after them. */
const chain = every(
  shedLoad,
  refuseUntilReady,
  // An id that the request brings along is not trusted.
  requestId({ headerName: '' }),
  requestLog,
  securityHeaders,
  lastResort,
  limits,
  limitNetwork,
  cspReports,
  offlineWorker,
  requestContext,
  webhooks,
  kioskDevice,
  loadCart,
  rememberPreferences,
  cleanAddress,
  kioskVisit,
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
