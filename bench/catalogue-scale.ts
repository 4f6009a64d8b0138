import { rm } from 'node:fs/promises';
import { seedLocal } from '../scripts/seed.ts';
import { buildOperator } from './build-operator.ts';
import type { BuiltApp } from './built-app.ts';
import { listCataloguePages, type CataloguePage } from './catalogue-pages.ts';
import { openConnection } from './load-connection.ts';
import type { BenchPlan } from './plan.ts';
import { startWorkerd, type Workerd } from './start-workerd.ts';
import { median, sum } from './statistics.ts';

/** One kind of page over catalogues of several sizes; the first is what the others are compared with. */
export interface CatalogueScale {
  kind: string;
  /** The operator's call alone, or the site's page with every cache cold. */
  what: 'call' | 'page';
  sizes: readonly number[];
  /** The means of the addresses' medians, by size: one slow address among many shows. */
  ms: number[];
  ratios: number[];
  /** Of the address that the size costs most; on a busy machine mostly noise. */
  worst: { path: string; ratio: number };
  /** The most that one call read, by size; of a call only. */
  rows: number[];
}

const root = '.cache/bench-catalogue';
const stateOf = (size: number) => `${root}/${size}`;
const exampleIds = ['x-000007', 'x-000123', 'x-000456', 'x-000789', 'x-000998'];

interface Catalogue {
  size: number;
  url: URL;
  get(path: string): Promise<number>;
  close(): void;
}

async function seedCatalogues(sizes: readonly number[]): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const products of sizes) {
    const state = { persistTo: stateOf(products), products };
    console.log(`bench: ${await seedLocal(state)}`);
  }
}

async function openCatalogue(workerd: Workerd, size: number, cold: boolean): Promise<Catalogue> {
  const url = await workerd.url();
  const connection = await openConnection(url);
  return {
    size,
    url,
    close: connection.close,
    async get(path) {
      if (cold) await connection.get('/~probe/cold');
      const { status, wholeMs } = await connection.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status} of ${size} products`);
      return wholeMs;
    },
  };
}

/** Medians by catalogue and path. The catalogues take turns, and turns at being first; the first turn warms up. */
async function timePaths(
  catalogues: readonly Catalogue[],
  paths: readonly string[],
  turns: number,
): Promise<number[][]> {
  const times = catalogues.map(() => paths.map((): number[] => []));
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [place, path] of paths.entries()) {
      for (let step = 0; step < catalogues.length; step += 1) {
        const at = (step + turn) % catalogues.length;
        const taken = await catalogues[at]?.get(path);
        if (taken !== undefined && turn > 0) times[at]?.[place]?.push(taken);
      }
    }
  }
  return times.map((ofOne) => ofOne.map(median));
}

async function readMostRows({ url }: Catalogue, paths: readonly string[]): Promise<number> {
  let most = 0;
  for (const path of paths) {
    const answer = await fetch(new URL(path, url));
    await answer.text();
    most = Math.max(most, Number(answer.headers.get('x-rows-read')));
  }
  return most;
}

async function findSlugs(catalogue: Catalogue): Promise<string[]> {
  const answer = await fetch(new URL(`/product?ids=${exampleIds.join(',')}`, catalogue.url));
  const page = (await answer.json()) as { data: { data: { slug: string }[] } };
  return page.data.data.map(({ slug }) => slug);
}

function toScale(
  kind: string,
  what: CatalogueScale['what'],
  sizes: readonly number[],
  paths: readonly string[],
  medians: readonly number[][],
): CatalogueScale {
  const means = medians.map((ofOne) => sum(ofOne) / ofOne.length);
  const [least = Number.NaN] = means;
  const [small = []] = medians;
  const large = medians.at(-1) ?? [];
  const [worst = { path: '', ratio: Number.NaN }] = paths
    .map((path, at) => ({ path, ratio: (large[at] ?? 0) / (small[at] ?? 0) }))
    .toSorted((a, b) => b.ratio - a.ratio);
  return { kind, what, sizes, ms: means, ratios: means.map((one) => one / least), worst, rows: [] };
}

async function withCatalogues<Result>(
  app: BuiltApp,
  sizes: readonly number[],
  cold: boolean,
  measure: (catalogues: Catalogue[]) => Promise<Result>,
): Promise<Result> {
  const workerds: Workerd[] = [];
  const catalogues: Catalogue[] = [];
  try {
    for (const size of sizes) {
      const workerd = await startWorkerd({ app, persist: stateOf(size), probe: cold });
      workerds.push(workerd);
      catalogues.push(await openCatalogue(workerd, size, cold));
    }
    return await measure(catalogues);
  } finally {
    for (const catalogue of catalogues) catalogue.close();
    for (const workerd of workerds) await workerd.stop();
  }
}

/**
 * The operator's calls and the site's pages over catalogues of several sizes, in turns. The site's caches are cold for
 * each page: a kept one would say nothing of the catalogue.
 */
export async function measureCatalogueScale(
  app: BuiltApp,
  plan: BenchPlan,
): Promise<CatalogueScale[]> {
  const { sizes, callTurns, pageTurns } = plan.catalogue;
  try {
    await seedCatalogues(sizes);
    const operator = await buildOperator(`${root}/operator`);
    let pages: CataloguePage[] = [];
    const calls = await withCatalogues(operator, sizes, false, async (catalogues) => {
      const scales: CatalogueScale[] = [];
      const [smallest] = catalogues;
      pages = listCataloguePages(smallest ? await findSlugs(smallest) : []);
      for (const { kind, calls: paths } of pages) {
        const medians = await timePaths(catalogues, paths, callTurns);
        const scale = toScale(kind, 'call', sizes, paths, medians);
        for (const one of catalogues) scale.rows.push(await readMostRows(one, paths));
        scales.push(scale);
      }
      return scales;
    });
    const whole = await withCatalogues(app, sizes, true, async (catalogues) => {
      const scales: CatalogueScale[] = [];
      for (const { kind, pages: paths } of pages) {
        if (paths.length === 0) continue;
        const medians = await timePaths(catalogues, paths, pageTurns);
        scales.push(toScale(kind, 'page', sizes, paths, medians));
      }
      return scales;
    });
    return [...calls, ...whole];
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
