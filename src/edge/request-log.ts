import type { Middleware } from './middleware.ts';

/** Longer runs of digits may be a subscriber's number, and long words a token, whatever the path says. */
function maskPath(pathname: string): string {
  return pathname
    .replace(/[\w-]{40,}/g, '#')
    .replace(/\d{5,}/g, '#')
    .slice(0, 120)
    .replace(/[^\w\-./#]/g, '?');
}

/** One line a request, made of an allow-list: no query strings, no headers, no personal data. */
export const requestLog: Middleware = async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  const startedAt = Date.now();
  await next();
  c.res.headers.set('x-request-id', requestId);
  console.log(
    JSON.stringify({
      requestId,
      method: c.req.method,
      path: maskPath(new URL(c.req.url).pathname),
      status: c.res.status,
      // Of a page that the edge had kept.
      age: c.res.headers.get('age') ?? undefined,
      ms: Date.now() - startedAt,
    }),
  );
};
