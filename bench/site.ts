import { existsSync } from 'node:fs';
import { cp, glob, readdir, readFile, rm } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';
import { run } from '../scripts/run.ts';
import type { Upstream } from './services.ts';
import type { Readings } from './targets.ts';
import { bundle, startWorkerd, type Worker, type Workerd } from './workerd.ts';

async function readModules(folder: string, main: string): Promise<Record<string, string>> {
  const modules: Record<string, string> = { [main]: '' };
  for await (const file of glob('**/*.js', { cwd: folder })) {
    modules[file] = await readFile(join(folder, file), 'utf8');
  }
  return modules;
}

/** A checkout's build, of a copy of `dist`: a build going on beside does not change what is measured. */
export async function readBuild(name: string, root: string) {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'server/index.js'))) {
    if (root !== '.') throw new Error(`${root} is not built: run npm run build there`);
    await run('npm', ['run', '--silent', 'build']);
  }
  const copy = resolve('.cache/bench', name);
  await rm(copy, { recursive: true, force: true });
  await cp(dist, copy, { recursive: true });
  const serverDir = join(copy, 'server');
  const publicDir = join(copy, 'public');
  const modules = await readModules(serverDir, 'index.js');
  // A build of before decision 072 has none.
  const front = existsSync(join(copy, 'front'))
    ? await readModules(join(copy, 'front'), 'front.js')
    : null;
  const config: unknown = JSON.parse(await readFile(join(serverDir, 'wrangler.json'), 'utf8'));
  const { compatibility_flags: flags } = config as { compatibility_flags: string[] };
  async function findFile(path: string): Promise<Buffer | null> {
    const file = join(publicDir, decodeURIComponent(path));
    const isInside = file.startsWith(`${publicDir}/`) && extname(file) !== '';
    return isInside ? readFile(file).catch(() => null) : null;
  }
  return { name, root, serverDir, modules, front, flags, findFile };
}

export type Build = Awaited<ReturnType<typeof readBuild>>;

/** What a section of the bench is given. */
export interface Bench {
  readings: Readings;
  build: Build;
  /** That one, and the other one where there is one. */
  builds: readonly Build[];
  upstream: Upstream;
  site: Workerd;
  browser: () => Promise<Browser>;
  /** The address at which a browser finds a build, its data cached. */
  openFront: (build: Build) => Promise<URL>;
  /** How often something is done: `full` times, or less in a quick run. */
  turns: (full: number) => number;
  /** Those that were asked for. */
  pages: readonly BenchPage[];
}

export interface BenchPage {
  name: string;
  path: string;
  /** One of a kind of page whose list of figures it stands for; only the CPU of the others is read. */
  kind?: 'content' | 'shop';
}

/** Parts of the shop that are pressed and read. */
export const shopPath = '/shop';
export const productPath = '/shop/altai-nova-12-pro';
export const addButton = 'main form:has(input[name=variant]) button[type=submit]';
export const badge = 'header [data-cart-count]';

/** Those of a kind are the same for everybody. */
export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/', kind: 'content' },
  { name: 'news', path: '/news', kind: 'content' },
  { name: 'shop', path: shopPath, kind: 'shop' },
  { name: 'product', path: productPath, kind: 'shop' },
  { name: 'cart', path: '/cart' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'coverage', path: '/coverage' },
  { name: 'branches', path: '/service-branches' },
];
export const visitedPages = pages.filter(({ kind }) => kind !== undefined);

/** Builds of before decision 031, which others are compared with, had a page cache: of addresses without a query. */
export const toRendered = (path: string) => `${path}?rendered=1`;
/** The RSC payload of a page. */
export const toPayload = (path: string) => `/RSC/R${path === '/' ? '/_root' : path}.txt`;

async function readMigrations(root: string): Promise<string[]> {
  const directory = join(root, 'migrations/site');
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = names.map((name) => readFile(join(directory, name), 'utf8'));
  return (await Promise.all(files)).flatMap(splitSql);
}

/**
 * One workerd with each build under its name, `probed`, which is the first one with a probe, and the limits. A busy machine slows all of them alike.
 */
export async function startSite(builds: readonly [Build, ...Build[]], upstream: Upstream) {
  const toWorker = ({ name, modules, flags, findFile }: Build): Worker => ({
    name,
    modules,
    compatibilityFlags: flags,
    bindings: upstream.bindings,
    d1Databases: { DB: name },
    kvNamespaces: { CACHE: name },
    // The platform's asset server would be measured with the worker.
    serviceBindings: {
      async ASSETS({ url }) {
        const file = await findFile(new URL(url).pathname);
        return new Response(file && new Uint8Array(file), { status: file ? 200 : 404 });
      },
    },
  });
  const modules = { 'limits.js': await bundle('bench/limits.ts') };
  const workerd = await startWorkerd([
    ...builds.map(toWorker),
    { ...toWorker({ ...builds[0], name: 'probed' }), isProbed: true },
    { name: 'limits', modules, d1Databases: { DB: 'probed' } },
  ]);
  for (const { name, root } of [...builds, { ...builds[0], name: 'probed' }]) {
    const database = await workerd.miniflare.getD1Database('DB', name);
    await database.batch((await readMigrations(root)).map((sql) => database.prepare(sql)));
  }
  return workerd;
}
