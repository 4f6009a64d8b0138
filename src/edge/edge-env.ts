import type { MiddlewareHandler } from 'hono';
import type { RequestContext } from '#request/context.ts';

/** What the middlewares hand each other. */
export interface EdgeEnv {
  Variables: { nonce: string; requestId: string; request: RequestContext };
}
export type Middleware = MiddlewareHandler<EdgeEnv>;
