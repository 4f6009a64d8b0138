import { findRoute, type RoutePath, routes } from '#routes.ts';
import { sitePages } from './pages.ts';

/** Pages that have journeys of their own, and pages that only announce a flow, one of which is visited. */
const visitedElsewhere: readonly RoutePath[] = [
  '/404',
  '/account',
  '/account/data',
  '/account/bill/[month]',
  '/account/bills',
  '/account/devices',
  '/account/email',
  '/account/payments',
  '/account/puk',
  '/afterDan',
  '/checkout',
  '/checkout/[step]',
  '/continue',
  '/dan/redirect',
  '/home-internet/[step]',
  '/home-internet/result',
  '/kiosk',
  '/kiosk/leave',
  '/kiosk/setup',
  '/new-number',
  '/new-year-greeting',
  '/newnumberv2',
  '/newnumberv2/[step]',
  '/order',
  '/order/[code]',
  '/order/[code]/invoice',
  '/order/[code]/return',
  '/packageshift',
  '/packageshift/[step]',
  '/packageshift/afterDan',
  '/packageshift/result',
  '/pay/bill/[step]',
  '/pay/data/[step]',
  '/pay/result',
  '/pay/units/[step]',
  '/pay/wifi/[step]',
  '/paymentSuccess',
  '/staff',
  '/staff/home-internet',
  '/staff/kiosks',
  '/staff/money',
  '/staff/orders',
  '/staff/purchases',
  '/staff/codes',
  '/staff/receipts',
  '/staff/refunds',
  '/staff/shifts',
  '/staff/sims',
  '/staff/review',
  '/staff/switches',
  '/staff/returns',
  '/switch-account',
];

/** @throws where the site has a page that no journey visits */
export function checkRoutes(): void {
  const visited = new Set(sitePages.map(({ path }) => findRoute(path.split('?', 1)[0] ?? '')));
  const unvisited = Object.entries(routes).filter(
    ([path, route]) => !visited.has(route) && !visitedElsewhere.some((one) => one === path),
  );
  if (unvisited.length > 0) {
    throw new Error(`no journey visits ${unvisited.map(([path]) => path).join(', ')}`);
  }
}
