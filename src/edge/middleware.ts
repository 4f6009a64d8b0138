import type { MiddlewareHandler } from 'hono';
import type { RequestContext } from '#request/context.ts';

declare module 'hono' {
  /** Values that middlewares pass on to those below them. */
  interface ContextVariableMap {
    /** From Hono's secure-headers; undefined in development, whose policy has no nonce. */
    secureHeadersNonce: string | undefined;
    /** The request was a HEAD, which may change nothing. It is handled as a GET. */
    isHead: boolean;
    request: RequestContext;
  }
}

export type Middleware = MiddlewareHandler;
