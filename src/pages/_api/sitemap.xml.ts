import type { NewsCard } from '#contracts/content/news.ts';
import type { ProductCard } from '#contracts/commerce/products.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { requestContext } from '#request/context.ts';
import { listRoutes } from '#routes.ts';
import { readNewsList, readServiceCategories } from '#services/content.ts';
import { readProductCategories, readProducts } from '#services/products.ts';
import { readPages } from '#services/read-pages.ts';
import { settleRead } from '#lib/outcome.ts';

/** The largest page size of the services. */
const maxPageSize = 50;
const maxNews = 500;
/** Products are listed by popularity; the shop's lists link to the others. */
const maxProducts = 1000;

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

/** Newest first. The list is paged by number and gives its total. */
const readAllNews = () =>
  readPages<NewsCard>({
    readPage: (page = '1') => readNewsList({ page: Number(page), size: maxPageSize }),
    toNext: ({ total }, { pages, items }) => (items < (total ?? 0) ? String(pages + 1) : null),
    maxItems: maxNews,
  });

/** The most popular first. */
const readManyProducts = () =>
  readPages<ProductCard>({
    readPage: (cursor) =>
      readProducts({ sort: 'popular', size: maxPageSize, ...(cursor ? { cursor } : {}) }),
    toNext: ({ next }) => next,
    maxItems: maxProducts,
  });

/** The services' own pause after a failure is shorter. */
const retryAfterSeconds = 120;

/** Every public page in both languages, or 503: a crawler takes a page that a sitemap leaves out as gone. */
export async function GET(): Promise<Response> {
  const { origin } = requestContext();
  const [categories, news, parts, products] = await Promise.all([
    readServiceCategories().then(settleRead),
    readAllNews(),
    readProductCategories().then(settleRead),
    readManyProducts(),
  ]);
  if (!categories.ok || !parts.ok || !news || !products) {
    return new Response('Service Unavailable', {
      status: 503,
      headers: { 'retry-after': String(retryAfterSeconds), 'cache-control': 'private, no-store' },
    });
  }
  const entries: Entry[] = [
    ...listRoutes('listed').map((path) => ({ path })),
    ...categories.value.flatMap(({ children }) =>
      children.filter(({ link }) => !link).map(({ id }) => ({ path: `/service/${id}` })),
    ),
    ...parts.value.productCategoryPopulateDtos.map(({ id }) => ({ path: `/shop?category=${id}` })),
    ...products.map(({ id, updatedAt }) => ({
      path: toProductAddress(id),
      ...(updatedAt ? { changedAt: updatedAt } : {}),
    })),
    ...news.map(({ id, publishedAt, updatedAt }) => ({
      path: `/news/${id}`,
      changedAt: updatedAt ?? publishedAt,
    })),
  ];
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.map((entry) => toUrl(origin, entry)).join('\n')}</urlset>`;
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
}
