import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from './load-connection.ts';
import { listPages } from './plan.ts';
import type { Asked } from './probe.ts';
import type { ReplayUpstream, UpstreamCall } from './replay-upstream.ts';
import type { Workerd } from './start-workerd.ts';

export interface RenderCalls {
  page: string;
  cache: 'cold' | 'warm';
  /** Round trips to the site's database that the page waits for, and those that keep what was brought. */
  databaseTrips: number;
  databaseTripsAfter: number;
  statements: number;
  storeReads: number;
  upstreamCalls: number;
  /** The longest chain of calls of which each began after the one before had ended. */
  upstreamInSeries: number;
}

/** Long enough that calls made together overlap on a busy machine too. */
const delayMs = 500;
const afterMs = 200;

export function countInSeries(calls: readonly UpstreamCall[]): number {
  const sorted = calls.toSorted((a, b) => a.startedAt - b.startedAt);
  const depths: number[] = [];
  for (const [index, call] of sorted.entries()) {
    const before = depths.filter(
      (_, other) => (sorted[other]?.endedAt ?? Infinity) <= call.startedAt,
    );
    depths[index] = 1 + Math.max(0, ...before);
  }
  return Math.max(0, ...depths);
}

/** What one render asks of its bindings and of the services, with every cache empty and with all of them full. */
export async function countRenderCalls(
  workerd: Workerd,
  upstream: ReplayUpstream,
): Promise<RenderCalls[]> {
  const connection = await openConnection(await workerd.url());
  const probe = await openConnection(await workerd.url());
  const take = async () => {
    const { body } = await probe.get('/~probe/take', true);
    return JSON.parse(String(body)) as Asked[];
  };
  const ofSite = (asked: readonly Asked[]) => asked.filter(({ binding }) => binding === 'DB');
  const counted: RenderCalls[] = [];
  for (const { name, path } of listPages) {
    // The first ones also load what the isolate has not used before.
    for (let turn = 0; turn < 2; turn += 1) {
      await connection.get('/~probe/cold');
      await connection.get(path);
      await sleep(afterMs);
    }
    for (const cache of ['cold', 'warm'] as const) {
      if (cache === 'cold') await connection.get('/~probe/cold');
      upstream.setDelay(delayMs);
      await take();
      upstream.takeCalls();
      const page = connection.get(path);
      await sleep(delayMs / 2);
      const during = await take();
      await page;
      await sleep(afterMs);
      const after = await take();
      upstream.setDelay(0);
      const calls = upstream.takeCalls();
      counted.push({
        page: name,
        cache,
        databaseTrips: ofSite(during).length,
        databaseTripsAfter: ofSite(after).length,
        statements: ofSite([...during, ...after]).reduce((total, one) => total + one.statements, 0),
        storeReads: during.filter(({ call }) => call === 'get').length,
        upstreamCalls: calls.length,
        upstreamInSeries: countInSeries(calls),
      });
    }
  }
  connection.close();
  probe.close();
  return counted;
}
