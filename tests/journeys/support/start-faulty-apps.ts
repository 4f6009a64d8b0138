import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, fetch, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { faults, isFault, type Fault } from '../../support/faulty-upstream/faults.ts';
import { copySeed, runDirectory } from './run-directory.ts';

export const faultNames: readonly Fault[] = Object.keys(faults).filter(isFault);

async function readModules(root: string) {
  const main = join(root, 'index.js');
  const paths: string[] = [];
  for await (const name of glob('**/*.js', { cwd: root })) paths.push(join(root, name));
  const mainFirst = [main, ...paths.filter((path) => path !== main)];
  return Promise.all(
    mainFirst.map(async (path) => ({
      type: 'ESModule' as const,
      path,
      contents: await readFile(path, 'utf8'),
    })),
  );
}

/** Starts the site once for every fault, in one process; each one's content service always has that fault. */
export async function startFaultyApps(upstreamUrl: string) {
  const root = join(runDirectory(), 'dist/server');
  const { workerOptions } = readWorkerOptions(join(root, 'wrangler.json'));
  const { modulesRules: _rules, assets: _assets, kvNamespaces: _kv, ...bound } = workerOptions;
  const modules = await readModules(root);
  const complaints: string[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: ({ level, message }) => {
        if (level === 'error' || level === 'warn') complaints.push(message);
      },
      resourcePersistencePath: join(await copySeed('faults'), 'v3'),
      workers: faultNames.map((fault) => ({
        ...bound,
        name: `app-${fault}`,
        modules,
        modulesRoot: root,
        // A shared store, or shared keys in it, would let one site show what another one cached.
        kvNamespaces: { CACHE: `cache-${fault}` },
        bindings: {
          CONTENT_BASE_URL: `${upstreamUrl}/~${fault}`,
          ABOUT_US_TOKEN: 'journeys',
          CACHE_VERSION: fault.replaceAll('-', ''),
        },
        serviceBindings: {
          ASSETS: () => new Response(null, { status: 404 }),
          // Every other service is well, and answers by the operator's own server.
          OPERATOR: async (request) => {
            const { pathname, search } = new URL(request.url);
            const { method } = request;
            const type = request.headers.get('content-type') ?? 'application/json';
            return fetch(new URL(pathname + search, process.env['JOURNEYS_OPERATOR']), {
              method,
              headers: { 'content-type': type },
              ...(method === 'POST' ? { body: await request.text() } : {}),
            });
          },
        },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      })),
    }),
  );
  await miniflare.ready;
  return {
    complaints,
    url: async (fault: Fault) =>
      (await miniflare.unsafeGetDirectURL(`app-${fault}`)).href.replace(/\/$/, ''),
    stop: () => miniflare.dispose(),
  };
}
