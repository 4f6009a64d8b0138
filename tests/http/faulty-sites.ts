import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { readBuilt } from '../../scripts/bind-operator.ts';
import { listContracts } from '../../scripts/calls/list-contracts.ts';
import type { Behaviour } from '../support/faulty-upstream/behaviour.ts';
import { faults, isFault } from '../support/faulty-upstream/faults.ts';
import { startFaultyUpstream } from '../support/faulty-upstream/start-faulty-upstream.ts';
import { sharedNetworks } from '../support/shared-networks.ts';
import { addSession } from './add-session.ts';
import { type Address, orderEverything } from './order-everything.ts';
import { startOperator } from './start-operator.ts';
import { copySeed } from './start-site.ts';

/** Each way in which a service fails, and one in which it is right but late. */
export const ways: Readonly<Record<string, Behaviour>> = {
  ...Object.fromEntries(
    Object.keys(faults)
      .filter(isFault)
      .map((fault) => [fault, { fault }]),
  ),
  late: { delayMs: 1900 },
};

const contracts = (await listContracts()).contracts.map(({ contract }) => contract);
const toPrefix = (path: string) => path.replace(/\{.*/, '');
const pathsOf = (service: string) =>
  contracts.filter((one) => one.service === service).map(({ path }) => toPrefix(path));

/** What fails: the calls whose paths begin so. */
export const scopes: Readonly<Record<string, readonly string[]>> = {
  'all services': ['/'],
  content: pathsOf('content'),
  commerce: pathsOf('commerce'),
  mobile: pathsOf('mobile'),
  'items, not lists': contracts
    .filter(({ path }) => path.includes('{'))
    .map(({ path }) => toPrefix(path)),
  payments: pathsOf('qpay'),
  'lists, not items': contracts
    .filter(({ envelope, method }) => envelope === 'list' && method === 'GET')
    .map(({ path }) => toPrefix(path)),
  'the calls of a customer': contracts
    .filter(({ query }) => query.includes('isdn'))
    .map(({ path }) => toPrefix(path)),
};

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

/** Starts the built site once for each way, in one process and with caches of their own; its services fail in that way. */
export async function startFaultySites(
  scope: string,
  names: readonly string[] = Object.keys(ways),
): Promise<FaultySites> {
  const root = 'dist/server';
  await readBuilt(root);
  const operator = await startOperator();
  const directory = await copySeed();
  const { workerOptions } = readWorkerOptions(join(root, 'wrangler.json'));
  const { modulesRules: _rules, assets: _assets, kvNamespaces: _kv, ...bound } = workerOptions;
  const modules = await readModules(root);
  const upstreams = await Promise.all(
    names.map(async (way) => {
      const upstream = await startFaultyUpstream({ proxyTo: operator.origin });
      for (const prefix of scopes[scope] ?? []) upstream.set(prefix, ways[way] ?? null);
      return upstream;
    }),
  );
  const uncaught: string[] = [];
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
      workers: [...names, healthy].map((way, i) => {
        const url = upstreams[i]?.url ?? operator.origin;
        return {
          ...bound,
          name: `site-${way}`,
          modules,
          modulesRoot: root,
          // A shared store, or shared keys in it, would let one site show what another one cached.
          kvNamespaces: { CACHE: `cache-${way}` },
          bindings: {
            CONTENT_BASE_URL: url,
            COMMERCE_BASE_URL: url,
            MOBILE_BASE_URL: url,
            QPAY_BASE_URL: url,
            ...qpay,
            ABOUT_US_TOKEN: 'faults',
            STAFF_SECRET: staffSecret,
            ...sharedNetworks,
            CACHE_VERSION: way.replaceAll('-', ''),
          },
          serviceBindings: {
            ASSETS: () => new Response(null, { status: 404 }),
            OPERATOR: () => new Response(null, { status: 404 }),
          },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        };
      }),
    }),
  );
  await miniflare.ready;
  const sites = await Promise.all(
    names.map(async (way) => {
      const { origin } = await miniflare.unsafeGetDirectURL(`site-${way}`);
      await (await fetch(`${origin}/robots.txt`)).text();
      return { way, origin };
    }),
  );
  const db = await miniflare.getD1Database('DB', `site-${names[0]}`);
  const query = async (sql: string) => (await db.prepare(sql).all()).results;
  const { origin } = await miniflare.unsafeGetDirectURL(`site-${healthy}`);
  const { token } = await addSession(query, '99112233');
  const { cookie, addresses } = await orderEverything({ origin, token, staffSecret, query });
  return {
    sites,
    cookie,
    ordered: addresses,
    uncaught,
    stop: async () => {
      await miniflare.dispose();
      await operator.stop();
      await Promise.all(upstreams.map((upstream) => upstream.close()));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
