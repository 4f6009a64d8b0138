import type { Hono } from 'hono';
import { actionGate } from './action-gate.ts';
import { cleanAddress } from './clean-address.ts';
import type { EdgeEnv, Middleware } from './edge-env.ts';
import { lastResort } from './last-resort.ts';
import { limits } from './limits.ts';
import { preferenceForm } from './preference-form.ts';
import { rememberPreferences } from './remember-preferences.ts';
import { requestContext } from './request-context.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

/** Outermost first. Reads `next()` as: everything below, then the page. */
const chain: readonly Middleware[] = [
  requestLog,
  securityHeaders,
  limits,
  requestContext,
  rememberPreferences,
  cleanAddress,
  preferenceForm,
  actionGate,
];

export const edge = [
  ({ app }: { app: Hono<EdgeEnv> }): Middleware => {
    app.onError(lastResort);
    return (_c, next) => next();
  },
  ...chain.map((middleware) => () => middleware),
];
