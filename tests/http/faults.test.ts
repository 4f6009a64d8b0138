import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address } from './order-everything.ts';
import { askFaultySite } from './ask-faulty-site.ts';
import { ways } from './fault-scopes.ts';
import { type FaultySites, startFaultySites } from './faulty-sites.ts';

let started: FaultySites;

// Fifteen sites start beside all other tests: how long that takes is not what is tested.
beforeAll(async () => {
  started = await startFaultySites('all services');
}, 900_000);
afterAll(() => started.stop());

/** One of each kind of page; `npm run prove -- faults` asks for all, while all kinds of calls fail. */
const addresses: readonly Address[] = [
  { path: '/' },
  { path: '/', complete: true },
  { path: '/shop?q=zzzz' },
  { path: '/shop/p-0002' },
  { path: '/news/n-060' },
  { path: '/service/prepaid-plans' },
  { path: '/service-branches' },
  { path: '/coverage' },
  { path: '/search?q=tulbur' },
  { path: '/cart' },
  { path: '/account' },
  { path: '/home-internet/address' },
  { path: '/?t=made.up.token' },
  { path: '/api/suggest?q=esim' },
  { path: '/RSC/R/roaming.txt' },
  { path: '/sitemap.xml' },
];

test("every kind of page is answered, with the site's own words, in whatever way its services fail", async () => {
  expect(started.sites.map(({ way }) => way)).toEqual(Object.keys(ways));
  const answers = await Promise.all(
    started.sites.flatMap((site) =>
      [...addresses, ...started.ordered].map((address) =>
        askFaultySite(site, address, started.cookie),
      ),
    ),
  );
  expect(answers.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(started.uncaught.slice(0, 3)).toEqual([]);
});
