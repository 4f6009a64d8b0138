import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from './connection.ts';
import { type Bench, productPath } from './site.ts';
import { median, round } from './targets.ts';

const stepPath = '/home-internet/address';
/** Lets what a render leaves to `waitUntil` finish, so that it does not cost the next one. */
const restMs = 100;

/**
 * The first byte of a flow's step, for a browser with a session and a draft that are looked for in the database, over that
 * of a product page, both with empty caches and in turns.
 */
export async function measureSteps({ site, readings, turns }: Bench): Promise<void> {
  const url = await site.url('probed');
  const token = 'b'.repeat(43);
  const step = openConnection(url, { cookie: `sid=${token}; draft-home-internet=${token}` });
  const product = openConnection(url);
  const probe = openConnection(url);

  async function readCold(page: typeof step, path: string): Promise<number> {
    await sleep(restMs);
    await probe.get('/~probe/cold');
    const { status, firstByteMs } = await page.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return firstByteMs;
  }

  for (let turn = 0; turn < 5; turn += 1) {
    await readCold(step, stepPath);
    await readCold(product, productPath);
  }
  const steps: number[] = [];
  const products: number[] = [];
  for (let turn = 0; turn < turns(60); turn += 1) {
    steps.push(await readCold(step, stepPath));
    products.push(await readCold(product, productPath));
  }
  for (const one of [step, product, probe]) one.close();
  readings.note('stepByte', '', median(steps) / median(products));
  const ms = (times: readonly number[]) => `${round(median(times), 1)} ms`;
  console.log(`first byte of a step ${ms(steps)}, of a product page ${ms(products)}`);
}
