import { gzipSync } from 'node:zlib';
import { openConnection, openLoad } from './connection.ts';
import { listElements, toRecipe } from './recipe.ts';
import { type Bench, type BenchPage, shopPath, toPayload, toRendered } from './site.ts';
import { median, percentile, round } from './targets.ts';
import type { Workerd } from './workerd.ts';

/** Processor time of a turn: short, so that much else on the machine is in few of them. */
const turnMs = 60;
const warmUpMs = 400;

interface Contender {
  base: URL;
  path: string;
  html: string;
}
type Contenders = Readonly<Record<string, Contender>>;

/** The first answers fill the caches, and may still stream what was not in one. */
async function readWarm(base: URL, path: string): Promise<Contender> {
  const { get, close } = openConnection(base);
  for (let visit = 0; visit < 2; visit += 1) await get(path);
  const answer = await get(path);
  close();
  return { base, path, html: answer.text() };
}

/** What answers at this path of the limits once it was handed over. */
async function readLimit({ site }: Bench, path: string, body: string): Promise<Contender> {
  const limits = await site.url('limits');
  await fetch(new URL(path, limits), { method: 'PUT', body });
  return readWarm(limits, path);
}

async function startTurns(site: Workerd, { base, path }: Contender) {
  const { run, close } = openLoad(base);
  async function readCpu(requests: number, maxMs?: number) {
    const cpuBefore = await site.cpuMs();
    const made = await run(path, requests, maxMs);
    return ((await site.cpuMs()) - cpuBefore) / made;
  }
  await readCpu(Infinity, warmUpMs);
  const requests = Math.max(4, Math.round(turnMs / (await readCpu(Infinity, warmUpMs))));
  return { readCpu: () => readCpu(requests), close };
}

/** CPU of a request, in ms: by turns, a busy machine slows all contenders alike. */
async function takeTurns({ site, turns }: Bench, of: string, contenders: Contenders) {
  const started: (Awaited<ReturnType<typeof startTurns>> & { cpuMs: number[] })[] = [];
  for (const contender of Object.values(contenders)) {
    started.push({ ...(await startTurns(site, contender)), cpuMs: [] });
  }
  const half = started.length / 2;
  const exchanged = [...started.slice(half), ...started.slice(0, half)];
  for (let turn = 0; turn < turns(24); turn += 1) {
    // Both builds come after the same ones equally often: what is before a turn is still in the processor's caches.
    for (const { readCpu, cpuMs } of turn % 2 === 0 ? started : exchanged) {
      cpuMs.push(await readCpu());
    }
  }
  for (const { close } of started) close();
  const names = Object.keys(contenders);
  const list = (name: string) => started[names.indexOf(name)]?.cpuMs ?? [];
  const rows = Object.entries(contenders).map(([name, { html }]) => {
    const elements = html.startsWith('<') ? listElements(html).length : Number.NaN;
    const cpuMs = median(list(name));
    const row = {
      'CPU ms': round(cpuMs, 2),
      'p10 ms': round(percentile(list(name), 0.1), 2),
      elements,
      'µs an element': round((1000 * cpuMs) / elements, 2),
      'p10 µs': round((1000 * percentile(list(name), 0.1)) / elements, 2),
      KB: round(html.length / 1024),
      'gz KB': round(gzipSync(html).length / 1024),
    };
    return [`${of} ${name}`, row];
  });
  console.table(Object.fromEntries(rows));
  return {
    median: (name: string) => median(list(name)),
    /** Of the two in the same turn; a median of these. */
    ratio: (name: string, other: string) =>
      median(list(name).map((value, turn) => value / (list(other)[turn] ?? Number.NaN))),
  };
}

/** What a page's elements cost React alone; it has to send the same ones. */
async function readBareReact(bench: Bench, worker: string, { path, html }: Contender) {
  const body = JSON.stringify(toRecipe(html));
  const bare = await readLimit(bench, `/react/${worker}${path.split('?')[0]}`, body);
  const [own, others] = [listElements(html), listElements(bare.html)];
  const missing = own.filter((one) => !others.includes(one));
  if (missing.length > 0 || own.length !== others.length) {
    const counts = `${others.length} of ${own.length} elements`;
    console.warn(
      `React alone sends ${counts} of ${worker} ${path}, without ${missing.join(' | ')}`,
    );
  }
  return bare;
}

/** Figures 1 and 7: rendered pages. */
async function compareRendered(bench: Bench, { name, path }: BenchPage) {
  const { readings, site, builds } = bench;
  const contenders: Record<string, Contender> = {};
  for (const { name: worker } of builds) {
    const page = await readWarm(await site.url(worker), toRendered(path));
    const bare = await readBareReact(bench, worker, page);
    Object.assign(contenders, { [worker]: page, [`${worker} react`]: bare });
    const gz = [page, bare].map(({ html }) => gzipSync(html).length);
    readings.note('htmlOverBare', name, (gz[0] ?? 0) / (gz[1] ?? 0), worker);
  }
  const cpu = await takeTurns(bench, name, contenders);
  for (const { name: worker } of builds) {
    readings.note('cpuOverReact', name, cpu.ratio(worker, `${worker} react`), worker);
    if (worker !== 'app') readings.note('cpuOverAgainst', name, cpu.ratio('app', worker));
  }
}

/** What the browser asks for once somebody means to do something. */
async function comparePayload(bench: Bench) {
  const contenders: Record<string, Contender> = {};
  for (const { name } of bench.builds) {
    contenders[name] = await readWarm(await bench.site.url(name), toPayload(shopPath));
  }
  const cpu = await takeTurns(bench, 'payload', contenders);
  for (const { name } of bench.builds.slice(1)) {
    bench.readings.note('cpuOverAgainst', 'payload', cpu.ratio('app', name));
  }
}

export async function measureThroughput(bench: Bench): Promise<void> {
  for (const page of bench.pages) await compareRendered(bench, page);
  await comparePayload(bench);
}
