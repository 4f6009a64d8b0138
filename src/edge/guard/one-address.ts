import { toOwnAddress } from '../context/own-address.ts';
import { httpError } from './http-error.ts';

/** Letters that mean the same whether they are encoded or not. */
const unreserved = /[\w.~-]/;

/** The one spelling of a path: no empty part, no slash at its end, and no letter encoded that need not be. */
export function toOnePath(pathname: string): string {
  const plain = pathname.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(letter) ? letter : code;
  });
  return plain.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

/**
 * Answers other spellings of an address, which the router would take for the same page: what the edge decides by path
 * must not depend on who writes it how. Browsers are led to the one address; a form or a payload there is nobody's.
 */
export function leadToOneAddress(method: string, { pathname, search }: URL): Response | null {
  const path = toOnePath(pathname);
  const isPayload = pathname.startsWith('/RSC/');
  if (path === pathname && !(isPayload && pathname.endsWith('/.txt'))) return null;
  // The router would render a page at two leading slashes, whose relative links would name another host.
  const isReading = method === 'GET' || method === 'HEAD';
  if (isPayload || !isReading || pathname.startsWith('//')) return httpError(404);
  const location = toOwnAddress({ pathname: path, search });
  return new Response(null, {
    status: 308,
    headers: { location, 'referrer-policy': 'no-referrer' },
  });
}
