import { gzipSync } from 'node:zlib';
import { openConnection, runLoad } from './connection.ts';
import { median, round } from './targets.ts';
import { countElements, toRecipe } from './recipe.ts';
import { type Bench, type BenchPage, pages, toRendered } from './site.ts';

const roundMs = 1000;
const warmUpMs = 1500;

interface Contender {
  base: URL;
  path: string;
}

interface Turn {
  cpuMs: number;
  perSecond: number;
}

/** The first answers fill the caches, and may still stream what was not in one. */
async function readWarm({ base, path }: Contender): Promise<string> {
  const { get, close } = openConnection(base);
  for (let visit = 0; visit < 2; visit += 1) await get(path);
  const html = (await get(path)).text();
  close();
  return html;
}

async function findContenders(bench: Bench, { path, kind }: BenchPage) {
  const { site, against } = bench;
  const base = await site.url('app');
  const limits = await site.url('limits');
  const rendered = { base, path: toRendered(path) };
  const html = await readWarm(rendered);
  const recipe = toRecipe(html);
  const react = { base: limits, path: `/react${path}` };
  const hono = { base: limits, path: `/html${path}` };
  await fetch(new URL(react.path, limits), { method: 'PUT', body: JSON.stringify(recipe) });
  await fetch(new URL(hono.path, limits), { method: 'PUT', body: html });
  const contenders = {
    rendered,
    react,
    ...(kind === undefined ? {} : { cached: { base, path }, hono }),
    ...(against ? { against: { base: await site.url('against'), path: rendered.path } } : {}),
  };
  const bare = await readWarm(react);
  return { contenders, elements: countElements(recipe), html, bare };
}

/** The contenders take turns, so that a busy machine slows all of them alike. */
async function takeTurns(bench: Bench, contenders: Record<string, Contender>, turns: number) {
  const { site } = bench;
  const results: Record<string, Turn[]> = {};
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [name, contender] of Object.entries(contenders)) {
      const cpuBefore = await site.cpuMs();
      const load = await runLoad({ ...contender, forMs: turn === 0 ? warmUpMs : roundMs });
      const cpuMs = ((await site.cpuMs()) - cpuBefore) / load.requests;
      const perSecond = load.requests / load.seconds;
      if (turn > 0) (results[name] ??= []).push({ cpuMs, perSecond });
    }
  }
  return {
    has: (name: string) => name in results,
    of: (name: string, figure: keyof Turn) =>
      median((results[name] ?? []).map((turn) => turn[figure])),
    ratio: (name: string, other: string, figure: keyof Turn) =>
      median(
        (results[name] ?? []).map(
          (turn, at) => turn[figure] / (results[other]?.[at]?.[figure] ?? Number.NaN),
        ),
      ),
  };
}

/** Figures 1, 2 and 7. */
export async function measureThroughput(bench: Bench): Promise<void> {
  const { readings, turns } = bench;
  const rows: Record<string, Record<string, number>> = {};
  for (const page of pages) {
    const { contenders, elements, html, bare } = await findContenders(bench, page);
    const results = await takeTurns(bench, contenders, turns(5));
    readings.note('cpuOverReact', page.name, results.ratio('rendered', 'react', 'cpuMs'));
    if (results.has('against')) {
      readings.note('cpuOverAgainst', page.name, results.ratio('rendered', 'against', 'cpuMs'));
    }
    if (results.has('cached')) {
      const cached = openConnection(contenders.rendered.base);
      const { headers } = await cached.get(page.path);
      cached.close();
      if (headers['age'] === undefined) throw new Error(`${page.path} came from no page cache`);
      readings.note('cachedOverHono', page.name, results.ratio('cached', 'hono', 'perSecond'));
      readings.note('cachedCpu', page.name, results.of('cached', 'cpuMs'));
    }
    const [htmlGz, bareGz] = [gzipSync(html).length, gzipSync(bare).length];
    readings.note('htmlOverBare', page.name, htmlGz / bareGz);
    const cpu = Object.keys(contenders).map((name) => [
      `${name}, CPU ms`,
      round(results.of(name, 'cpuMs'), 2),
    ]);
    const microseconds = (name: string) => round((results.of(name, 'cpuMs') * 1000) / elements);
    rows[page.name] = {
      elements,
      ...Object.fromEntries(cpu),
      'µs an element': microseconds('rendered'),
      'React alone': microseconds('react'),
      'requests/s': round(results.of('rendered', 'perSecond'), 0),
      'HTML gz KB': round(htmlGz / 1024),
    };
  }
  console.table(rows);
}
