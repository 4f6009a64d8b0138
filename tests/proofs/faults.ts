import type { Address } from '../http/order-everything.ts';
import { askFaultySite } from '../http/ask-faulty-site.ts';
import { scopes, ways } from '../http/fault-scopes.ts';
import { type FaultySite, type FaultySites, startFaultySites } from '../http/faulty-sites.ts';
import { apiPaths, pagePaths, toPayloadPath } from '../http/routes.ts';
import { type Figure, runAtOnce } from './proof.ts';

const maxMs = 3500;
/** Few at a time: sites and services share the processors of one machine, and times are measured. */
const sitesAtOnce = 4;
const together = 2;

const states = [
  '/news?page=2',
  '/news/nobody',
  '/service/nobody',
  '/shop/nobody',
  '/shop?q=zzzz',
  '/shop?category=c-phones&sort=priceAsc',
  '/search?q=gar+utas',
  '/service-branches?all=1',
  '/service-branches?city=ub&open=1',
  '/roaming?country=kr',
  '/?t=made.up.token',
  '/api/suggest?q=esim',
];

/** `PROVE_WAYS=hang,late` tries some of the ways only. */
const chosen = process.env['PROVE_WAYS']?.split(',') ?? Object.keys(ways);
/** `PROVE_SCOPES=content,mobile` lets only these fail. */
const failing = Object.keys(scopes).filter((scope) =>
  (process.env['PROVE_SCOPES']?.split(',') ?? [scope]).includes(scope),
);

/** Every page and its states, whole as for browsers without scripts, as payloads, and what is no page. */
const addresses: readonly Address[] = [
  ...[...pagePaths, ...states, ...apiPaths.filter((path) => !path.startsWith('/api/'))].map(
    (path) => ({ path }),
  ),
  ...pagePaths.map((path) => ({ path, complete: true })),
  ...pagePaths.filter((path) => path !== '/nowhere').map((path) => ({ path: toPayloadPath(path) })),
];

/** As a page, and whole. */
const inBothWays = (address: Address): Address[] => [address, { ...address, complete: true }];

async function askAll(site: FaultySite, { cookie, ordered }: FaultySites) {
  const all = [...addresses, ...ordered.flatMap(inBothWays)];
  return runAtOnce(all.length, together, async (i) => {
    const address = all[i] ?? { path: '/' };
    return {
      at: `${address.path}${address.complete ? ', whole,' : ''} under ${site.way}`,
      ...(await askFaultySite(site, address, cookie)),
    };
  });
}

const toShare = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** All kinds of services fail in all ways, and every page is asked for by a customer. It takes some 28 minutes. */
export async function proveFaults(): Promise<Figure[]> {
  const wrong: string[] = [];
  const late: string[] = [];
  const times: number[] = [];
  const uncaught: string[] = [];
  const startedAt = performance.now();
  let faults = 0;
  for (const scope of failing) {
    const started = await startFaultySites(scope, chosen);
    try {
      const { sites } = started;
      faults += sites.length;
      const asked = await runAtOnce(sites.length, sitesAtOnce, async (i) => {
        const site = sites[i];
        return site ? askAll(site, started) : [];
      });
      const answers = asked.flat();
      const faulty = answers.flatMap((answer) => answer.wrong.map((what) => `${scope}: ${what}`));
      const slow = answers
        .filter(({ ms }) => ms > maxMs)
        .map(({ at, ms }) => `${scope}: ${at}: ${Math.round(ms)} ms`);
      wrong.push(...faulty);
      late.push(...slow);
      uncaught.push(...started.uncaught);
      for (const line of [...faulty, ...slow, ...started.uncaught].slice(0, 20)) {
        console.log(`  ${line}`);
      }
      const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
      times.push(...sorted);
      console.log(
        `  ${scope}: ${answers.length} answers, half within ${toShare(sorted, 0.5)} ms, 99 % within ${toShare(sorted, 0.99)} ms, all within ${toShare(sorted, 1)} ms`,
      );
    } finally {
      await started.stop();
    }
  }
  console.log(
    `  ${faults} faults, ${Math.round(times.length / faults)} addresses, ${Math.round((performance.now() - startedAt) / 60_000)} minutes`,
  );
  return [
    { says: 'faults that were tried', found: faults, expected: failing.length * chosen.length },
    {
      says: 'answers with an error status, a leaked word or no end',
      found: wrong.length,
      expected: 0,
    },
    { says: `answers later than ${maxMs} ms`, found: late.length, expected: 0 },
    { says: 'errors that nothing has caught', found: uncaught.length, expected: 0 },
  ];
}
