import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { openConnection, openLoad } from './connection.ts';
import { listElements, toRecipe } from './recipe.ts';
import { type Bench, shopPath, toPayload, toRendered } from './site.ts';
import { median, percentile, round } from './targets.ts';
import type { Workerd } from './workerd.ts';

/** Processor time of a turn: short, so that much else on the machine is in few of them. */
const turnMs = 60;
const warmUpMs = 400;
const restMs = 100;

type Address = readonly [base: URL, path: string];

/** The first answers fill the caches, and may still stream what was not in one. */
async function readWarm([base, path]: Address) {
  const { get, close } = openConnection(base);
  for (let visit = 0; visit < 2; visit += 1) await get(path);
  const answer = await get(path);
  close();
  return { html: answer.text(), isCached: answer.headers['age'] !== undefined };
}

async function openContender(site: Workerd, [base, path]: Address) {
  const load = openLoad(base);
  async function readCpu(requests: number, maxMs?: number) {
    const cpuBefore = await site.cpuMs();
    const made = await load.run(path, requests, maxMs);
    return ((await site.cpuMs()) - cpuBefore) / made;
  }
  await readCpu(Infinity, warmUpMs);
  const requests = Math.max(4, Math.round(turnMs / (await readCpu(Infinity, warmUpMs))));
  return { readCpu: () => readCpu(requests), close: () => load.close() };
}

/** CPU of a request in each turn, in ms. By turns, a busy machine slows all contenders alike. */
async function takeTurns<Name extends string>(
  { site, turns }: Bench,
  addresses: readonly (readonly [Name, Address])[],
) {
  const cpuMs = new Map<Name, number[]>();
  const contenders: (readonly [Name, Awaited<ReturnType<typeof openContender>>])[] = [];
  for (const [name, address] of addresses) {
    contenders.push([name, await openContender(site, address)]);
    cpuMs.set(name, []);
  }
  const half = contenders.length / 2;
  const exchanged = [...contenders.slice(half), ...contenders.slice(0, half)];
  for (let turn = 0; turn < turns(24); turn += 1) {
    // Both builds come after the same ones equally often: what is before a turn is still in the processor's caches.
    for (const [name, contender] of turn % 2 === 0 ? contenders : exchanged) {
      cpuMs.get(name)?.push(await contender.readCpu());
    }
  }
  for (const [, { close }] of contenders) close();
  const list = (name: Name) => cpuMs.get(name) ?? [];
  return {
    median: (name: Name) => median(list(name)),
    low: (name: Name) => percentile(list(name), 0.1),
    /** Of the two in the same turn; a median of these. */
    ratio: (name: Name, other: Name) =>
      median(list(name).map((value, turn) => value / (list(other)[turn] ?? Number.NaN))),
  };
}

const toGzKb = (html: string) => gzipSync(html).length / 1024;

/** What a page's elements cost React alone; it has to send the same elements. */
async function prepareBare({ site }: Bench, name: string, html: string) {
  const limits = await site.url('limits');
  const address: Address = [limits, `/react/${name}`];
  await fetch(new URL(address[1], limits), { method: 'PUT', body: JSON.stringify(toRecipe(html)) });
  const bare = (await readWarm(address)).html;
  const [elements, bareElements] = [listElements(html), listElements(bare)];
  const missing = elements.filter((one) => !bareElements.includes(one));
  if (missing.length > 0 || elements.length !== bareElements.length) {
    const counts = `${bareElements.length} of ${elements.length} elements`;
    console.warn(`React alone renders ${counts} of ${name}, without ${missing.join(' | ')}`);
  }
  return { address, elements: elements.length, html: bare };
}

/** Figures 1 and 7: rendered pages. */
async function measureRendered(bench: Bench) {
  const { readings, site } = bench;
  const rows: Record<string, Record<string, number>> = {};
  for (const { name, path } of bench.pages) {
    const addresses: [string, Address][] = [];
    const prepared: Record<string, { elements: number; html: string; bare: string }> = {};
    for (const { name: worker } of bench.builds) {
      const address: Address = [await site.url(worker), toRendered(path)];
      const { html } = await readWarm(address);
      const bare = await prepareBare(bench, `${worker}${path}`, html);
      addresses.push([worker, address], [`${worker} react`, bare.address]);
      prepared[worker] = { elements: bare.elements, html, bare: bare.html };
    }
    const cpu = await takeTurns(bench, addresses);
    for (const [worker, { elements, html, bare }] of Object.entries(prepared)) {
      const overReact = cpu.ratio(worker, `${worker} react`);
      const [gz, bareGz] = [toGzKb(html), toGzKb(bare)];
      readings.note('cpuOverReact', name, overReact, worker);
      readings.note('htmlOverBare', name, gz / bareGz, worker);
      rows[`${name} ${worker}`] = {
        elements,
        'CPU ms': round(cpu.median(worker), 2),
        'p10 ms': round(cpu.low(worker), 2),
        'µs an element': round((1000 * cpu.median(worker)) / elements, 2),
        'React ms': round(cpu.median(`${worker} react`), 2),
        'React p10 ms': round(cpu.low(`${worker} react`), 2),
        'React µs': round((1000 * cpu.median(`${worker} react`)) / elements, 2),
        'over React': round(overReact, 2),
        KB: round(html.length / 1024),
        'React KB': round(bare.length / 1024),
        'gz KB': round(gz),
        'React gz KB': round(bareGz),
      };
    }
    if (bench.builds.length > 1) readings.note('cpuOverAgainst', name, cpu.ratio('app', 'against'));
  }
  console.table(rows);
}

/** What the browser asks for once somebody means to do something. */
async function measurePayload(bench: Bench) {
  const path = toPayload(shopPath);
  const addresses: [string, Address][] = [];
  for (const { name: worker } of bench.builds)
    addresses.push([worker, [await bench.site.url(worker), path]]);
  for (const [, address] of addresses) await readWarm(address);
  const cpu = await takeTurns(bench, addresses);
  for (const [worker] of addresses) {
    console.log(
      `${path} ${worker}: ${round(cpu.median(worker), 2)} ms, p10 ${round(cpu.low(worker), 2)} ms`,
    );
  }
  if (bench.builds.length > 1)
    bench.readings.note('cpuOverAgainst', 'payload', cpu.ratio('app', 'against'));
}

/** Figure 2: pages from the page cache. */
async function measureCached(bench: Bench) {
  const { readings, site } = bench;
  const limits = await site.url('limits');
  for (const { name, path, kind } of bench.pages) {
    if (kind === undefined) continue;
    const cached: Address = [await site.url('app'), path];
    // A page is stored after it was sent, and only once all of its data was there.
    let { html, isCached } = await readWarm(cached);
    for (let visit = 0; visit < 20 && !isCached; visit += 1) {
      await sleep(restMs);
      ({ html, isCached } = await readWarm(cached));
    }
    if (!isCached) throw new Error(`${path} came from no page cache`);
    const hono: Address = [limits, `/html${path}`];
    await fetch(new URL(hono[1], limits), { method: 'PUT', body: html });
    const cpu = await takeTurns(bench, [
      ['cached', cached],
      ['hono', hono],
    ]);
    readings.note('cachedOverHono', name, cpu.ratio('hono', 'cached'));
    readings.note('cachedCpu', name, cpu.median('cached'));
  }
}

export async function measureThroughput(bench: Bench): Promise<void> {
  await measureRendered(bench);
  await measurePayload(bench);
  await measureCached(bench);
}
