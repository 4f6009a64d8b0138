import { documentParameters } from './address-parameters.ts';
import { listEndpoints, listRoutes } from '#routes.ts';

const baseOrigin = 'http://site.invalid';
const maxLength = 512;

/** Addresses that are no page, or that would redirect in a loop. */
const noReturn = [...listEndpoints('noReturn'), ...listRoutes('noReturn')].map((path) =>
  path.toLowerCase(),
);

function isNoReturn(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return noReturn.some((one) => path === one || path.startsWith(`${one}/`));
}

/**
 * A path inside this site, with query and fragment, that is safe to redirect to; null for everything else. Two
 * slashes or backslashes at the start are another host to browsers, which also skip some characters between them.
 */
export function toInternalPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\')) return null;
  const url = URL.parse(value, baseOrigin);
  if (url?.origin !== baseOrigin) return null;
  if (url.pathname.startsWith('//') || isNoReturn(url.pathname)) return null;
  if (url.search) for (const name of documentParameters) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
