import { settings } from '#env.ts';
import { isLoopback } from '#lib/loopback.ts';

/** True when the headers that only a browser can set say that a page of this site sent the request. */
export function isOwnOrigin(headers: Headers, url: URL): boolean {
  const origin = headers.get('origin');
  const { ALLOWED_ORIGINS, ENVIRONMENT } = settings();
  const known =
    origin !== null &&
    (ALLOWED_ORIGINS.includes(origin) ||
      (ENVIRONMENT === 'development' && isLoopback(url.hostname) && origin === url.origin));
  const site = headers.get('sec-fetch-site');
  return known && (site === null || site === 'same-origin' || site === 'none');
}
