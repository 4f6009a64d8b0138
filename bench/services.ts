import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { unstable_readConfig as readConfig } from 'wrangler';
import { seedLocal } from '../scripts/seed.ts';
import { bundle, startWorkerd, type Workerd } from './workerd.ts';

const configPath = 'operator/wrangler.toml';

interface Database {
  binding: string;
  database_id: string;
}

/** The operator in a workerd of its own, so that its work is not counted as the site's. */
export async function startOperator(state: string, products?: number): Promise<Workerd> {
  console.log(`bench: ${await seedLocal({ persistTo: state, products, site: false })}`);
  const { main = '', d1_databases: databases } = readConfig({ config: configPath });
  return startWorkerd(
    [
      {
        name: 'operator',
        modules: { 'operator.js': await bundle(main) },
        databases: Object.fromEntries(
          databases.map(({ binding, database_id: id }: Database) => [binding, id]),
        ),
        isProbed: true,
      },
    ],
    state,
  );
}

interface Call {
  startedAt: number;
  endedAt: number;
}

/** Serves on loopback, on a free port; open connections do not delay its end. */
export async function serveLocally(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: new URL(`http://127.0.0.1:${address.port}`),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** How many calls one visit has to wait for one after the other. */
function countInSeries(calls: readonly Call[]): number {
  const depths: number[] = [];
  const sorted = calls.toSorted((a, b) => a.startedAt - b.startedAt);
  for (const [index, { startedAt }] of sorted.entries()) {
    const before = depths.filter((_, at) => (sorted[at]?.endedAt ?? Infinity) <= startedAt);
    depths[index] = 1 + Math.max(0, ...before);
  }
  return Math.max(0, ...depths);
}

/**
 * The base services as the operator answers for them, reads from memory after the first time: the delay is then the
 * only thing that an answer costs.
 */
export async function startUpstream(operator: URL) {
  const recorded = new Map<string, { status: number; body: string }>();
  let calls: Call[] = [];
  let delayMs = 0;

  async function record(path: string, authorization = '') {
    const given = await fetch(new URL(path, operator), { headers: { authorization } });
    return { status: given.status, body: await given.text() };
  }

  async function answer({ url = '/', headers }: IncomingMessage, res: ServerResponse) {
    const startedAt = performance.now();
    if (delayMs > 0) await sleep(delayMs);
    const known = recorded.get(url) ?? (await record(url, headers.authorization));
    recorded.set(url, known);
    res.writeHead(known.status, { 'content-type': 'application/json; charset=utf-8' });
    res.end(known.body);
    calls.push({ startedAt, endedAt: performance.now() });
  }

  const server = await serveLocally((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  const base = server.url.origin;
  return {
    bindings: {
      CONTENT_BASE_URL: base,
      COMMERCE_BASE_URL: base,
      MOBILE_BASE_URL: base,
      COVERAGE_BASE_URL: base,
      ABOUT_US_TOKEN: 'bench',
    },
    setDelay(ms: number) {
      delayMs = ms;
    },
    /** Of the calls since the last time. */
    takeInSeries(): number {
      const taken = calls;
      calls = [];
      return countInSeries(taken);
    },
    bodies: () => [...recorded.values()].map(({ body }) => body),
    close: () => server.close(),
  };
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;
