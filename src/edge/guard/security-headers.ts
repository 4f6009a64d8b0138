import type { Context } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { settings } from '#env.ts';
import type { Settings } from '#settings/settings.ts';
import type { Middleware } from '../middleware.ts';

const dev = import.meta.env.DEV;
const self = `'self'`;
const none = [`'none'`];
const nobody: string[] = [];

/** Settings and development server apart, the same for every answer. */
export function createSecureHeaders(
  secure: boolean,
  { IMAGE_HOSTS, DAN_BASE_URL }: Settings,
): Middleware {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      // The development server injects scripts of its own, and React needs eval there.
      scriptSrc: dev
        ? [self, `'unsafe-inline'`, `'unsafe-eval'`]
        : [NONCE, `'strict-dynamic'`, self],
      styleSrc: [self, dev ? `'unsafe-inline'` : NONCE],
      imgSrc: [self, 'data:', ...IMAGE_HOSTS.map((host) => `https://${host}`)],
      connectSrc: dev ? [self, 'ws:'] : [self],
      fontSrc: [self],
      objectSrc: none,
      baseUri: none,
      // Browsers apply it to where a form's answer leads as well, and a page outlives its address.
      formAction: DAN_BASE_URL ? [self, new URL(DAN_BASE_URL).origin] : [self],
      frameAncestors: none,
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
    permissionsPolicy: {
      accelerometer: nobody,
      camera: nobody,
      displayCapture: nobody,
      geolocation: ['self'],
      gyroscope: nobody,
      magnetometer: nobody,
      microphone: nobody,
      midi: nobody,
      payment: ['self'],
      usb: nobody,
    },
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    // An answer may have a stricter one of its own.
    referrerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // The policy's frame-ancestors says it.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** What an answer did not say itself, and is the same for every one that does not. */
function completeHeaders(c: Context): void {
  const { body, status } = c.res;
  const headers = new Headers(c.res.headers);
  if (!headers.has('referrer-policy')) {
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  headers.append('vary', 'Cookie, Accept-Language, Sec-CH-UA-Mobile, User-Agent');
  // The framework names no type here, and the body may echo the query.
  if (new URL(c.req.url).pathname.startsWith('/RSC/')) {
    headers.set('content-type', 'text/x-component; charset=utf-8');
  } else if (!headers.has('content-type') && body) {
    headers.set('content-type', 'text/plain; charset=utf-8');
  }
  // Otherwise Hono lets the headers of the response that was there win over these.
  c.res = undefined;
  // A copy, since the headers of an answer from elsewhere can not be changed.
  c.res = new Response(body, { status, headers });
}

let known: Record<'http:' | 'https:', Middleware> | undefined;

/** Outside of all that answers, so that a refusal, a redirect and an error carry the same headers as a page. */
export const securityHeaders: Middleware = (c, next) => {
  known ??= {
    'http:': createSecureHeaders(false, settings()),
    'https:': createSecureHeaders(true, settings()),
  };
  const setHeaders = known[new URL(c.req.url).protocol === 'https:' ? 'https:' : 'http:'];
  return setHeaders(c, async () => {
    await next();
    completeHeaders(c);
  });
};
