import { gzipSync } from 'node:zlib';
import { openConnection, runLoad } from './connection.ts';
import { countElements, toRecipe } from './recipe.ts';
import { type Bench, type BenchPage, pages, toRendered } from './site.ts';
import { median, round } from './targets.ts';

const roundMs = 1000;
const warmUpMs = 1500;

type Contender = readonly [base: URL, path: string];

/** The first answers fill the caches, and may still stream what was not in one. */
async function readWarm([base, path]: Contender) {
  const { get, close } = openConnection(base);
  for (let visit = 0; visit < 2; visit += 1) await get(path);
  const answer = await get(path);
  close();
  return { html: answer.text(), isCached: answer.headers['age'] !== undefined };
}

/** Who sends this page: the site, React with its elements, and, where it is cached, Hono with its bytes. */
async function findContenders({ site, against }: Bench, { path, kind }: BenchPage) {
  const base = await site.url('app');
  const limits = await site.url('limits');
  const { html } = await readWarm([base, toRendered(path)]);
  const recipe = toRecipe(html);
  const put = (name: string, body: string) =>
    fetch(new URL(`/${name}${path}`, limits), { method: 'PUT', body });
  await put('react', JSON.stringify(recipe));
  await put('html', html);
  const contenders: Record<string, Contender> = {
    rendered: [base, toRendered(path)],
    react: [limits, `/react${path}`],
  };
  if (against) contenders['against'] = [await site.url('against'), toRendered(path)];
  if (kind !== undefined) {
    Object.assign(contenders, { cached: [base, path], hono: [limits, `/html${path}`] });
    const { isCached } = await readWarm([base, path]);
    if (!isCached) throw new Error(`${path} came from no page cache`);
  }
  const bare = await readWarm([limits, `/react${path}`]);
  return { contenders, elements: countElements(recipe), html, bare: bare.html };
}

/** The contenders take turns, so that a busy machine slows all of them alike. */
async function takeTurns({ site }: Bench, contenders: Record<string, Contender>, turns: number) {
  const results: Record<string, { cpuMs: number; perSecond: number }[]> = {};
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [name, [base, path]] of Object.entries(contenders)) {
      const cpuBefore = await site.cpuMs();
      const { requests, seconds } = await runLoad(base, path, turn === 0 ? warmUpMs : roundMs);
      const cpuMs = ((await site.cpuMs()) - cpuBefore) / requests;
      if (turn > 0) (results[name] ??= []).push({ cpuMs, perSecond: requests / seconds });
    }
  }
  return (name: string, figure: 'cpuMs' | 'perSecond') =>
    (results[name] ?? []).map((turn) => turn[figure]);
}

/** Figures 1, 2 and 7. */
export async function measureThroughput(bench: Bench): Promise<void> {
  const { readings, turns } = bench;
  const rows: Record<string, Record<string, number>> = {};
  for (const page of pages) {
    const { contenders, elements, html, bare } = await findContenders(bench, page);
    const list = await takeTurns(bench, contenders, turns(5));
    const ratio = (...[name, other, figure]: [string, string, 'cpuMs' | 'perSecond']) => {
      const others = list(other, figure);
      return median(list(name, figure).map((value, turn) => value / (others[turn] ?? Number.NaN)));
    };
    readings.note('cpuOverReact', page.name, ratio('rendered', 'react', 'cpuMs'));
    if ('against' in contenders) {
      readings.note('cpuOverAgainst', page.name, ratio('rendered', 'against', 'cpuMs'));
    }
    if ('cached' in contenders) {
      readings.note('cachedOverHono', page.name, ratio('cached', 'hono', 'perSecond'));
      readings.note('cachedCpu', page.name, median(list('cached', 'cpuMs')));
    }
    const [htmlGz, bareGz] = [gzipSync(html).length, gzipSync(bare).length];
    readings.note('htmlOverBare', page.name, htmlGz / bareGz);
    const row: Record<string, number> = { elements, 'HTML gz KB': round(htmlGz / 1024) };
    for (const name of Object.keys(contenders)) {
      row[`${name}, CPU ms`] = round(median(list(name, 'cpuMs')), 2);
    }
    rows[page.name] = { ...row, 'requests/s': round(median(list('rendered', 'perSecond')), 0) };
  }
  console.table(rows);
}
