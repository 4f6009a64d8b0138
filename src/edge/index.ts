import type { Next } from 'hono';
import { actionGate } from './action-gate.ts';
import { cleanAddress } from './clean-address.ts';
import { lastResort } from './last-resort.ts';
import { limits } from './limits.ts';
import type { Middleware } from './middleware.ts';
import { preferenceForm } from './preference-form.ts';
import { rememberPreferences } from './remember-preferences.ts';
import { requestContext } from './request-context.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

/** Outermost first: each sees the request before, and the response after, everything below it. */
const chain: readonly Middleware[] = [
  requestLog,
  securityHeaders,
  lastResort,
  limits,
  requestContext,
  rememberPreferences,
  cleanAddress,
  preferenceForm,
  actionGate,
];

const edge: Middleware = async (c, next) => {
  const run = async (index: number): Promise<void> => {
    const middleware = chain[index];
    if (!middleware) return next();
    const response = await middleware(c, (() => run(index + 1)) as Next);
    if (response) c.res = response;
  };
  await run(0);
};

export default () => edge;
