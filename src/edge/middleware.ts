import type { MiddlewareHandler } from 'hono';
import type { RequestContext } from '#request/context.ts';

declare module 'hono' {
  /** What the middlewares hand each other. */
  interface ContextVariableMap {
    nonce: string;
    requestId: string;
    /** Asked by HEAD: nobody reads the answer, so nothing is done for them. */
    looksOnly: boolean;
    request: RequestContext;
  }
}

export type Middleware = MiddlewareHandler;
