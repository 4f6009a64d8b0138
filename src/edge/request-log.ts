import { log } from '#lib/log.ts';
import { type Middleware, urlOf } from './middleware.ts';

/** Logs one line per request, without query, headers or personal data. The response carries the line's request id. */
export const requestLog: Middleware = async (c, next) => {
  const requestId = c.get('requestId');
  const startedAt = Date.now();
  await next();
  // Set before `next()` it would be lost: the framework replaces the response.
  c.res.headers.set('x-request-id', requestId);
  log.info('request', {
    requestId,
    method: c.req.method,
    path: urlOf(c).pathname,
    status: c.res.status,
    ms: Date.now() - startedAt,
  });
};
