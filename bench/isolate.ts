import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection, openLoad } from './connection.ts';
import { toRecipe } from './recipe.ts';
import { type Bench, shopPath, toRendered, visitedPages } from './site.ts';
import { type LoneWorker, spawnWorkerd, writeConfig } from './spawn-workerd.ts';
import { median, percentile, round } from './targets.ts';
import { bundle, startWorkerd } from './workerd.ts';

const coldPaths = ['/', shopPath];

const emptyWorker: LoneWorker = {
  modules: { 'main.js': `export default { fetch: () => new Response('hello') };` },
};

/** The page stands in its code, so that its first answer waits for nothing but itself. */
async function toBareReact(page: string): Promise<LoneWorker> {
  const main = `import app, { recipes } from './limits.js';
recipes.set('/react/', ${JSON.stringify(toRecipe(page))});
export default app;`;
  return { modules: { 'main.js': main, 'limits.js': await bundle('bench/limits.ts') } };
}

/** A fresh workerd's first answer, and its CPU until the end of that. */
async function readStart(config: string, path: string) {
  const workerd = await spawnWorkerd(config);
  const { get, close } = openConnection(workerd.url);
  try {
    const answer = await get(path);
    return { text: answer.text(), cpuMs: await workerd.cpuMs() };
  } finally {
    close();
    await workerd.stop();
  }
}

/**
 * Figure 13: a page rendered by a worker that has just begun, the front, over what React alone takes for the same
 * elements, both without what an empty worker takes; beside it the whole site, which stands behind the front. The build has no databases and no KV: what is left is the worker alone.
 */
export async function measureColdStart(bench: Bench): Promise<void> {
  const { builds, upstream, readings, turns } = bench;
  const rows: Record<string, Record<string, number>> = {};
  const write = async (name: string, worker: LoneWorker) => {
    const dir = resolve('.cache/bench/cold', name);
    await rm(dir, { recursive: true, force: true });
    return writeConfig(dir, worker);
  };
  for (const { name, path } of bench.pages.filter((page) => coldPaths.includes(page.path))) {
    const contenders: Record<string, [config: string, path: string]> = {
      empty: [await write('empty', emptyWorker), '/'],
    };
    for (const { name: own, modules, front, flags } of builds) {
      const whole = await write(`${own}-site`, { modules, flags, bindings: upstream.bindings });
      const site = front
        ? await write(own, { modules: front, flags, bindings: upstream.bindings })
        : whole;
      contenders[own] = [site, toRendered(path)];
      if (front) contenders[`${own} site`] = [whole, toRendered(path)];
      const { text } = await readStart(site, toRendered(path));
      const react = await write(`${own}-react`, await toBareReact(text));
      contenders[`${own} react`] = [react, '/react/'];
    }
    const cpuMs: Record<string, number[]> = {};
    for (let turn = 0; turn <= turns(15); turn += 1) {
      for (const [contender, [config, asked]] of Object.entries(contenders)) {
        const start = await readStart(config, asked);
        // The first turn reads the files.
        if (turn > 0) (cpuMs[contender] ??= []).push(start.cpuMs);
      }
    }
    const list = (contender: string) => cpuMs[contender] ?? [];
    const over = (contender: string) => median(list(contender)) - median(list('empty'));
    for (const contender of Object.keys(contenders)) {
      rows[`${name} ${contender}`] = {
        'CPU ms': round(median(list(contender))),
        'over an empty worker': round(over(contender)),
        'p10 ms': round(percentile(list(contender), 0.1)),
      };
    }
    for (const build of builds) {
      const react = over(`${build.name} react`);
      readings.note('coldStart', name, over(build.name) / react, build.name);
      if (!build.front) continue;
      readings.note('siteColdStart', name, over(`${build.name} site`) / react, build.name);
    }
  }
  console.table(rows);
}

const steps = 4;
const requestsInAll = 20_000;
/** On a slow machine fewer requests are made, rather than none of the run's other parts. */
const maxLoadMs = 4000;
const nudgeMs = 100;

/** Asks workerd's inspector, which answers when the isolate runs the next time: `wake` makes it. */
async function inspect(url: URL, method: string, wake: () => Promise<unknown>) {
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

/** Figure 13: the heap of one isolate over many requests, each time after a collection. */
export async function measureHeap({ build, upstream, readings, turns }: Bench): Promise<void> {
  const workerd = await startWorkerd(
    [
      {
        name: 'app',
        modules: build.modules,
        compatibilityFlags: build.flags,
        bindings: upstream.bindings,
      },
    ],
    { isInspected: true },
  );
  const url = await workerd.url('app');
  const inspectorUrl = new URL('./core:user:app', await workerd.miniflare.getInspectorURL());
  const wake = async () => (await fetch(new URL('/robots.txt', url))).text();
  const load = openLoad(url);
  const paths = visitedPages.map(({ path }) => path);
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
    await workerd.stop();
  }
}
