import { edgeParameters } from '#domain/address-parameters.ts';
import { dropControls } from '#lib/drop-controls.ts';
import type { PageAddress } from './context.ts';

const routePrefix = '/RSC/R/';
const pageOrigin = 'http://page.invalid';

/** Waku writes the home page as `_root` and doubles an underscore at either end. */
function toPathname(encoded: string): string {
  const path = encoded.replace(/_?\.txt$/, '');
  return path === '_root' || path === '' ? '/' : `/${path.replace(/^__/, '_')}`;
}

function readAddress(url: URL, headers: Headers): PageAddress {
  if (url.pathname.startsWith(routePrefix)) {
    return {
      pathname: toPathname(url.pathname.slice(routePrefix.length)),
      query: new URLSearchParams(url.searchParams.get('query') ?? ''),
    };
  }
  const from = headers.get('x-waku-action-location');
  if (url.pathname.startsWith('/RSC/') && from?.startsWith('/')) {
    // An address that a browser would read as another host, or as invalid, is not a page of ours.
    const at = URL.parse(from, pageOrigin);
    if (at?.origin === pageOrigin) return { pathname: at.pathname, query: at.searchParams };
  }
  return { pathname: url.pathname, query: new URLSearchParams(url.search) };
}

const hasControls = (query: URLSearchParams) =>
  [...query].some(([name, value]) => dropControls(name) !== name || dropControls(value) !== value);

function withoutControls(query: URLSearchParams): URLSearchParams {
  // Hardly any query has one, and copying takes longer than looking.
  if (!hasControls(query)) return query;
  return new URLSearchParams([...query].map((pair) => pair.map(dropControls)));
}

/** The page of a request: the requested one, the one of an RSC path, or the one from which an action was called. */
export function toPageAddress(url: URL, headers: Headers): PageAddress {
  const { pathname, query: given } = readAddress(url, headers);
  const query = withoutControls(given);
  for (const name of edgeParameters) query.delete(name);
  // Links are made from the pathname, and two leading slashes would name another host.
  return { pathname: pathname.replace(/^\/+/, '/'), query };
}

/** The same page with some parameters changed; null removes one. */
export function toHref(page: PageAddress, changes: Record<string, string | null> = {}): string {
  let search = page.query.toString();
  const changed = Object.entries(changes);
  if (changed.length > 0) {
    // Made from the text, because the runtime takes three times as long to copy the parameters.
    const query = new URLSearchParams(search);
    for (const [name, value] of changed) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    search = query.toString();
  }
  return search ? `${page.pathname}?${search}` : page.pathname;
}
