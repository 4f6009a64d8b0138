import { findRoute, type RoutePath, routes } from '#routes.ts';
import { sitePages } from './pages.ts';

/** Pages that journeys of their own visit, and those that only say what is coming, of which one is visited. */
const visitedElsewhere: readonly RoutePath[] = [
  '/404',
  '/account',
  '/afterDan',
  '/dan/redirect',
  '/new-number',
  '/new-year-greeting',
  '/newnumberv2',
  '/order',
  '/packageshift',
  '/packageshift/afterDan',
  '/paymentSuccess',
  '/switch-account',
];

/** Throws for a page of the site that no journey visits. */
export function checkRoutes(): void {
  const visited = new Set(sitePages.map(({ path }) => findRoute(path.split('?', 1)[0] ?? '')));
  const forgotten = Object.entries(routes).filter(
    ([path, route]) => !visited.has(route) && !visitedElsewhere.some((one) => one === path),
  );
  if (forgotten.length > 0) {
    throw new Error(`no journey visits ${forgotten.map(([path]) => path).join(', ')}`);
  }
}
