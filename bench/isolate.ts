import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserHeaders, openConnection, openLoad } from './connection.ts';
import { median, percentile, round } from './targets.ts';
import { toRecipe } from './recipe.ts';
import {
  type Bench,
  type Build,
  cachedPages,
  shopPath,
  toRendered,
  withoutPageCache,
} from './site.ts';

import { spawnWorkerd, writeConfig } from './spawn-workerd.ts';
import { bundle, type Modules } from './workerd.ts';

const coldPaths = ['/', shopPath];

/** The build without databases and KV, its services at `bindings`: what is left is the worker alone. */
const writeSiteAlone = (
  { serverDir, flags, modules }: Build,
  bindings: Readonly<Record<string, string>>,
) => writeConfig(serverDir, Object.keys(modules), flags, bindings);

async function writeLimit(name: string, modules: Modules): Promise<string> {
  const dir = `.cache/bench/${name}`;
  await mkdir(dir, { recursive: true });
  for (const [file, code] of Object.entries(modules)) await writeFile(`${dir}/${file}`, code);
  return writeConfig(dir, Object.keys(modules));
}

/** The page stands in its code, so that its first answer waits for nothing but itself. */
async function writeBareReact(site: string, name: string, path: string): Promise<string> {
  const workerd = await spawnWorkerd(site);
  const answer = await fetch(new URL(path, workerd.url), { headers: browserHeaders });
  const page = toRecipe(await answer.text().finally(workerd.stop));
  return writeLimit(`${name}-react`, {
    'main.js': `import app, { recipes } from './limits.js';
recipes.set('/react/', ${JSON.stringify(page)});
export default app;`,
    'limits.js': await bundle('bench/limits.ts'),
  });
}

const writeEmpty = () =>
  writeLimit('empty', { 'main.js': `export default { fetch: () => new Response('hello') };` });

/** CPU of a fresh workerd to the end of its first answer. */
async function readStart(config: string, path: string): Promise<number> {
  const workerd = await spawnWorkerd(config);
  const connection = openConnection(workerd.url);
  try {
    await connection.get(path);
    return await workerd.cpuMs();
  } finally {
    connection.close();
    await workerd.stop();
  }
}

/**
 * Figure 13: a page rendered by a worker that has just begun, over what React alone takes for the same elements, both
 * without what an empty worker takes.
 */
export async function measureColdStart(bench: Bench): Promise<void> {
  const { builds, upstream, readings, turns } = bench;
  const bindings = { ...upstream.bindings, ...withoutPageCache };
  const rows: Record<string, Record<string, number>> = {};
  for (const { name, path } of bench.pages.filter((page) => coldPaths.includes(page.path))) {
    const contenders: Record<string, [config: string, path: string]> = {};
    contenders['empty'] = [await writeEmpty(), '/'];
    for (const build of builds) {
      const site = await writeSiteAlone(build, bindings);
      contenders[build.name] = [site, path];
      const react = await writeBareReact(site, build.name, path);
      contenders[`${build.name} react`] = [react, '/react/'];
    }
    const cpuMs: Record<string, number[]> = {};
    for (let turn = 0; turn <= turns(12); turn += 1) {
      for (const [contender, [config, asked]] of Object.entries(contenders)) {
        const ms = await readStart(config, asked);
        // The first turn reads the files.
        if (turn > 0) (cpuMs[contender] ??= []).push(ms);
      }
    }
    const list = (contender: string) => cpuMs[contender] ?? [];
    for (const contender of Object.keys(contenders)) {
      rows[`${name} ${contender}`] = {
        'CPU ms': round(median(list(contender))),
        'p10 ms': round(percentile(list(contender), 0.1)),
      };
    }
    for (const build of builds) {
      const own = (contender: string) => median(list(contender)) - median(list('empty'));
      readings.note('coldStart', name, own(build.name) / own(`${build.name} react`), build.name);
    }
  }
  console.table(rows);
}

const steps = 4;
const requestsInAll = 20_000;
/** On a slow machine fewer requests are made, rather than none of the run's other parts. */
const maxLoadMs = 5000;
const nudgeMs = 100;

/** Asks workerd's inspector, which answers when the isolate runs the next time: `wake` makes it. */
async function inspect(url: string, method: string, wake: () => Promise<unknown>) {
  const socket = new WebSocket(url);
  const answers: { result?: { usedSize?: number } }[] = [];
  socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method })));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; result?: object };
    // Without an id it is an event.
    if (message.id === 1) answers.push(message);
  });
  for (let nudge = 0; nudge < 100 && answers.length === 0; nudge += 1) {
    await sleep(nudgeMs);
    await wake();
  }
  socket.close();
  if (answers.length === 0) throw new Error(`${method}: no answer`);
  return answers[0]?.result?.usedSize ?? Number.NaN;
}

/** Figure 13: the heap of one isolate over many requests, rendered and cached ones, each time after a collection. */
export async function measureHeap({ build, upstream, readings, turns }: Bench): Promise<void> {
  const { url, inspectorUrl, stop } = await spawnWorkerd(
    await writeSiteAlone(build, upstream.bindings),
    true,
  );
  const wake = async () => (await fetch(new URL('/robots.txt', url))).text();
  const load = openLoad(url);
  const paths = cachedPages.flatMap(({ path }) => [path, toRendered(path)]);
  let first = Number.NaN;
  let made = 0;
  try {
    for (let step = 0; step < steps; step += 1) {
      for (const path of paths) {
        const requests = turns(requestsInAll) / steps / paths.length;
        made += await load.run(path, requests, maxLoadMs);
      }
      await inspect(inspectorUrl, 'HeapProfiler.collectGarbage', wake);
      const megabytes = (await inspect(inspectorUrl, 'Runtime.getHeapUsage', wake)) / 1024 / 1024;
      // What the first pages still load does not count as growth.
      if (step === 0) first = megabytes;
      readings.note('heap', `${made} requests`, megabytes);
      readings.note('heapGrowth', '', (megabytes / first - 1) * 100);
    }
  } finally {
    load.close();
    await stop();
  }
}
