import type { Context, MiddlewareHandler } from 'hono';
import type { RequestContext } from '#request/context.ts';

declare module 'hono' {
  /** Values that middlewares pass on to those below them. */
  interface ContextVariableMap {
    /** From Hono's secure-headers; undefined in development, whose policy has no nonce. */
    secureHeadersNonce: string | undefined;
    /** The request was a HEAD, which may change nothing. It is handled as a GET. */
    isHead: boolean;
    /** An island's call of a network that has had its share: its form refuses it, in words. */
    isTooMany: boolean | undefined;
    request: RequestContext;
    /** Read by `urlOf` only. */
    url: URL | undefined;
  }
}

export type Middleware = MiddlewareHandler;

/** The address of the request, parsed once for all middlewares: a copy of it has to be made before it is changed. */
export function urlOf(c: Context): URL {
  const known = c.get('url');
  if (known) return known;
  const url = new URL(c.req.url);
  c.set('url', url);
  return url;
}

/** Whether the answer is a page, and not a payload, a file or a redirect. */
export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true;
