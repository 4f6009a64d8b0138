import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserHeaders, openConnection, openLoad } from './connection.ts';
import { median, round } from './targets.ts';
import { toRecipe } from './recipe.ts';
import { type Bench, type Build, cachedPages, toRendered, withoutPageCache } from './site.ts';
import { spawnWorkerd, writeConfig } from './spawn-workerd.ts';
import { bundle, type Modules } from './workerd.ts';

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
async function writeBareReact(site: string): Promise<string> {
  const workerd = await spawnWorkerd(site);
  const answer = await fetch(workerd.url, { headers: browserHeaders });
  const page = toRecipe(await answer.text().finally(workerd.stop));
  return writeLimit('react', {
    'main.js': `import app, { recipes } from './limits.js';
recipes.set('/react/', ${JSON.stringify(page)});
export default app;`,
    'limits.js': await bundle('bench/limits.ts'),
  });
}

const writeEmpty = () =>
  writeLimit('empty', { 'main.js': `export default { fetch: () => new Response('hello') };` });

/** From the start of a fresh workerd to the whole of its first answer, in ms. */
async function timeStart(config: string, path: string): Promise<number> {
  const startedAt = performance.now();
  const workerd = await spawnWorkerd(config);
  const connection = openConnection(workerd.url);
  try {
    await connection.get(path);
    return performance.now() - startedAt;
  } finally {
    connection.close();
    await workerd.stop();
  }
}

/**
 * Figure 13: the home page rendered by a worker that has just begun, over what React alone takes for the same elements,
 * both without what an empty worker takes. Milliseconds are each machine's own; their ratio in one run holds.
 */
export async function measureColdStart(bench: Bench): Promise<void> {
  const { build, against, upstream, readings, turns } = bench;
  const bindings = { ...upstream.bindings, ...withoutPageCache };
  const site = await writeSiteAlone(build, bindings);
  const contenders: Record<string, string> = {
    empty: await writeEmpty(),
    react: await writeBareReact(site),
    rendered: site,
  };
  if (against) contenders['against'] = await writeSiteAlone(against, bindings);
  const starts: Record<string, number[]> = {};
  for (let turn = 0; turn <= turns(12); turn += 1) {
    for (const [name, config] of Object.entries(contenders)) {
      const ms = await timeStart(config, name === 'react' ? '/react/' : '/');
      if (turn > 0) (starts[name] ??= []).push(ms);
    }
  }
  const of = (name: string) => median(starts[name] ?? []);
  const overReact = (name: string) => (of(name) - of('empty')) / (of('react') - of('empty'));
  readings.note('coldStart', '', overReact('rendered'));
  if (against) readings.note('coldStart', '', overReact('against'), 'against');
  const texts = Object.keys(contenders).map((name) => `${name} ${round(of(name))} ms`);
  console.log(`to the end of the first answer: ${texts.join(', ')}`);
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
