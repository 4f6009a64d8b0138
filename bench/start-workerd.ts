import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from 'miniflare';
import { transformWithOxc } from 'vite';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { type BuiltApp, readModules, type WorkerModule } from './built-app.ts';
import { readOperator } from '../tests/edge/read-operator.ts';
import { findNewWorkerd } from './cpu-time.ts';

export interface Limit {
  name: string;
  code: string;
}

export interface WorkerdOptions {
  app: BuiltApp;
  /** Where the databases and KV are kept; left out, they live as long as this workerd. */
  persist?: string;
  bindings?: Record<string, string>;
  limits?: readonly Limit[];
  probe?: boolean;
}

const socket = [{ host: '127.0.0.1', port: 0 }];

async function addProbe(modules: readonly WorkerModule[], root: string): Promise<WorkerModule[]> {
  const source = await readFile(new URL('probe.ts', import.meta.url), 'utf8');
  const { code } = await transformWithOxc(source, 'probe.ts');
  const main = `import { answerProbe } from './~probe.js';
import app from './index.js';
export default {
  ...app,
  fetch: (request, env, context) => answerProbe(request) ?? app.fetch(request, env, context),
};`;
  return [
    { type: 'ESModule', path: join(root, '~main.js'), contents: main },
    { type: 'ESModule', path: join(root, '~probe.js'), contents: code },
    ...modules,
  ];
}

/** The first module is the main one. */
async function readScript({ app, probe }: WorkerdOptions): Promise<WorkerModule[]> {
  const root = resolve(app.serverDir);
  const main = join(root, 'index.js');
  const modules = (await readModules(root)).toSorted(
    (a, b) => Number(b.path === main) - Number(a.path === main),
  );
  return probe ? addProbe(modules, root) : modules;
}

/** The asset server's part of the platform is left out: its local stand-in would be measured with the app. */
async function serveAsset(publicDir: string, address: string) {
  const file = join(publicDir, decodeURIComponent(new URL(address).pathname));
  if (!resolve(file).startsWith(resolve(publicDir))) return new Response(null, { status: 404 });
  return readFile(file).then(
    (content) => new Response(content),
    () => new Response(null, { status: 404 }),
  );
}

/** One workerd with the built app, and the limits beside it; each is reached on a socket of its own. */
export async function startWorkerd(options: WorkerdOptions) {
  const { app, persist, limits = [] } = options;
  const { workerOptions } = readWorkerOptions(app.configPath);
  const { modulesRules: _rules, assets: _assets, ...bound } = workerOptions;
  // For the limit that is a database alone.
  const databases = (bound.d1Databases ?? {}) as Record<string, string>;
  const before = await findNewWorkerd([]);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
      ...(persist === undefined ? {} : { resourcePersistencePath: join(resolve(persist), 'v3') }),
      workers: [
        {
          ...bound,
          name: 'app',
          modules: await readScript(options),
          modulesRoot: resolve(app.serverDir),
          // A local .dev.vars must not change what is measured.
          bindings: options.bindings ?? {},
          serviceBindings: {
            ASSETS: (request) => serveAsset(app.publicDir, request.url),
            OPERATOR: 'operator',
          },
          unsafeDirectSockets: socket,
        },
        await readOperator(),
        ...limits.map(({ name, code }) => ({
          name,
          modules: [{ type: 'ESModule' as const, path: 'limit.js', contents: code }],
          d1Databases: databases,
          compatibilityDate:
            typeof bound.compatibilityDate === 'string' ? bound.compatibilityDate : '2026-10-06',
          unsafeDirectSockets: socket,
        })),
      ],
    }),
  );
  await miniflare.ready;
  return {
    miniflare,
    pids: await findNewWorkerd(before),
    url: (name = 'app') => miniflare.unsafeGetDirectURL(name),
    stop: () => miniflare.dispose(),
  };
}

export type Workerd = Awaited<ReturnType<typeof startWorkerd>>;
