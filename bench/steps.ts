import { setTimeout as sleep } from 'node:timers/promises';
import { CheckoutVisitor } from '../tests/http/checkout-visitor.ts';
import { openConnection } from './connection.ts';
import { type Bench, productPath } from './site.ts';
import { median, round } from './targets.ts';

/** Lets what a render leaves to `waitUntil` finish, so that it does not cost the next one. */
const restMs = 100;

/** The cookies of somebody who has filled in a checkout up to its last step. */
async function fillCheckout({ site }: Bench, url: URL): Promise<string> {
  const visitor = new CheckoutVisitor(url.origin);
  visitor.cookies.clear();
  await visitor.toPay();
  const database = await site.miniflare.getD1Database('DB', 'probed');
  // A cold cache is one of a month later: what is asked for has to live until then.
  const live = ['visitor', 'session', 'draft'].map((table) =>
    database.prepare(`UPDATE ${table} SET expires_at = 9000000000000000`),
  );
  await database.batch(live);
  return visitor.cookie();
}

/**
 * The first byte of a flow's step over that of a product page, both with empty caches and in turns. A browser that has a
 * session and a draft is one of a checkout; at home internet they are looked for in the database, and are not there.
 */
export async function measureSteps(bench: Bench): Promise<void> {
  const { site, readings, turns } = bench;
  const url = await site.url('probed');
  const token = 'b'.repeat(43);
  const checkout = openConnection(url, { cookie: await fillCheckout(bench, url) });
  const home = openConnection(url, { cookie: `sid=${token}; draft-home-internet=${token}` });
  const product = openConnection(url);
  const probe = openConnection(url);

  async function readCold(page: typeof product, path: string): Promise<number> {
    await sleep(restMs);
    await probe.get('/~probe/cold');
    const { firstByteMs } = await page.get(path);
    return firstByteMs;
  }

  const read = [
    [product, productPath],
    [home, '/home-internet/address'],
    [checkout, '/checkout/receipt'],
    [checkout, '/checkout/pay'],
  ] as const;
  const times = read.map((): number[] => []);
  for (let turn = -5; turn < turns(60); turn += 1) {
    for (const [index, [page, path]] of read.entries()) {
      const firstByteMs = await readCold(page, path);
      // The first turns only warm up.
      if (turn >= 0) times[index]?.push(firstByteMs);
    }
  }
  for (const one of [checkout, home, product, probe]) one.close();
  const [ofProduct = Number.NaN, ...ofSteps] = times.map(median);
  console.log(`first byte of a product page ${round(ofProduct, 1)} ms`);
  for (const [index, ms] of ofSteps.entries()) {
    const path = read[index + 1]?.[1] ?? '';
    readings.note('stepByte', path, ms / ofProduct);
    console.log(`first byte of ${path} ${round(ms, 1)} ms`);
  }
}
