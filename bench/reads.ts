import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openConnection } from './connection.ts';
import type { Trip } from './probe.ts';
import { type Bench, visitedPages } from './site.ts';
import { median } from './targets.ts';

const delayMs = 1000;
/** Lets what a render leaves to `waitUntil` finish, so that it does not cost the next one. */
const restMs = 150;

/** What the probed worker asked of its databases since the last time. */
export async function takeTrips({ get }: Connection): Promise<Trip[]> {
  return JSON.parse((await get('/~probe/take')).text()) as Trip[];
}

/** Figures 3 and 15: each request finds every cache empty, with an upstream that answers at once or late, in turns. */
export async function measureReads({ site, upstream, readings, turns }: Bench): Promise<void> {
  const page = openConnection(await site.url('probed'));
  const probe = openConnection(await site.url('probed'));

  /** What it waits for is asked for by the middle of the delay. */
  async function readCold(path: string, ms: number) {
    await sleep(restMs);
    await probe.get('/~probe/cold');
    upstream.takeInSeries();
    upstream.setDelay(ms);
    const answer = page.get(path);
    await sleep(ms / 2);
    const trips = ms > 0 ? (await takeTrips(probe)).length : 0;
    const { firstByteMs } = await answer;
    upstream.setDelay(0);
    return { firstByteMs, trips, inSeries: upstream.takeInSeries() };
  }

  for (const { name, path } of visitedPages) {
    for (let turn = 0; turn < 3; turn += 1) await readCold(path, 0);
    const differences: number[] = [];
    const late: Awaited<ReturnType<typeof readCold>>[] = [];
    for (let turn = 0; turn < turns(9); turn += 1) {
      const atOnce = await readCold(path, 0);
      const one = await readCold(path, delayMs);
      late.push(one);
      differences.push(one.firstByteMs - atOnce.firstByteMs);
    }
    readings.note('firstByteDelay', name, median(differences));
    readings.note('coldTrips', name, Math.max(...late.map(({ trips }) => trips)));
    readings.note('callsInSeries', name, median(late.map(({ inSeries }) => inSeries)));
    await sleep(restMs);
    await takeTrips(probe);
    await page.get(path);
    await sleep(restMs);
    readings.note('warmTrips', name, (await takeTrips(probe)).length);
  }
  page.close();
  probe.close();
}
