import type { MiddlewareHandler } from 'hono';
import type { RequestContext } from '#request/context.ts';

declare module 'hono' {
  /** What the middlewares hand each other. */
  interface ContextVariableMap {
    nonce: string;
    requestId: string;
    request: RequestContext;
  }
}

export type Middleware = MiddlewareHandler;
