import { settings } from '#env.ts';
import { tryRequestContext } from '#request/context.ts';
import { groupReadsBy } from '#services/cache/read-cached.ts';
import { actionGate } from './action-gate.ts';
import { cleanAddress } from './clean-address.ts';
import { danReturn } from './dan-return.ts';
import { danStart } from './dan-start.ts';
import { keepPages } from './keep-pages.ts';
import { lastResort } from './last-resort.ts';
import { limits } from './limits.ts';
import type { Middleware } from './middleware.ts';
import { operatorPages } from './operator-pages.ts';
import { playApp } from './play-app.ts';
import { preferenceForm } from './preference-form.ts';
import { quietConsole } from './quiet-console.ts';
import { rememberPreferences } from './remember-preferences.ts';
import { requestContext } from './request-context.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { signInFirst } from './sign-in-first.ts';
import { signInForm } from './sign-in-form.ts';
import { signOutForm } from './sign-out-form.ts';
import { switchAccount } from './switch-account.ts';

if (import.meta.env.PROD) quietConsole();
groupReadsBy(tryRequestContext);

/**
 * Outermost first: each sees the request before, and the response after, everything below it. What one needs only
 * for an answer of its own it imports then: all that stands here is evaluated before the first answer.
 */
const chain: readonly Middleware[] = [
  requestLog,
  securityHeaders,
  lastResort,
  limits,
  requestContext,
  rememberPreferences,
  cleanAddress,
  keepPages,
  preferenceForm,
  signInForm,
  signOutForm,
  signInFirst,
  danStart,
  danReturn,
  operatorPages,
  switchAccount,
  playApp,
  actionGate,
];

/** A wrong setting stops everything and names itself in the log; visitors learn only that we are not ready. */
function findWrongSetting(): Response | null {
  try {
    settings();
    return null;
  } catch (error) {
    console.error(JSON.stringify({ event: 'not-ready', error: String(error) }));
    return new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '60' } });
  }
}

const edge: Middleware = async (c, next) => {
  const notReady = findWrongSetting();
  if (notReady) return notReady;
  const run = async (index: number): Promise<void> => {
    const middleware = chain[index];
    if (!middleware) return next();
    const response = await middleware(c, () => run(index + 1));
    if (response) c.res = response;
  };
  await run(0);
};

export default () => edge;
