import type { BuiltApp } from './built-app.ts';
import { openConnection } from './load-connection.ts';
import { startWorkerd } from './start-workerd.ts';
import { median } from './statistics.ts';

export interface ColdStart {
  /** Medians in ms, from nothing to the first answer of a fresh workerd. */
  empty: number;
  /** Without data: the router and the edge's chain. */
  robots: number;
  /** The home page, its data in KV. */
  home: number;
}

const emptyScript = `export default { fetch: () => new Response('hello') };`;

async function timeStart(app: BuiltApp, persist: string, path: string, script?: string) {
  const startedAt = performance.now();
  const workerd = await startWorkerd({ app, persist, ...(script === undefined ? {} : { script }) });
  try {
    const connection = await openConnection(await workerd.url());
    await connection.get(path);
    connection.close();
    return performance.now() - startedAt;
  } finally {
    await workerd.stop();
  }
}

/** An empty worker with the same bindings and the app take turns: their difference is what the app adds. */
export async function measureColdStart(
  app: BuiltApp,
  persist: string,
  starts: number,
): Promise<ColdStart> {
  const empty: number[] = [];
  const robots: number[] = [];
  const home: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    empty.push(await timeStart(app, persist, '/', emptyScript));
    robots.push(await timeStart(app, persist, '/robots.txt'));
    home.push(await timeStart(app, persist, '/'));
  }
  return { empty: median(empty), robots: median(robots), home: median(home) };
}
