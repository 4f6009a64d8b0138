import type { PageAddress } from './context.ts';

const routePrefix = '/RSC/R/';

/** Waku writes the home page as `_root` and doubles a leading underscore. */
function toPathname(encoded: string): string {
  const path = encoded.replace(/\.txt$/, '');
  return path === '_root' || path === '' ? '/' : `/${path.replace(/^__/, '_')}`;
}

/** The page that a request is about: itself, the one behind an RSC path, or the one an action came from. */
export function toPageAddress(url: URL, headers: Headers): PageAddress {
  if (url.pathname.startsWith(routePrefix)) {
    return {
      pathname: toPathname(url.pathname.slice(routePrefix.length)),
      query: new URLSearchParams(url.searchParams.get('query') ?? ''),
    };
  }
  const origin = headers.get('x-waku-action-location');
  if (url.pathname.startsWith('/RSC/') && origin?.startsWith('/') && !origin.startsWith('//')) {
    const at = new URL(origin, 'http://page.invalid');
    return { pathname: at.pathname, query: at.searchParams };
  }
  return { pathname: url.pathname, query: url.searchParams };
}

/** The same page with some parameters changed; null removes one. */
export function toHref(page: PageAddress, changes: Record<string, string | null> = {}): string {
  const query = new URLSearchParams(page.query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const search = query.toString();
  return search ? `${page.pathname}?${search}` : page.pathname;
}
