import { log } from '#lib/log.ts';
import { requestContext } from '#request/context.ts';
import { listRoutes } from '#routes.ts';
import { type Listings, readListings } from '#services/listings.ts';

interface Entry {
  path: string;
  changedAt?: string;
}

function toUrl(origin: string, { path, changedAt }: Entry): string {
  const loc = encodeURI(origin + path).replaceAll('&', '&amp;');
  const alternate = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const inLanguage = (lang: string) => `${loc}${path.includes('?') ? '&amp;' : '?'}lang=${lang}`;
  return `<url><loc>${loc}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}${alternate('mn', inLanguage('mn'))}${alternate('en', inLanguage('en'))}${alternate('x-default', loc)}</url>`;
}

const retryAfterSeconds = 120;

/**
 * Every public page in both languages. 503 where the database fails: a crawler takes a page that a sitemap leaves out
 * as gone. Only before a list was ever filled, which a job does every few minutes, is it answered without that list.
 */
export async function GET(): Promise<Response> {
  const { origin } = requestContext();
  let listings: Listings;
  try {
    listings = await readListings();
  } catch (cause) {
    log.error('sitemap-failed', { cause });
    return new Response('Service Unavailable', {
      status: 503,
      headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'private, no-store' },
    });
  }
  const pages = listRoutes('listed').map((path): Entry => ({ path }));
  const urls = [...pages, ...listings.listed].map((entry) => toUrl(origin, entry));
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>`;
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': listings.complete ? 'public, max-age=600' : 'private, no-store',
    },
  });
}
