import type { MiddlewareHandler } from 'hono';
import type { RequestContext } from '#request/context.ts';

declare module 'hono' {
  /** What the middlewares hand each other. */
  interface ContextVariableMap {
    /** Made by Hono's secure-headers for a policy that has one: in development there is none. */
    secureHeadersNonce: string | undefined;
    /** Asked by HEAD: nobody reads the answer, so nothing is done for them. */
    looksOnly: boolean;
    request: RequestContext;
  }
}

export type Middleware = MiddlewareHandler;
