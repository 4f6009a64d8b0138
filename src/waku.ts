import type { RoutePath } from '#routes.ts';

/** The only import of the framework's unstable names, so that a change of them concerns one file. */
export {
  fsRouter,
  unstable_notFound as notFound,
  unstable_setNonce as setNonce,
} from 'waku/router/server';

/** Every page is rendered per request; by default it would be rendered by the build, in one language. */
export const perRequest = async () => ({ render: 'dynamic' as const });

/** A page names its line in `src/routes.ts`, so that a page without one does not compile. */
export const route = (_path: RoutePath) => perRequest;
