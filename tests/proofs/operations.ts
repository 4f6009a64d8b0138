import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newOperationId } from '#forms/operation-id.ts';
import { bindOperator, operatorConfig } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { startServer } from '../journeys/support/start-server.ts';
import { type CountingService, startCountingService } from './counting-service.ts';
import { listDatabases, listInStock, openSiteDatabase } from './local-databases.ts';
import { proveOutbox } from './outbox.ts';
import { type Figure, runAtOnce } from './proof.ts';
import { Rater } from './rater.ts';
import { Shopper } from './shopper.ts';

const submits = 500;
const kills = 3;
const ratedAtOnce = 8;

export interface Stage {
  directory: string;
  service: CountingService;
  start: () => ReturnType<typeof startServer>;
}

/** An effect in D1: one change of a cart. */
async function submitChange({ directory, start }: Stage): Promise<Figure> {
  const [product = ''] = listInStock(directory, await listDatabases(directory));
  const server = await start();
  const shopper = new Shopper();
  const operationId = newOperationId();
  // The cart's cookie comes with the first add, whose operation is the one that all others send again.
  await shopper.add(server.url, product, operationId);
  await runAtOnce(submits - 1, 100, () =>
    shopper.add(server.url, product, operationId).catch(() => false),
  );
  const found = await shopper.count(server.url);
  await server.stop();
  return {
    says: `of one change of a cart, submitted ${submits} times, in the cart`,
    found,
    expected: 1,
  };
}

/** An effect of a service: one rating. */
async function submitRating({ service, start }: Stage): Promise<Figure[]> {
  const server = await start();
  const rater = await Rater.open(server.url);
  const before = service.requests.length;
  service.choose(() => 'slow');
  await runAtOnce(submits, 100, () => rater.rate(server.url, 'submitted', 5).catch(() => false));
  await server.stop();
  const sent = service.requests.slice(before);
  return [
    {
      says: `of one rating, submitted ${submits} times, calls of the service`,
      found: sent.length,
      expected: 1,
    },
    {
      says: 'keys that it was sent with',
      found: new Set(sent.map(({ key }) => key)).size,
      expected: 1,
    },
  ];
}

/** Half of the ratings are held before their effect, half after it; then the site is killed, and all are sent again. */
async function killAroundEffects({ directory, service, start }: Stage): Promise<Figure[]> {
  let counted = 0;
  let twice = 0;
  let early = 0;
  for (let round = 0; round < kills; round += 1) {
    const products = Array.from({ length: ratedAtOnce }, (_, i) => `k${round}-${i}`);
    const isOf = (path: string) => products.find((id) => path.includes(`=${id}`));
    const server = await start();
    service.choose(() => 'right');
    const rater = await Rater.open(server.url);
    service.choose(({ path }) =>
      products.indexOf(isOf(path) ?? '') % 2 === 0 ? 'held-before' : 'held-after',
    );
    const seen = () => new Set(service.requests.map(({ path }) => isOf(path)).filter(Boolean)).size;
    const sending = products.map((id) => rater.rate(server.url, id, 4).catch(() => false));
    await Rater.until(() => seen() === ratedAtOnce);
    await server.kill();
    await Promise.all(sending);
    const took = [...service.effects.values()].filter((path) => isOf(path)).length;
    if (took !== ratedAtOnce / 2) early += 1;
    service.choose(() => 'right');
    const again = await start();
    for (const id of products) await rater.rateSurely(again.url, id, 4);
    await again.stop();
    for (const id of products) {
      const keys = [...service.effects].filter(([, path]) => path.includes(`=${id}`));
      counted += Math.min(1, keys.length);
      twice += Math.max(0, keys.length - 1);
    }
  }
  const db = await openSiteDatabase(directory);
  const unfinished = db.prepare(`SELECT count(*) AS n FROM operation WHERE state <> 'done'`).get();
  db.close();
  const all = kills * ratedAtOnce;
  return [
    {
      says: `of ${all} ratings cut off by ${kills} × kill -9, counted`,
      found: counted,
      expected: all,
    },
    { says: 'ratings that were counted twice', found: twice, expected: 0 },
    { says: 'rounds in which the kill came too early or too late', found: early, expected: 0 },
    { says: 'operations left without an outcome', found: Number(unfinished?.['n']), expected: 0 },
  ];
}

/** An operation has its effect once, or not at all: when many submit it, and when the site dies at any point of it. */
export async function proveOperations(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-prove-operations-'));
  await seedLocal({ persistTo: directory, products: 0 });
  const service = await startCountingService();
  const startWith = async (vars: Record<string, string>) =>
    startServer({ configPaths: [await bindOperator(), operatorConfig], directory, vars });
  const services = { COMMERCE_BASE_URL: service.url, MOBILE_BASE_URL: service.url };
  const stage: Stage = { directory, service, start: () => startWith(services) };
  try {
    return [
      await submitChange({ ...stage, start: () => startWith({}) }),
      ...(await submitRating(stage)),
      ...(await killAroundEffects(stage)),
      ...(await proveOutbox(stage)),
    ];
  } finally {
    await service.close();
    await rm(directory, { recursive: true, force: true });
  }
}
