import { isDanFlow } from '#identity/dan/flows.ts';
import { findCustomer } from '#identity/session.ts';
import type { Middleware } from './middleware.ts';

/** Pages that are for somebody who is signed in, and which of their addresses are any. */
const pages: Readonly<Record<string, (query: URLSearchParams) => boolean>> = {
  '/dan/redirect': (query) => isDanFlow(query.get('for')),
};

/** Whoever is not signed in does so first, and comes back. A payload's page says so itself. */
export const signInFirst: Middleware = async (c, next) => {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const isOne = Object.hasOwn(pages, pathname) && pages[pathname]?.(searchParams);
  if (!isOne || c.req.method !== 'GET' || (await findCustomer())) return next();
  const query = new URLSearchParams({ next: pathname + search });
  return new Response(null, { status: 303, headers: { location: `/sign-in?${query}` } });
};
