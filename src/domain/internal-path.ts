import { listEndpoints, listRoutes } from '#routes.ts';

const somewhere = 'http://site.invalid';
const maxLength = 512;

/** Addresses that have no page, or that would lead in a circle. */
const noReturn = [...listEndpoints('noReturn'), ...listRoutes('noReturn')].map((path) =>
  path.toLowerCase(),
);

function isNoReturn(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return noReturn.some((one) => path === one || path.startsWith(`${one}/`));
}

/** Parameters that would change the visit of whoever follows the address. */
const dropped = ['t', 'complete', 'lang', 'theme', 'source'];

/**
 * An address inside this site that somebody may be sent to, fragment included; null for everything else. What
 * browsers read as another host begins with two slashes, of either kind, also after what they leave out.
 */
export function toInternalPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\')) return null;
  const url = URL.parse(value, somewhere);
  if (url?.origin !== somewhere) return null;
  if (url.pathname.startsWith('//') || isNoReturn(url.pathname)) return null;
  for (const name of dropped) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
