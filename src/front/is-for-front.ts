import { documentParameters, preferenceParameters } from '#domain/address-parameters.ts';
import { dropControls } from '#lib/drop-controls.ts';
import { parseCookies } from '#request/cookies.ts';
import { toPageAddress } from '#request/page-address.ts';
import { frontFiles, frontPages } from './pages.ts';

const exact = new Set<string>([...frontPages, ...frontFiles]);
/** An id that needs no escape; an address in other letters is the site's, as is every address that is no page. */
const withId = frontPages
  .filter((page) => page.endsWith('/[id]'))
  .map((page) => page.slice(0, -'[id]'.length));
const isId = (text: string) => /^[\w-]{1,100}$/.test(text);

/** They sign somebody in, make or leave a kiosk, or say that no script runs. A language and a theme are only read. */
const forSite = documentParameters.filter(
  (name) => !preferenceParameters.some((preference) => preference === name),
);

/** By what pages read of a parameter's name, from which control characters have been dropped. */
const isForSite = (query: URLSearchParams) =>
  [...query.keys()].some((given) => forSite.some((name) => name === dropControls(given)));

/** A kiosk has a visit that begins and ends; what is to be said once may be any text of the site. */
const cookiesForSite = ['kiosk', '__Host-kiosk', 'toast'];

/** Of a payload: layout, language and theme of its document, and what was said there once. */
function isPlainDocument(renderedAs: string | null): boolean {
  const [mode, , , ...said] = (renderedAs ?? '').split(' ');
  return mode !== 'kiosk' && said.length === 0;
}

/** Whether the front worker answers by itself: a public page or its payload, read by a browser or in the app. */
export function isForFront({ method, url: address, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const url = new URL(address);
  const { pathname } = toPageAddress(url, headers);
  const isKnown =
    exact.has(pathname) ||
    withId.some((start) => pathname.startsWith(start) && isId(pathname.slice(start.length)));
  // Two slashes are put right on the way.
  if (!isKnown || url.pathname.includes('//')) return false;
  const ofPage = new URLSearchParams(url.searchParams.get('query') ?? '');
  if ([url.searchParams, ofPage].some(isForSite)) return false;
  const cookies = parseCookies(headers.get('cookie'));
  if (cookiesForSite.some((name) => cookies.has(name)) || cookies.get('mode') === 'kiosk') {
    return false;
  }
  return isPlainDocument(headers.get('x-rendered-as'));
}
