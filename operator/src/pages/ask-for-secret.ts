import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { OperatorEnv } from '../http/operator-env.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Whoever sees these pages can read everybody's codes and sign in as anybody, so everywhere but on a developer's
 * machine they ask for the secret. By HTTP's Basic authentication, since the site forwards no cookies.
 */
export const askForSecret: MiddlewareHandler<OperatorEnv> = (c, next) => {
  const { ENVIRONMENT, OPERATOR_SECRET: secret } = c.env;
  if (!secret) {
    if (ENVIRONMENT === 'development') return next();
    throw new HttpError(503, 'set the secret OPERATOR_SECRET');
  }
  const ask = basicAuth({
    realm: 'operator',
    // Any user name is accepted: a browser's dialog asks for one.
    verifyUser: (_name, given) => timingSafeEqual(given, secret),
  });
  return ask(c, next);
};
