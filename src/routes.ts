/** What is known of one page. Left out means no. */
interface Route {
  /** It is in the sitemap. Pages with a parameter are not marked, because services list their addresses. */
  listed?: true;
  /** Crawlers are asked to stay away, by robots.txt. */
  private?: true;
  /** It is a step of a flow, where a press on the tab bar would leave the flow by accident. */
  withoutTabBar?: true;
  /** Somebody orders, pays, waits for an order or works: nothing beside it leads away, no banners and no columns of links. */
  plain?: true;
  /** Somebody reads, weighs or looks for help: the footer shows no offers. */
  quiet?: true;
  /** No redirect may return here, because it could lead in a circle. */
  noReturn?: true;
}

/**
 * Every page of the site, by the path of its file in `src/pages`. The sitemap, robots.txt, the tab bar, the check of
 * internal paths and the tests read it, and a page without a line here does not compile. It imports
 * nothing, because scripts in the browser read it as well.
 */
export const routes = {
  '/': { listed: true },
  '/404': { noReturn: true },
  '/about': { listed: true, quiet: true },
  '/accessibility': { listed: true, quiet: true },
  '/account': { private: true, quiet: true },
  '/account/bill/[month]': { private: true, plain: true },
  '/account/bills': { private: true, plain: true },
  '/account/data': { private: true, quiet: true },
  '/account/devices': { private: true, plain: true },
  '/account/email': { private: true, plain: true },
  '/account/payments': { private: true, plain: true },
  '/account/puk': { private: true, plain: true },
  '/afterDan': { private: true, withoutTabBar: true },
  '/back-in-stock/[id]': { private: true, withoutTabBar: true, plain: true },
  '/cart': { private: true, quiet: true },
  '/cart/take': { private: true, plain: true },
  '/checkout': { private: true, withoutTabBar: true, plain: true },
  '/checkout/[step]': { private: true, withoutTabBar: true, plain: true },
  '/compare': { quiet: true },
  '/continue': { private: true, withoutTabBar: true, noReturn: true, plain: true },
  '/complaints': { listed: true, quiet: true },
  '/cooperation': { listed: true, quiet: true },
  '/dan/redirect': { withoutTabBar: true },
  '/coverage': { listed: true },
  '/delivery': { listed: true, quiet: true },
  '/digital-consent': { listed: true, quiet: true },
  '/home-internet': { listed: true, withoutTabBar: true, plain: true },
  '/home-internet/[step]': { private: true, withoutTabBar: true, plain: true },
  '/home-internet/result': { private: true, withoutTabBar: true, plain: true },
  '/kiosk': { private: true, withoutTabBar: true, noReturn: true },
  '/kiosk/leave': { private: true, withoutTabBar: true, noReturn: true },
  '/kiosk/setup': { private: true, withoutTabBar: true, noReturn: true },
  '/leasing': { listed: true },
  '/leasing/assessment': { private: true, withoutTabBar: true, plain: true },
  '/leasing/assessment/[step]': { private: true, withoutTabBar: true, plain: true },
  '/leasing/company': { withoutTabBar: true, plain: true },
  '/leasing/result': { private: true, withoutTabBar: true, plain: true },
  '/new-number': { listed: true, withoutTabBar: true },
  '/new-year-greeting': { listed: true, withoutTabBar: true },
  // Not private: whoever may not read it finds neither its `noindex` nor the picture of its preview.
  '/new-year-greeting/card': { withoutTabBar: true },
  '/new-year-greeting/ready': { private: true, withoutTabBar: true },
  '/newnumberv2': { private: true, withoutTabBar: true, plain: true },
  '/newnumberv2/[step]': { private: true, withoutTabBar: true, plain: true },
  '/newnumberv2/result': { private: true, withoutTabBar: true, plain: true },
  '/news': { listed: true },
  '/news/[id]': {},
  '/offline': { private: true, plain: true },
  '/order': { private: true, quiet: true },
  '/order/[code]': { private: true, plain: true },
  '/order/[code]/invoice': { private: true, plain: true },
  '/order/[code]/return': { private: true, plain: true },
  '/packageshift': { listed: true, withoutTabBar: true, plain: true },
  '/packageshift/[step]': { private: true, withoutTabBar: true, plain: true },
  '/packageshift/afterDan': { withoutTabBar: true },
  '/packageshift/result': { private: true, withoutTabBar: true, plain: true },
  '/pay/bill': { listed: true, withoutTabBar: true, plain: true },
  '/pay/bill/[step]': { private: true, withoutTabBar: true, plain: true },
  '/pay/data': { listed: true, withoutTabBar: true, plain: true },
  '/pay/data/[step]': { private: true, withoutTabBar: true, plain: true },
  '/pay/result': { private: true, withoutTabBar: true, plain: true },
  '/pay/units': { listed: true, withoutTabBar: true, plain: true },
  '/pay/units/[step]': { private: true, withoutTabBar: true, plain: true },
  '/pay/wifi': { listed: true, withoutTabBar: true, plain: true },
  '/pay/wifi/[step]': { private: true, withoutTabBar: true, plain: true },
  '/paymentSuccess': { private: true, withoutTabBar: true, plain: true },
  '/pre-order/[id]': { withoutTabBar: true },
  '/privacy': { listed: true, quiet: true },
  '/roaming': { listed: true },
  '/sdg': { listed: true, quiet: true },
  '/search': { private: true },
  '/service': { listed: true },
  '/service-branches': { listed: true, withoutTabBar: true, quiet: true },
  '/service/[id]': {},
  '/shop': { listed: true },
  '/shop/[id]': {},
  '/sign-in': { noReturn: true, quiet: true },
  '/simRecovery': { listed: true, withoutTabBar: true, plain: true },
  '/simRecovery/[step]': { private: true, withoutTabBar: true, plain: true },
  '/simRecovery/result': { private: true, withoutTabBar: true, plain: true },
  '/simRecovery/stop': { private: true, withoutTabBar: true, plain: true },
  // Not private: robots.txt would tell everybody that it exists.
  '/staff': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/codes': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/greetings': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/home-internet': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/kiosks': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/leasing': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/receipts': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/money': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/orders': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/preorders': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/purchases': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/review': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/switches': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/returns': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/refunds': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/shifts': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/sims': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/stars': { withoutTabBar: true, noReturn: true, plain: true },
  '/staff/trade-in': { withoutTabBar: true, noReturn: true, plain: true },
  '/stars': { listed: true, withoutTabBar: true, plain: true },
  '/stars/[step]': { private: true, withoutTabBar: true, plain: true },
  '/stars/result': { private: true, withoutTabBar: true, plain: true },
  '/switch-account': {},
  '/terms': { listed: true, quiet: true },
  '/tourist-sim': { listed: true, withoutTabBar: true, plain: true },
  '/tourist-sim/[step]': { private: true, withoutTabBar: true, plain: true },
  '/tourist-sim/result': { private: true, withoutTabBar: true, plain: true },
  '/trade-in': { listed: true, withoutTabBar: true, plain: true },
  '/trade-in/[step]': { private: true, withoutTabBar: true, plain: true },
  '/trade-in/result': { private: true, withoutTabBar: true, plain: true },
  '/travel-points': { listed: true },
} as const satisfies Record<`/${string}`, Route>;

/** Addresses that answer with something else than a page, together with everything below them. */
export const endpoints = {
  '/RSC': { private: true, noReturn: true },
  '/api': { private: true, noReturn: true },
  '/dan': { private: true },
  '/kiosk/idle': { private: true, noReturn: true },
  '/leave-draft': { noReturn: true },
  '/pay/recipients': { noReturn: true },
  '/operator': { private: true, noReturn: true },
  '/preferences': { noReturn: true },
  '/sign-out': { noReturn: true },
  '/start-over': { noReturn: true },
  '/still-here': { noReturn: true },
} as const satisfies Record<`/${string}`, Pick<Route, 'private' | 'noReturn'>>;

export type RoutePath = keyof typeof routes;

type Filled<Path extends string> = Path extends `${infer Start}[${string}]${infer End}`
  ? `${Start}${string}${Filled<End>}`
  : Path;

/** The path of a page of this site. */
export type PagePath = Filled<RoutePath>;
/** An address of this site: a page's path, with a query or a fragment where one is needed. */
export type PageHref = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`;

const table: Readonly<Record<string, Route>> = routes;

const patterns = Object.keys(table)
  .filter((path) => path.includes('['))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\[\w+\]/g, '[\\w-]{1,100}')}$`) }));

/** What is known of the page at a path; undefined where there is no page. */
export function findRoute(pathname: string): Route | undefined {
  if (Object.hasOwn(table, pathname) && !pathname.includes('[')) return table[pathname];
  const found = patterns.find(({ pattern }) => pattern.test(pathname));
  return found && table[found.path];
}

/** The paths of all pages that have this property. */
export function listRoutes(known: keyof Route): string[] {
  return Object.keys(table).filter((path) => table[path]?.[known]);
}

/** The paths of all endpoints that have this property. */
export function listEndpoints(known: 'private' | 'noReturn'): string[] {
  const others: Readonly<Record<string, Pick<Route, 'private' | 'noReturn'>>> = endpoints;
  return Object.keys(others).filter((path) => others[path]?.[known]);
}
