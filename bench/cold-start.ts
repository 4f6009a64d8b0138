import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltApp } from './built-app.ts';
import { bundleLimit } from './bundle-limit.ts';
import { browserHeaders, openConnection } from './load-connection.ts';
import type { ReplayCache } from './replay-cache.ts';
import {
  type BareWorker,
  spawnWorkerd,
  writeBareReact,
  writeEmptyWorker,
} from './spawn-workerd.ts';
import { median } from './statistics.ts';
import { toRecipe } from './to-recipe.ts';

export interface ColdStart {
  /** Medians in ms, from the start of a fresh workerd to the whole of its first answer. */
  empty: number;
  /** React alone with the home page's elements, in a worker of its own. */
  bareReact: number;
  /** Without data: the router and the edge's chain. */
  robots: number;
  /** The home page drawn, its data from a service that answers at once. */
  home: number;
  /** The home page as the edge keeps it. */
  keptHome: number;
}

export interface ColdApps {
  /** Keeps no page. */
  drawing: BareWorker;
  /** Finds kept pages in `cache`. */
  keeping: BareWorker;
  cache: ReplayCache;
}

async function timeStart(worker: BareWorker, path: string): Promise<number> {
  const startedAt = performance.now();
  const workerd = await spawnWorkerd(worker);
  try {
    const connection = await openConnection(workerd.url);
    const { status } = await connection.get(path);
    connection.close();
    if (status !== 200) throw new Error(`${path} answered ${status} after a cold start`);
    return performance.now() - startedAt;
  } finally {
    await workerd.stop();
  }
}

async function readHome(app: BareWorker): Promise<string> {
  const workerd = await spawnWorkerd(app);
  try {
    return await (await fetch(workerd.url, { headers: browserHeaders })).text();
  } finally {
    await workerd.stop();
  }
}

/** The first visit brings the data, the second one's page is whole and fresh. */
async function fillCache({ keeping, cache }: ColdApps): Promise<void> {
  const workerd = await spawnWorkerd(keeping);
  try {
    for (let visit = 0; visit < 20 && cache.size() === 0; visit += 1) {
      await (await fetch(workerd.url, { headers: browserHeaders })).text();
      await sleep(50);
    }
    if (cache.size() === 0) throw new Error('the home page was not kept');
  } finally {
    await workerd.stop();
  }
}

/**
 * Wall times are the machine's own: what React alone needs for the same elements, in the same turns, is the measure
 * that holds on another.
 */
export async function measureColdStart(
  app: BuiltApp,
  apps: ColdApps,
  starts: number,
): Promise<ColdStart> {
  const { drawing, keeping } = apps;
  const home = toRecipe(await readHome(drawing));
  await fillCache(apps);
  const empty = await writeEmptyWorker(app);
  const bareReact = await writeBareReact(app, await bundleLimit('bare-react'), home);
  const times: Record<keyof ColdStart, number[]> = {
    empty: [],
    bareReact: [],
    robots: [],
    home: [],
    keptHome: [],
  };
  for (let start = 0; start < starts; start += 1) {
    times.empty.push(await timeStart(empty, '/'));
    times.bareReact.push(await timeStart(bareReact, '/'));
    times.robots.push(await timeStart(drawing, '/robots.txt'));
    times.home.push(await timeStart(drawing, '/'));
    times.keptHome.push(await timeStart(keeping, '/'));
  }
  return {
    empty: median(times.empty),
    bareReact: median(times.bareReact),
    robots: median(times.robots),
    home: median(times.home),
    keptHome: median(times.keptHome),
  };
}
