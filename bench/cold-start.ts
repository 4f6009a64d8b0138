import type { BuiltApp } from './built-app.ts';
import { bundleLimit } from './bundle-limit.ts';
import { browserHeaders, openConnection } from './load-connection.ts';
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
  /** The home page, its data from a service that answers at once. */
  home: number;
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

/**
 * Wall times are the machine's own: what React alone needs for the same elements, in the same turns, is the measure
 * that holds on another.
 */
export async function measureColdStart(
  app: BuiltApp,
  bare: BareWorker,
  starts: number,
): Promise<ColdStart> {
  const home = toRecipe(await readHome(bare));
  const empty = await writeEmptyWorker(app);
  const bareReact = await writeBareReact(app, await bundleLimit('bare-react'), home);
  const times: Record<keyof ColdStart, number[]> = {
    empty: [],
    bareReact: [],
    robots: [],
    home: [],
  };
  for (let start = 0; start < starts; start += 1) {
    times.empty.push(await timeStart(empty, '/'));
    times.bareReact.push(await timeStart(bareReact, '/'));
    times.robots.push(await timeStart(bare, '/robots.txt'));
    times.home.push(await timeStart(bare, '/'));
  }
  return {
    empty: median(times.empty),
    bareReact: median(times.bareReact),
    robots: median(times.robots),
    home: median(times.home),
  };
}
