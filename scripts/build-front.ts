/**
 * Makes the front worker of the built site: `dist/front`, the modules that public pages need and no others
 * (decision 072). The last step of `npm run build`.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { keepRoutes, type RouterMetadata } from '../build/front/keep-routes.ts';
import { keepTexts, readKeys, type TextTree } from '../build/front/keep-texts.ts';
import { readPageFiles, selectModules } from '../build/front/select-modules.ts';
import { frontFiles, frontPages } from '../src/front/pages.ts';

const [siteDir, frontDir] = ['dist/server', 'dist/front'];
const [siteEntry, router] = ['index.js', 'assets/server-entry.js'];
/** What they import on demand are forms, hooks and flows, which the front has not. */
const edge = ['assets/edge.js', 'assets/flows.js'];
/** Loaded by the router for a call of a server action, and for the cron trigger. */
const notOfPages = /^assets\/(?:actions\d*|run-scheduled)\.js$/;
/** The catalogue of a language: waku.config.ts. */
const isTexts = (file: string) => /^assets\/texts-\w+\.js$/.test(file);
const metadata = '__waku_build_metadata.js';

async function readModules(): Promise<Map<string, string>> {
  const files = await readdir(siteDir, { recursive: true });
  const read = async (file: string) => [file, await readFile(join(siteDir, file), 'utf8')] as const;
  return new Map(await Promise.all(files.filter((file) => file.endsWith('.js')).map(read)));
}

/** What every page has, and the front's own, by the paths of their files. */
const isOfFront = (page: string) =>
  page.startsWith('_api/')
    ? frontFiles.includes(page.slice('_api'.length))
    : /^(?:_|404$)/.test(page) ||
      frontPages.some((path) => [path, join(path, 'index')].includes(`/${page}`));

function selectOfFront(modules: ReadonlyMap<string, string>): Set<string> {
  const pages = readPageFiles(router, modules.get(router) ?? '');
  if (![...pages.values()].includes('index')) throw new Error(`${router} lists no pages`);
  return selectModules(modules, siteEntry, (from, to) => {
    if (edge.includes(from)) return false;
    const page = from === router ? pages.get(to) : undefined;
    return page === undefined ? !(from === router && notOfPages.test(to)) : isOfFront(page);
  });
}

/** The catalogue that a chunk exports, of which the front has the texts that its other modules name. */
async function writeTexts(file: string, keys: ReadonlySet<string>): Promise<string> {
  const chunk = (await import(pathToFileURL(resolve(siteDir, file)).href)) as object;
  const [[name, texts] = [], ...others] = Object.entries(chunk) as [string, TextTree][];
  if (!name || !texts || others.length > 0) throw new Error(`${file} is no catalogue alone`);
  return `var texts=${JSON.stringify(keepTexts(texts, keys))};export{texts as ${name}};`;
}

async function writeMetadata(): Promise<string> {
  const { buildMetadata } = (await import(pathToFileURL(resolve(siteDir, metadata)).href)) as {
    buildMetadata: RouterMetadata;
  };
  const files: readonly string[] = ['/404', ...frontPages, ...frontFiles];
  const kept = keepRoutes(buildMetadata, (path) => files.includes(path));
  return `export const buildMetadata=new Map(${JSON.stringify([...kept])})`;
}

/** A module as the front has it. */
async function writeModule(file: string, keys: ReadonlySet<string>): Promise<string> {
  if (file === metadata) return writeMetadata();
  return isTexts(file) ? writeTexts(file, keys) : (modules.get(file) ?? '');
}

async function bundleEntry(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: resolve('src/front/entry.ts'),
      write: false,
      minify: true,
      rollupOptions: {
        external: ['virtual:site'],
        output: { paths: { 'virtual:site': `./${siteEntry}` } },
      },
    },
    ssr: { noExternal: true, target: 'webworker' },
  });
  const [chunk] = Array.isArray(result) || !('output' in result) ? [] : result.output;
  if (!chunk) throw new Error('the entry of the front could not be bundled');
  return chunk.code;
}

/** The site's own, but for what only the site does; `SITE` leads to that one. */
async function writeConfig(): Promise<void> {
  const text = await readFile(join(siteDir, 'wrangler.json'), 'utf8');
  const built = JSON.parse(text) as { name: string };
  const config = {
    ...built,
    triggers: {},
    name: `${built.name}-front`,
    main: 'front.js',
    services: [{ binding: 'SITE', service: built.name }],
  };
  await writeFile(join(frontDir, 'wrangler.json'), JSON.stringify(config));
}

const modules = await readModules();
const selected = [...selectOfFront(modules)];
const keys = readKeys(
  selected
    .filter((file) => !isTexts(file))
    .map((file) => modules.get(file))
    .join('\n'),
);
await rm(frontDir, { recursive: true, force: true });
for (const file of selected) {
  await mkdir(dirname(join(frontDir, file)), { recursive: true });
  await writeFile(join(frontDir, file), await writeModule(file, keys));
}
await writeFile(join(frontDir, 'front.js'), await bundleEntry());
await writeConfig();
// A developer's settings, where the build has found some.
await cp(join(siteDir, '.dev.vars'), join(frontDir, '.dev.vars')).catch(() => {});
console.log(`front: ${selected.length} of ${modules.size} modules`);
