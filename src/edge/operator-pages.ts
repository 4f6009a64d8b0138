import { OPERATOR, settings } from '#env.ts';
import { embeddedDanPath, hasRealService, isAppPlayed } from '#services/upstream/call-address.ts';
import type { Settings } from '#settings/settings.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { isOwnOrigin } from './guard/own-origin.ts';
import { httpError } from './guard/http-error.ts';

/** The card page of an invoice, whose name is part of the path. */
const cardPage = /^\/operator\/golomt\/payment\/(mn|en)\/(style\.css|[\w+=.-]{1,200})$/;

const isDanEmbedded = ({ DAN_BASE_URL }: Settings) => !DAN_BASE_URL;

/** The embedded operator's pages, each only where it stands in for the service that the page belongs to. */
const pages: ReadonlyMap<string, (known: Settings) => boolean> = new Map([
  ['/operator/style.css', () => true],
  ['/operator/outbox', (known: Settings) => !hasRealService(known)],
  ['/operator/app', isAppPlayed],
  ['/operator/wallet', (known: Settings) => !known.QPAY_BASE_URL],
  ['/operator/news', (known: Settings) => !known.CONTENT_BASE_URL],
  ['/operator/orders', (known: Settings) => !known.COMMERCE_BASE_URL],
  [`${embeddedDanPath}/oauth2/authorize`, isDanEmbedded],
  [`${embeddedDanPath}/oauth2/style.css`, isDanEmbedded],
]);

/**
 * Forwards requests for the operator's pages. The operator is another party: it gets no cookies and sets none, and the
 * site's security headers replace its own.
 */
export const operatorPages: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (!url.pathname.startsWith('/operator/')) return next();
  const isOpen = cardPage.test(url.pathname)
    ? !settings().GOLOMT_BASE_URL
    : pages.get(url.pathname)?.(settings());
  if (!OPERATOR || !isOpen) return httpError(404);
  if (c.req.method === 'POST' && !isOwnOrigin(c.req.raw.headers, url)) return httpError(403);
  const headers = new Headers(c.req.raw.headers);
  headers.delete('cookie');
  // The browser has to follow a redirect itself.
  const answer = await OPERATOR.fetch(new Request(c.req.raw, { headers, redirect: 'manual' }));
  const shown = new Headers(answer.headers);
  shown.delete('set-cookie');
  return new Response(answer.body, { status: answer.status, headers: shown });
};
