import type { routes } from '#routes.ts';

/**
 * Pages that the front worker renders: public ones that people come to first. Their modules, and what they may load, are
 * all of the site that it has. A page with what belongs to one visitor stays with the site, or the front would grow by it.
 */
export const frontPages = [
  '/',
  '/about',
  '/accessibility',
  '/compare',
  '/complaints',
  '/cooperation',
  '/coverage',
  '/delivery',
  '/news',
  '/news/[id]',
  '/privacy',
  '/roaming',
  '/sdg',
  '/search',
  '/service',
  '/service/[id]',
  '/service-branches',
  '/shop',
  '/shop/[id]',
  '/terms',
  '/travel-points',
] as const satisfies readonly (keyof typeof routes)[];

/** What it answers beside pages. */
export const frontFiles: readonly string[] = [
  '/api/suggest',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
];
