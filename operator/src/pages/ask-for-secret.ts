import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { OperatorEnv } from '../http/operator-env.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Whoever sees these pages reads everybody's codes and is signed in as anybody: away from a developer's machine they
 * are for those alone who have the secret. By HTTP's own means, since the site hands no cookies on.
 */
export const askForSecret: MiddlewareHandler<OperatorEnv> = (c, next) => {
  const { ENVIRONMENT, OPERATOR_SECRET: secret } = c.env;
  if (!secret) {
    if (ENVIRONMENT === 'development') return next();
    throw new Refusal(503, 'set the secret OPERATOR_SECRET');
  }
  const ask = basicAuth({
    realm: 'operator',
    // The name is free: a browser's dialog asks for one.
    verifyUser: (_name, given) => timingSafeEqual(given, secret),
  });
  return ask(c, next);
};
