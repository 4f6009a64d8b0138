import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { unstable_readConfig as readConfig } from 'wrangler';
import { seedLocal } from '../scripts/seed.ts';
import { bundle, startWorkerd, type Workerd } from './workerd.ts';

/** The operator in a workerd of its own, so that its work is not counted as the site's. */
export async function startOperator(state: string, products?: number): Promise<Workerd> {
  console.log(`bench: ${await seedLocal({ persistTo: state, products, site: false })}`);
  const { main = '', d1_databases } = readConfig({ config: 'operator/wrangler.toml' });
  const databases = d1_databases as { binding: string; database_id: string }[];
  const operator = {
    name: 'operator',
    modules: { 'operator.js': await bundle(main) },
    d1Databases: Object.fromEntries(databases.map((one) => [one.binding, one.database_id])),
    isProbed: true,
  };
  return startWorkerd([operator], { state });
}

/** Serves on loopback, on a free port; open connections do not delay its end. */
export async function serveLocally(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: new URL(`http://127.0.0.1:${address.port}`),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * The base services as the operator answers for them, reads from memory after the first time: the delay is then the
 * only thing that an answer costs.
 */
export async function startUpstream(operator: URL) {
  const recorded = new Map<string, { status: number; body: string }>();
  let inSeries = 0;
  let delayMs = 0;

  async function record(path: string, { method = 'GET', headers }: IncomingMessage, body: string) {
    const { authorization = '', 'content-type': type = 'application/json' } = headers;
    const sent = method === 'GET' ? {} : { method, body };
    const given = await fetch(new URL(path, operator), {
      ...sent,
      headers: { authorization, 'content-type': type },
    });
    return { status: given.status, body: await given.text() };
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const { url = '/', method = 'GET' } = req;
    const place = inSeries + 1;
    const body = method === 'GET' ? '' : await text(req);
    if (delayMs > 0) await sleep(delayMs);
    const key = [method, url, body].join(' ');
    const known = recorded.get(key) ?? (await record(url, req, body));
    recorded.set(key, known);
    res.writeHead(known.status, { 'content-type': 'application/json; charset=utf-8' });
    // A call that comes from now on may have waited for this one.
    inSeries = Math.max(inSeries, place);
    res.end(known.body);
  }

  const server = await serveLocally((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  const base = server.url.origin;
  return {
    /** What a site needs that is bound to no operator. */
    bindings: {
      CONTENT_BASE_URL: base,
      COMMERCE_BASE_URL: base,
      MOBILE_BASE_URL: base,
      COVERAGE_BASE_URL: base,
      ABOUT_US_TOKEN: 'bench',
      DAN_BASE_URL: base,
      DAN_CLIENT_ID: 'bench',
      DAN_CLIENT_SECRET: 'bench',
      DAN_SERVICE: 'bench',
      DAN_WSDL: base,
      DAN_PEPPER: 'bench'.repeat(8),
    },
    setDelay(ms: number) {
      delayMs = ms;
    },
    /** How many calls had to wait for one another since the last time. */
    takeInSeries(): number {
      const taken = inSeries;
      inSeries = 0;
      return taken;
    },
    bodies: () => [...recorded.values()].map(({ body }) => body),
    close: () => server.close(),
  };
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;
