import { settings } from '#env.ts';
import type { Settings } from '#settings/settings.ts';
import type { Middleware } from './middleware.ts';

const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()';

/** Settings and dev server apart, the same for every answer. */
export function toPolicy(
  nonce: string,
  secure: boolean,
  { IMAGE_HOSTS, DAN_BASE_URL }: Settings,
): string {
  const dev = import.meta.env.DEV;
  const images = IMAGE_HOSTS.map((host) => `https://${host}`).join(' ');
  // Browsers apply it to where a form's answer leads as well, and a page outlives its address.
  const formTargets = DAN_BASE_URL ? ` ${new URL(DAN_BASE_URL).origin}` : '';
  return [
    `default-src 'self'`,
    // The development server injects scripts of its own, and React needs eval there.
    dev
      ? `script-src 'self' 'unsafe-inline' 'unsafe-eval'`
      : `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    dev ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${images}`.trim(),
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'${formTargets}`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** Outermost, so that a refusal, a redirect and an error carry the same headers as a page. */
export const securityHeaders: Middleware = async (c, next) => {
  const nonce = newNonce();
  c.set('nonce', nonce);
  await next();
  const url = new URL(c.req.url);
  const headers = new Headers(c.res.headers);
  headers.set('content-security-policy', toPolicy(nonce, url.protocol === 'https:', settings()));
  headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('referrer-policy')) {
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  }
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('permissions-policy', permissions);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  headers.append('vary', 'Cookie, Accept-Language, Sec-CH-UA-Mobile, User-Agent');
  // The framework names no type here, and the body may echo the query.
  if (url.pathname.startsWith('/RSC/')) {
    headers.set('content-type', 'text/x-component; charset=utf-8');
  } else if (!headers.has('content-type') && c.res.body) {
    headers.set('content-type', 'text/plain; charset=utf-8');
  }
  const { body, status } = c.res;
  // Otherwise Hono lets the headers of the response that was there win over these.
  c.res = undefined;
  c.res = new Response(body, { status, headers });
};
