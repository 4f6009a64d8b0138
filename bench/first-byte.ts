import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from './load-connection.ts';
import { type BenchPlan, listPages } from './plan.ts';
import type { ReplayUpstream } from './replay-upstream.ts';
import type { Workerd } from './start-workerd.ts';
import { median } from './statistics.ts';

export interface FirstByte {
  page: string;
  /** Medians, in ms: cold at an upstream of 0 ms and of 1000 ms, and from the cache. */
  atOnce: number;
  delayed: number;
  warm: number;
  difference: number;
  /** Of the fastest of each: what is left of it when the machine has other work. */
  fastestDifference: number;
  /** To the last byte, at 1000 ms. */
  wholeDelayed: number;
}

const delayMs = 1000;
/** Lets what a render leaves to `waitUntil` finish, so that it does not cost the next one. */
const restMs = 80;

type Connection = Awaited<ReturnType<typeof openConnection>>;

async function askCold(connection: Connection, upstream: ReplayUpstream, path: string, ms: number) {
  await sleep(restMs);
  await connection.get('/~probe/cold');
  upstream.setDelay(ms);
  const timing = await connection.get(path);
  upstream.setDelay(0);
  if (timing.status !== 200) throw new Error(`${path} answered ${timing.status}`);
  return timing;
}

/** Every request finds all caches empty; the two delays take turns. */
export async function measureFirstByte(
  workerd: Workerd,
  upstream: ReplayUpstream,
  plan: BenchPlan,
): Promise<FirstByte[]> {
  const connection = await openConnection(await workerd.url());
  const measured: FirstByte[] = [];
  for (const { name, path } of listPages) {
    for (let turn = 0; turn < 3; turn += 1) await askCold(connection, upstream, path, 0);
    const atOnce: number[] = [];
    const delayed: number[] = [];
    const whole: number[] = [];
    const warm: number[] = [];
    for (let sample = 0; sample < plan.coldSamples; sample += 1) {
      atOnce.push((await askCold(connection, upstream, path, 0)).firstByteMs);
      await sleep(restMs);
      warm.push((await connection.get(path)).firstByteMs);
      const { firstByteMs, wholeMs } = await askCold(connection, upstream, path, delayMs);
      delayed.push(firstByteMs);
      whole.push(wholeMs);
    }
    measured.push({
      page: name,
      atOnce: median(atOnce),
      delayed: median(delayed),
      warm: median(warm),
      difference: median(delayed) - median(atOnce),
      fastestDifference: Math.min(...delayed) - Math.min(...atOnce),
      wholeDelayed: median(whole),
    });
  }
  connection.close();
  return measured;
}
