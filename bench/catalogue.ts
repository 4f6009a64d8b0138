import { rm } from 'node:fs/promises';
import { type Connection, openConnection } from './connection.ts';
import { takeTrips } from './reads.ts';
import { startOperator } from './services.ts';
import type { Bench } from './site.ts';
import { median, sum } from './targets.ts';

const sizes = [1000, 1_000_000] as const;
const stateOf = (size: number) => `.cache/bench/catalogue-${size}`;
const exampleIds = ['x-000007', 'x-000123', 'x-000456', 'x-000789', 'x-000998'];

/** Each kind by several addresses; even the small catalogue has a page for each. */
const listPaths = (slugs: readonly string[]): Record<string, readonly string[]> => ({
  list: [
    '/product?sort=popular',
    '/product?sort=new',
    '/product?sort=priceAsc',
    '/product?sort=rating',
    '/product?brand=altai,tenger&color=graphite',
    '/product?minPrice=100000&maxPrice=299999&inStock=true',
  ],
  category: [
    '/product?categoryId=c-phones',
    '/product?categoryId=c-tablets&sort=priceAsc',
    '/product?categoryId=c-phones&storage=128%20gb&leasable=true',
    '/product?categoryId=c-audio&color=midnight&sort=priceAsc',
  ],
  detail: slugs.map((slug) => `/product/${slug}`),
  // Whole words, and beginnings of one letter and more.
  search: ['altai%20nova', 'nov', 'pro', 'altai%204', 'tenger%20l'].map((q) => `/product?q=${q}`),
});

async function readRows(operator: Connection, path: string): Promise<number> {
  await takeTrips(operator);
  await operator.get(path);
  return sum((await takeTrips(operator)).map(({ rows }) => rows));
}

async function compare(
  { readings, turns }: Bench,
  catalogues: readonly [small: Connection, large: Connection],
): Promise<void> {
  const found = await catalogues[0].get(`/product?ids=${exampleIds.join(',')}`);
  const list = JSON.parse(found.text()) as { data: { data: { slug: string }[] } };
  for (const [kind, paths] of Object.entries(listPaths(list.data.data.map(({ slug }) => slug)))) {
    const times = catalogues.map(() => paths.map((): number[] => []));
    // They take turns, and turns at being first; the first turn warms up.
    for (let turn = 0; turn <= turns(60); turn += 1) {
      for (const [place, path] of paths.entries()) {
        for (const at of turn % 2 === 0 ? [0, 1] : [1, 0]) {
          const { wholeMs = Number.NaN } = (await catalogues[at]?.get(path)) ?? {};
          if (turn > 0) times[at]?.[place]?.push(wholeMs);
        }
      }
    }
    const [small = Number.NaN, large = Number.NaN] = times.map((own) => sum(own.map(median)));
    readings.note('catalogueRatio', kind, large / small);
    let rows = 0;
    for (const catalogue of catalogues) {
      for (const path of paths) rows = Math.max(rows, await readRows(catalogue, path));
    }
    readings.note('catalogueRows', kind, rows);
  }
}

/**
 * Figure 14: the operator's calls over a small catalogue and a large one. What the site does with an answer does not
 * depend on how many products there are, and would only hide a slow query.
 */
export async function measureCatalogue(bench: Bench): Promise<void> {
  const endings: (() => unknown)[] = [];
  async function open(size: number): Promise<Connection> {
    await rm(stateOf(size), { recursive: true, force: true });
    const operator = await startOperator(stateOf(size), size);
    endings.push(operator.stop);
    const connection = openConnection(await operator.url('operator'));
    endings.push(connection.close);
    return connection;
  }
  try {
    await compare(bench, [await open(sizes[0]), await open(sizes[1])]);
  } finally {
    for (const end of endings.toReversed()) await end();
    for (const size of sizes) await rm(stateOf(size), { recursive: true, force: true });
  }
}
