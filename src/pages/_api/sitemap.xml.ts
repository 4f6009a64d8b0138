import type { NewsCard } from '#contracts/content/news.ts';
import { requestContext } from '#request/context.ts';
import { readNewsList, readServiceCategories } from '#services/content.ts';
import { settleRead } from '#services/settle-read.ts';

const fixed = [
  '/',
  '/news',
  '/shop',
  '/service-branches',
  '/roaming',
  '/travel-points',
  '/about',
  '/cooperation',
  '/sdg',
  '/digital-consent',
];
/** The content service answers at most this many at a time. */
const newsAtATime = 50;
const newsListed = 500;

interface Entry {
  path: string;
  changedAt?: string;
}

function toUrl(origin: string, { path, changedAt }: Entry): string {
  const loc = encodeURI(origin + path).replaceAll('&', '&amp;');
  const alternate = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  return `<url><loc>${loc}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}${alternate('mn', `${loc}?lang=mn`)}${alternate('en', `${loc}?lang=en`)}${alternate('x-default', loc)}</url>`;
}

/** Newest first, page by page, until the list ends or fails. */
async function readAllNews(): Promise<NewsCard[]> {
  const found: NewsCard[] = [];
  for (let page = 1; found.length < newsListed; page += 1) {
    const answer = await settleRead(await readNewsList({ page, size: newsAtATime }));
    if (!answer.ok || answer.value.items.length === 0) break;
    found.push(...answer.value.items);
    if (found.length >= (answer.value.total ?? 0)) break;
  }
  return found;
}

/** Every public page in both languages; a service that fails leaves its own pages out. */
export async function GET(): Promise<Response> {
  const { origin } = requestContext();
  const [categories, news] = await Promise.all([
    readServiceCategories().then(settleRead),
    readAllNews(),
  ]);
  const entries: Entry[] = [
    ...fixed.map((path) => ({ path })),
    ...(categories.ok
      ? categories.value.flatMap(({ children }) =>
          children.filter(({ link }) => !link).map(({ id }) => ({ path: `/service/${id}` })),
        )
      : []),
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
