import { stylesCookie } from '#browser/fetch-for-later.ts';
import { settings } from '#env.ts';
import { toShortHash } from '#lib/hash.ts';
import type { RequestContext } from '#request/context.ts';
import { findRoute } from '#routes.ts';

/** The only cookies that a cached page may depend on, each with the value that counts. */
const knownCookies = [['account', '1'], ['font', '1'], ['prompt', 'web'], stylesCookie] as const;

let source: string | undefined;

/** Build and settings, since pages depend on both. */
function toSource(): string {
  source ??= `${import.meta.env.BUILD_ID}-${toShortHash(JSON.stringify(settings()))}`;
  return source;
}

/** The parts of the request context that a cached page may depend on. Visits that agree in them share a page. */
export function toSharedContext({
  cookies,
  page,
  position,
}: RequestContext): Pick<RequestContext, 'cookies' | 'network' | 'position'> {
  const known = knownCookies.filter(([name, value]) => cookies.get(name) === value);
  return {
    cookies: new Map(known),
    network: '',
    position: findRoute(page.pathname)?.cached === 'nearby' ? position : null,
  };
}

/**
 * The cache key of a page that is the same for everybody; null for every other page. An address with a query is never
 * cached: there is no end of queries, and the page repeats them.
 */
export function toPageKey(url: URL, context: RequestContext): string | null {
  const { pathname } = url;
  if (url.search !== '' || !findRoute(pathname)?.cached) return null;
  if (context.complete || context.flash || context.refusal) return null;
  const { locale, theme, mode, device } = context;
  const { cookies, position } = toSharedContext(context);
  const renderedAs = [toSource(), locale, theme, mode, device, ...cookies.keys()].join('.');
  const at = position ? `?at=${position.lat},${position.lng}` : '';
  // The site's own host, because the platform resolves others.
  return `${settings().SITE_ORIGIN}/.cached-pages/${renderedAs}${pathname}${at}`;
}
