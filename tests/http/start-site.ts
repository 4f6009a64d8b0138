import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { readBuilt } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { sharedNetworks } from '../support/shared-networks.ts';
import { readOperator } from './read-operator.ts';

/** The public address in production; the only other origin whose forms are taken. */
export const publicOrigin = 'https://www.tenger.test';

/** By which numbers are hashed. */
export const testPepper = 'a pepper of the tests, long enough for production';

export type Database = 'DB' | 'OPERATOR_DB';

export interface Site {
  origin: string;
  /** The worker itself, without what plays the platform in front of it. */
  direct: string;
  /** Everything the worker wrote, by console or by crash, in order. */
  lines: string[];
  query(sql: string, database?: Database): Promise<Record<string, unknown>[]>;
  /** What the site has stored: the number of rows of each table, and of keys in KV. */
  countStored(): Promise<Record<string, number>>;
  /** What the platform does by a cron trigger; answers with how it went. */
  runScheduled(): Promise<string>;
  /** A request as if it had come to `publicOrigin` by https. */
  dispatch: Miniflare['dispatchFetch'];
  /** A request to the second isolate, started with `twice`. */
  askSecond(path: string): Promise<string>;
  stop(): Promise<void>;
}

async function listModules(built: string, main = 'index.js') {
  const files = await readdir(built, { recursive: true });
  const others = files.filter((file) => file.endsWith('.js') && file !== main).toSorted();
  return [main, ...others].map((path) => ({ type: 'ESModule' as const, path }));
}

type Settings = Readonly<Record<string, string>>;
type Answer = (request: Request) => Response | Promise<Response>;

interface Surroundings {
  /** Settings of the operator, or what answers in its place; null binds the site to none. */
  operator?: Settings | Answer | null;
  /** The folder of the built worker. */
  built?: string;
  /** True: the worker runs twice over the same stores, as in two isolates of the platform. */
  twice?: boolean;
  /** What the front before it hands on to: the site, or what answers in its place. Null: there is no front. */
  front?: 'site' | Answer | null;
}

const frontDir = 'dist/front';

let seed: Promise<string> | undefined;

/** Seeded once for all sites of a run. */
export async function copySeed(): Promise<string> {
  seed ??= (async () => {
    const directory = await mkdtemp(join(tmpdir(), 'tenger-edge-seed-'));
    process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
    await seedLocal({ persistTo: directory, products: 0 });
    return directory;
  })();
  const copy = await mkdtemp(join(tmpdir(), 'tenger-edge-'));
  await cp(await seed, copy, { recursive: true });
  return copy;
}

/** The built site and the operator beside it in workerd itself, with the settings of production and a seeded directory of its own. */
export async function startSite(
  settings: Settings = {},
  {
    operator = { ENVIRONMENT: 'development' },
    built = 'dist/server',
    twice = false,
    front = 'site',
  }: Surroundings = {},
): Promise<Site> {
  await readBuilt(built);
  const directory = await copySeed();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const { workerOptions } = readWorkerOptions(join(built, 'wrangler.json'));
  const site = {
    ...workerOptions,
    modules: await listModules(built),
    modulesRoot: '.',
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    ...(operator && {
      serviceBindings: { OPERATOR: typeof operator === 'function' ? operator : 'operator' },
    }),
    // A local .dev.vars must not change what the tests see.
    bindings: {
      ENVIRONMENT: 'production',
      SITE_ORIGIN: origin,
      ALLOWED_ORIGINS: `${origin},${publicOrigin}`,
      TAN_PEPPER: testPepper,
      DATA_KEYS: `tests:${'A'.repeat(43)}=`,
      ...sharedNetworks,
      TAN_NETWORK_HOURLY: '1000000',
      ...settings,
    },
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      resourcePersistencePath: join(directory, 'v3'),
      handleStructuredLogs: ({ message }) => lines.push(message),
      workers: [
        // The same settings and stores.
        ...(front
          ? [
              {
                ...site,
                name: 'front',
                rootPath: resolve(frontDir),
                modules: await listModules(frontDir, 'front.js'),
                serviceBindings: { ...site.serviceBindings, SITE: front },
              },
            ]
          : []),
        { ...site, name: 'site' },
        ...(twice ? [{ ...site, name: 'second' }] : []),
        {
          ...(await readOperator()),
          bindings: typeof operator === 'function' ? {} : { ...operator },
        },
      ],
    }),
  );
  await miniflare.ready;
  const query: Site['query'] = async (sql, database = 'DB') => {
    const d1 = await miniflare.getD1Database(database, database === 'DB' ? 'site' : 'operator');
    return (await d1.prepare(sql).all()).results;
  };
  async function countKeys(): Promise<number> {
    const kv = await miniflare.getKVNamespace('CACHE', 'site');
    for (let count = 0, cursor: string | undefined; ;) {
      const page = await kv.list(cursor === undefined ? {} : { cursor });
      count += page.keys.length;
      if (page.list_complete) return count;
      cursor = page.cursor;
    }
  }
  return {
    origin,
    direct: (await miniflare.unsafeGetDirectURL('site')).origin,
    lines,
    query,
    countStored: async () => {
      const tables = await query(
        `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
         AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%'`,
      );
      const counts = await Promise.all(
        tables.map(async ({ name }) => {
          const [row] = await query(`SELECT count(*) AS rows FROM "${String(name)}"`);
          return [String(name), Number(row?.['rows'])] as const;
        }),
      );
      return Object.fromEntries([...counts, ['keys in KV', await countKeys()]]);
    },
    runScheduled: async () => {
      const worker = await miniflare.getWorker('site');
      return (await worker.scheduled({ cron: '* * * * *' })).outcome;
    },
    dispatch: miniflare.dispatchFetch,
    askSecond: async (path) => {
      const worker = await miniflare.getWorker('second');
      return (await worker.fetch(origin + path)).text();
    },
    stop: async () => {
      await miniflare.dispose();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
