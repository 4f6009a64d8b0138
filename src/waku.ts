import type { RoutePath } from '#routes.ts';

/** The only door for the framework's unstable names. */
export {
  fsRouter,
  unstable_notFound as notFound,
  unstable_setNonce as setNonce,
} from 'waku/router/server';

/** Every route is rendered per request: the default would freeze it in the build's language. */
export const perRequest = async () => ({ render: 'dynamic' as const });

/** A page names its own line in `src/routes.ts`, so that none is without one. */
export const route = (_path: RoutePath) => perRequest;
