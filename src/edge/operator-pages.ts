import { settings } from '#env.ts';
import { embeddedDanPath } from '#services/upstream/service-address.ts';
import { showOperatorPage } from '#services/upstream/call-upstream.ts';
import type { Middleware } from './middleware.ts';
import { isOwnOrigin } from './own-origin.ts';
import { refuse } from './refusal.ts';

/** What of the embedded provider a browser may see; tokens and citizens are for the server alone. */
const pages = ['/oauth2/authorize', '/oauth2/style.css'];

/** The pages of the embedded identity provider, on this site only as long as no real one is configured. */
export const operatorPages: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  if (!url.pathname.startsWith(`${embeddedDanPath}/`)) return next();
  const path = url.pathname.slice(embeddedDanPath.length);
  if (settings().DAN_BASE_URL || !pages.includes(path)) return refuse(404);
  if (c.req.method === 'POST' && !isOwnOrigin(c.req.raw.headers, url)) return refuse(403);
  return showOperatorPage(new Request(url.origin + path + url.search, c.req.raw));
};
