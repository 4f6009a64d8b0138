import type { Context } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { settings } from '#env.ts';
import type { Settings } from '#settings/settings.ts';
import { mapsOrigin } from '#domain/map-picture.ts';
import { isPage, type Middleware, urlOf } from '../middleware.ts';

const dev = import.meta.env.DEV;
const self = `'self'`;
const none = [`'none'`];
const nobody: string[] = [];

export const cspReportPath = '/csp-reports';
const reportGroup = 'csp';

/** The headers that every answer has. They depend only on the settings and on whether this is the development server. */
export function createSecureHeaders(
  secure: boolean,
  {
    IMAGE_HOSTS,
    IMAGE_BASE_URL,
    MAPS_KEY,
    DAN_BASE_URL,
    TURNSTILE_SITE_KEY,
    TURNSTILE_BASE_URL,
  }: Settings,
): Middleware {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      // The development server injects scripts of its own, and React needs eval there.
      scriptSrc: dev
        ? [self, `'unsafe-inline'`, `'unsafe-eval'`]
        : [NONCE, `'strict-dynamic'`, self],
      styleSrc: [self, dev ? `'unsafe-inline'` : NONCE],
      imgSrc: [
        self,
        'data:',
        ...IMAGE_HOSTS.map((host) => `https://${host}`),
        ...(IMAGE_BASE_URL ? [new URL(IMAGE_BASE_URL).origin] : []),
        ...(MAPS_KEY ? [mapsOrigin] : []),
      ],
      connectSrc: dev ? [self, 'ws:'] : [self],
      fontSrc: [self],
      objectSrc: none,
      workerSrc: [self],
      baseUri: none,
      // Browsers check redirects of a form's answer as well, and a page may be older than the settings.
      formAction: DAN_BASE_URL ? [self, new URL(DAN_BASE_URL).origin] : [self],
      // The challenge of Cloudflare stands in a frame of its own.
      ...(TURNSTILE_SITE_KEY ? { frameSrc: [new URL(TURNSTILE_BASE_URL).origin] } : {}),
      frameAncestors: none,
      // Browsers that know the second one do not read the first.
      reportUri: cspReportPath,
      reportTo: reportGroup,
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
    reportingEndpoints: [{ name: reportGroup, url: cspReportPath }],
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
    // An answer may set a stricter one.
    referrerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // The policy's frame-ancestors replaces it.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** Its address is a secret, and what a bank's link opens must not lose the page. */
const paymentPath = '/paymentSuccess';

/** Sets the defaults of headers that an answer did not set. */
function completeHeaders(c: Context): void {
  const { body, status } = c.res;
  const headers = new Headers(c.res.headers);
  if (!headers.has('referrer-policy')) {
    const isPayment = urlOf(c).pathname === paymentPath;
    headers.set('referrer-policy', isPayment ? 'no-referrer' : 'strict-origin-when-cross-origin');
  }
  // "Back" leads to the page that answers a form without sending it again; at a kiosk it would be the next visitor's. It is
  // stored for this one sending, and would not be found if it varied by cookies that have changed since.
  const isKept = isPage(c.res) && c.get('request')?.posted && c.get('request').mode === 'browser';
  if (!headers.has('cache-control')) {
    headers.set('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
  }
  if (!isKept) headers.append('vary', 'Cookie, Accept-Language, Sec-CH-UA-Mobile, User-Agent');
  // The framework sets no type here, and the body may repeat the query.
  if (urlOf(c).pathname.startsWith('/RSC/')) {
    headers.set('content-type', 'text/x-component; charset=utf-8');
  } else if (!headers.has('content-type') && body) {
    headers.set('content-type', 'text/plain; charset=utf-8');
  }
  // Otherwise Hono would let the headers of the earlier response override these.
  c.res = undefined;
  // A copy, because the headers of a fetched response are immutable.
  c.res = new Response(body, { status, headers });
}

let known: Record<'http:' | 'https:', Middleware> | undefined;

/** Outside of every middleware that answers, so that errors and redirects have the same headers as pages. */
export const securityHeaders: Middleware = async (c, next) => {
  known ??= {
    'http:': createSecureHeaders(false, settings()),
    'https:': createSecureHeaders(true, settings()),
  };
  const setHeaders = known[urlOf(c).protocol === 'https:' ? 'https:' : 'http:'];
  await setHeaders(c, async () => {
    await next();
    completeHeaders(c);
  });
  if (urlOf(c).pathname === paymentPath) {
    c.res.headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  }
};
