import { openConnection } from './load-connection.ts';
import { type BareWorker, spawnWorkerd } from './spawn-workerd.ts';
import { median } from './statistics.ts';

export interface ColdStart {
  /** Medians in ms, from the start of a fresh workerd to the whole of its first answer. */
  empty: number;
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

/** An empty worker and the app take turns: their difference is what the app adds. */
export async function measureColdStart(
  app: BareWorker,
  emptyWorker: BareWorker,
  starts: number,
): Promise<ColdStart> {
  const empty: number[] = [];
  const robots: number[] = [];
  const home: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    empty.push(await timeStart(emptyWorker, '/'));
    robots.push(await timeStart(app, '/robots.txt'));
    home.push(await timeStart(app, '/'));
  }
  return { empty: median(empty), robots: median(robots), home: median(home) };
}
