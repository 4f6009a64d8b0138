import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { build, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { sum } from './targets.ts';

const run = promisify(execFile);

/** The first module is the main one. */
export type Modules = Readonly<Record<string, string>>;

/** As miniflare is told of it, but for the modules. */
export interface Worker {
  name: string;
  modules: Modules;
  compatibilityFlags?: string[];
  bindings?: Record<string, string>;
  d1Databases?: Record<string, string>;
  kvNamespaces?: Record<string, string>;
  serviceBindings?: Record<string, (request: { url: string }) => Promise<Response>>;
  /** Counts what is asked of the bindings, and answers at `/~probe/…`. */
  isProbed?: boolean;
}

export const compatibilityDate = '2026-10-06';

async function addProbe(modules: Modules): Promise<Modules> {
  const source = await readFile(new URL('probe.ts', import.meta.url), 'utf8');
  const { code } = await transformWithOxc(source, 'probe.ts');
  const main = `import { answerProbe } from './~probe.js';
import app from './${Object.keys(modules)[0]}';
export default {
  ...app,
  fetch: (request, env, context) => answerProbe(request) ?? app.fetch(request, env, context),
};`;
  return { '~main.js': main, '~probe.js': code, ...modules };
}

async function toOptions({ modules, isProbed = false, ...worker }: Worker) {
  const files = Object.entries(isProbed ? await addProbe(modules) : modules);
  return {
    ...worker,
    modules: files.map(([path, contents]) => {
      return { type: 'ESModule' as const, path: join('/', path), contents };
    }),
    modulesRoot: '/',
    compatibilityDate,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  };
}

/** Processor time that all threads of a process have used so far; NaN on systems without /proc. */
export async function readCpuMs(pid: number): Promise<number> {
  const folder = `/proc/${pid}/task`;
  const read = (thread: string) => readFile(`${folder}/${thread}/schedstat`, 'utf8');
  const threads = await readdir(folder).catch(() => []);
  const texts = await Promise.all(threads.map((thread) => read(thread).catch(() => '')));
  const nanoseconds = texts.map((text) => Number(text.split(' ')[0]));
  return threads.length === 0 ? Number.NaN : sum(nanoseconds) / 1e6;
}

interface WorkerdOptions {
  /** The folder of what it remembers; left out, that goes with it. */
  state?: string;
  isInspected?: boolean;
}

/** One workerd with several workers, each on a socket of its own. */
export async function startWorkerd(
  workers: readonly Worker[],
  { state, isInspected = false }: WorkerdOptions = {},
) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
      ...(state === undefined ? {} : { resourcePersistencePath: resolve(state, 'v3') }),
      ...(isInspected ? { inspectorPort: 0 } : {}),
      workers: await Promise.all(workers.map(toOptions)),
    }),
  );
  await miniflare.ready;
  // The one that this process has started last; none where there is no pgrep.
  const pgrep = run('pgrep', ['-n', '-P', String(process.pid), 'workerd']);
  const pid = Number((await pgrep.catch(() => null))?.stdout);
  return {
    miniflare,
    url: (name: string) => miniflare.unsafeGetDirectURL(name),
    cpuMs: () => readCpuMs(pid),
    stop: () => miniflare.dispose(),
  };
}

export type Workerd = Awaited<ReturnType<typeof startWorkerd>>;

const minifyWhole = {
  compress: { unused: false },
  mangle: { toplevel: true },
  codegen: { removeWhitespace: true },
};

type External = NonNullable<Rolldown.InputOptions['external']>;

interface BundleOptions {
  plugins?: Plugin[];
  /** True: what nothing of the bundle uses is kept. */
  isWhole?: boolean;
}

/** One module for workerd of `entry` and all it imports, but for what `external` says. */
export async function bundle(
  entry: string,
  external: External = (id) => id.startsWith('cloudflare:'),
  { plugins = [], isWhole = false }: BundleOptions = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'module', 'production'] },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: resolve(entry),
      write: false,
      minify: !isWhole,
      rollupOptions: {
        external,
        treeshake: !isWhole,
        output: {
          codeSplitting: false,
          ...(isWhole && { minify: minifyWhole }),
        },
      },
    },
  });
  const [chunk] = Array.isArray(result) || !('output' in result) ? [] : result.output;
  if (!chunk) throw new Error(`${entry} could not be bundled`);
  return chunk.code;
}
