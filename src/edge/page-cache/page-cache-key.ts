import { settings } from '#env.ts';
import { toShortHash } from '#lib/hash.ts';
import type { RequestContext } from '#request/context.ts';
import { findRoute } from '#routes.ts';

/** Cookies by which such a page is drawn, each yes or no; no other one reaches it. */
const marks = [
  ['account', '1'],
  ['font', '1'],
  ['prompt', 'web'],
] as const;

let source: string | undefined;

/** Build and settings: others draw other pages. */
function toSource(): string {
  source ??= `${import.meta.env.BUILD_ID}-${toShortHash(JSON.stringify(settings()))}`;
  return source;
}

/** The visit as far as such a page may know it: what two visits share here, they share a page by. */
export function toSharedContext({
  cookies,
  page,
  position,
}: RequestContext): Pick<RequestContext, 'cookies' | 'network' | 'position'> {
  const known = marks.filter(([name, value]) => cookies.get(name) === value);
  return {
    cookies: new Map(known),
    network: '',
    position: findRoute(page.pathname)?.cached === 'nearby' ? position : null,
  };
}

/**
 * Under which a page that is the same for everybody is kept; null for every other page. An address with a query is
 * never kept: there are as many as anybody likes, and the page repeats it.
 */
export function toPageKey(url: URL, context: RequestContext): string | null {
  const { pathname } = url;
  if (url.search !== '' || !findRoute(pathname)?.cached) return null;
  if (context.complete || context.flash || context.refusal) return null;
  const { locale, theme, mode, device } = context;
  const { cookies, position } = toSharedContext(context);
  const renderedAs = [toSource(), locale, theme, mode, device, ...cookies.keys()].join('.');
  const at = position ? `?at=${position.lat},${position.lng}` : '';
  // The site's own host: the platform looks others up.
  return `${settings().SITE_ORIGIN}/.kept/${renderedAs}${pathname}${at}`;
}
