import { cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { readBuilt } from '../../scripts/bind-operator.ts';
import { startFaultyUpstream } from '../support/faulty-upstream/start-faulty-upstream.ts';
import { sharedNetworks } from '../support/shared-networks.ts';
import { addSession } from './add-session.ts';
import { scopes, ways } from './fault-scopes.ts';
import { type Address, orderEverything } from './order-everything.ts';
import { startOperator } from './start-operator.ts';
import { copySeed } from './start-site.ts';

/** What the embedded QPay is spoken to with, and what has to be said with it. */
const qpay = {
  QPAY_USERNAME: 'embedded',
  QPAY_PASSWORD: 'embedded',
  QPAY_INVOICE_CODE: 'EMBEDDED_INVOICE',
  EBARIMT_DISTRICT_CODE: '3505',
  RECEIPT_CODES: 'goods=4732100,digital=8413100,service=8411100,delivery=6802200',
};

/** The site at which everything is ordered, before the others are asked for it. */
const healthy = 'healthy';
const staffSecret = 'the secret of the staff, long enough for production';

async function readModules(root: string) {
  const paths: string[] = [];
  for await (const name of glob('**/*.js', { cwd: root })) paths.push(name);
  const mainFirst = ['index.js', ...paths.filter((path) => path !== 'index.js').toSorted()];
  return Promise.all(
    mainFirst.map(async (path) => ({
      type: 'ESModule' as const,
      path: join(root, path),
      contents: await readFile(join(root, path), 'utf8'),
    })),
  );
}

export interface FaultySite {
  way: string;
  origin: string;
}

export interface FaultySites {
  sites: readonly FaultySite[];
  /** Of somebody who is signed in at each of them, orders there, and is one of the staff. */
  cookie: string;
  /** Pages of what this one and somebody else have ordered. */
  ordered: readonly Address[];
  /** What the sites wrote of errors that nothing has caught. */
  uncaught: readonly string[];
  stop(): Promise<void>;
}

/** Of one process: with more of them the runtime takes far longer than their number says to read what it is given. */
const atOnce = 5;

type Bindings = Readonly<Record<string, string>>;
type Build = Awaited<ReturnType<typeof readBuild>>;

async function readBuild() {
  const root = 'dist/server';
  await readBuilt(root);
  const { workerOptions } = readWorkerOptions(join(root, 'wrangler.json'));
  const { modulesRules: _rules, assets: _assets, kvNamespaces: _kv, ...bound } = workerOptions;
  return { root, bound, modules: await readModules(root) };
}

/** The built site, once for each name, in one process and with caches of their own. */
async function startSites(
  { root, bound, modules }: Build,
  directory: string,
  sites: readonly { name: string; bindings: Bindings }[],
  uncaught: string[],
) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: ({ message }) => {
        if (/uncaught|unhandled|request-failed|TypeError|ReferenceError/i.test(message)) {
          uncaught.push(message);
        }
      },
      resourcePersistencePath: join(directory, 'v3'),
      workers: sites.map(({ name, bindings }) => ({
        ...bound,
        name: `site-${name}`,
        modules,
        modulesRoot: root,
        // A shared store, or shared keys in it, would let one site show what another one cached.
        kvNamespaces: { CACHE: `cache-${name}` },
        bindings: { ...bindings, CACHE_VERSION: name.replaceAll('-', '') },
        serviceBindings: {
          ASSETS: () => new Response(null, { status: 404 }),
          OPERATOR: () => new Response(null, { status: 404 }),
        },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      })),
    }),
  );
  await miniflare.ready;
  const origins = await Promise.all(
    sites.map(async ({ name }) => {
      const { origin } = await miniflare.unsafeGetDirectURL(`site-${name}`);
      await (await fetch(`${origin}/robots.txt`)).text();
      return { way: name, origin };
    }),
  );
  return { miniflare, origins };
}

const toBindings = (url: string): Bindings => ({
  CONTENT_BASE_URL: url,
  COMMERCE_BASE_URL: url,
  MOBILE_BASE_URL: url,
  QPAY_BASE_URL: url,
  ...qpay,
  ABOUT_US_TOKEN: 'faults',
  STAFF_SECRET: staffSecret,
  ...sharedNetworks,
});

/** Orders everything at a site whose services are well, and leaves its rows in the directory. */
async function order(build: Build, directory: string, url: string) {
  const sites = [{ name: healthy, bindings: toBindings(url) }];
  const { miniflare, origins } = await startSites(build, directory, sites, []);
  try {
    const db = await miniflare.getD1Database('DB', `site-${healthy}`);
    const query = async (sql: string) => (await db.prepare(sql).all()).results;
    const { token } = await addSession(query, '99112233');
    const origin = origins[0]?.origin ?? '';
    return await orderEverything({ origin, token, staffSecret, query });
  } finally {
    await miniflare.dispose();
  }
}

/** Starts the built site once for each way; its services fail in that way. All of them begin with the same rows. */
export async function startFaultySites(
  scope: string,
  names: readonly string[] = Object.keys(ways),
): Promise<FaultySites> {
  const build = await readBuild();
  const operator = await startOperator();
  const directory = await copySeed();
  const { cookie, addresses } = await order(build, directory, operator.origin);
  const upstreams = await Promise.all(
    names.map(async (way) => {
      const upstream = await startFaultyUpstream({ proxyTo: operator.origin });
      for (const prefix of scopes[scope] ?? []) upstream.set(prefix, ways[way] ?? null);
      return upstream;
    }),
  );
  const uncaught: string[] = [];
  const started: Awaited<ReturnType<typeof startSites>>[] = [];
  const directories = [directory];
  for (let from = 0; from < names.length; from += atOnce) {
    const copy = await mkdtemp(`${directory}-`);
    directories.push(copy);
    await cp(directory, copy, { recursive: true });
    const sites = names.slice(from, from + atOnce).map((name, i) => {
      const url = upstreams[from + i]?.url ?? operator.origin;
      return { name, bindings: toBindings(url) };
    });
    started.push(await startSites(build, copy, sites, uncaught));
  }
  return {
    sites: started.flatMap(({ origins }) => origins),
    cookie,
    ordered: addresses,
    uncaught,
    stop: async () => {
      await Promise.all(started.map(({ miniflare }) => miniflare.dispose()));
      await operator.stop();
      await Promise.all(upstreams.map((upstream) => upstream.close()));
      await Promise.all(directories.map((one) => rm(one, { recursive: true, force: true })));
    },
  };
}
