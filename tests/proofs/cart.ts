import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { newOperationId } from '#forms/operation-id.ts';
import { bindOperator, operatorConfig } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { startServer } from '../journeys/support/start-server.ts';
import { listDatabases, listInStock } from './local-databases.ts';
import { type Figure, runAtOnce } from './proof.ts';
import { Shopper } from './shopper.ts';

const adds = 500;
const operations = 200;
const sends = 5;
const firstAdds = 60;
const kills = 10;
const writers = 32;
/** How long writers add before the runtime is killed. */
const roundMs = 1500;

const start = async (directory: string) =>
  startServer({
    configPaths: [await bindOperator(), operatorConfig],
    directory,
    vars: { CART_MOST_OF_ONE: '100000' },
  });

async function addAtOnce(url: string, product: string): Promise<Figure[]> {
  const many = new Shopper();
  await many.addSurely(url, product);
  await runAtOnce(adds - 1, 100, () => many.addSurely(url, product));
  const resent = new Shopper();
  const ids = Array.from({ length: operations }, newOperationId);
  await resent.add(url, product, ids[0] ?? '');
  await runAtOnce(operations * sends, 100, (i) =>
    resent.add(url, product, ids[i % operations] ?? ''),
  );
  return [
    { says: `of ${adds} adds at once, in the cart`, found: await many.count(url), expected: adds },
    {
      says: `${operations} adds, each sent ${sends} times, in the cart`,
      found: await resent.count(url),
      expected: operations,
    },
  ];
}

/** Two tabs of a browser without a cart add at the same moment. */
async function addFirstTwice(url: string, products: readonly string[]): Promise<Figure> {
  const counts = Array.from({ length: firstAdds / 2 }, async () => {
    const shopper = new Shopper();
    const [one = '', other = ''] = products;
    await Promise.all([shopper.addSurely(url, one), shopper.addSurely(url, other)]);
    return shopper.count(url);
  });
  const found = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  return {
    says: `of ${firstAdds} first adds from two tabs, in the carts`,
    found,
    expected: firstAdds,
  };
}

interface Writer {
  shopper: Shopper;
  /** Names the add that is not acknowledged yet, so that it can be sent again. */
  operationId: string;
  acknowledged: number;
}

/** True when the writer's add is acknowledged; until then the same add is sent again. */
async function addOne(url: string, writer: Writer, products: readonly string[]): Promise<boolean> {
  const product = products[writer.acknowledged % products.length] ?? '';
  const done = await writer.shopper.add(url, product, writer.operationId).catch(() => false);
  if (!done) return false;
  writer.acknowledged += 1;
  writer.operationId = newOperationId();
  return true;
}

/** Adds one after the other, as one person does, until the server is gone. */
async function write(url: string, writer: Writer, products: readonly string[]): Promise<void> {
  while (await addOne(url, writer, products));
}

async function killUnderWriters(directory: string, products: readonly string[]) {
  const all: Writer[] = Array.from({ length: writers }, () => ({
    shopper: new Shopper(),
    operationId: newOperationId(),
    acknowledged: 0,
  }));
  for (let round = 0; round < kills; round += 1) {
    const server = await start(directory);
    // A writer without a cart gets one before the server is killed.
    for (const writer of all.filter(({ shopper }) => shopper.cookie === '')) {
      await addOne(server.url, writer, products);
    }
    const writing = all.map((writer) => write(server.url, writer, products));
    await sleep(roundMs);
    await server.kill();
    await Promise.all(writing);
  }
  const server = await start(directory);
  // The adds that were not acknowledged are sent once more; then each is in the cart exactly once.
  let lost = 0;
  let doubled = 0;
  for (const writer of all) {
    await addOne(server.url, writer, products);
    const found = await writer.shopper.count(server.url);
    lost += Math.max(0, writer.acknowledged - found);
    doubled += Math.max(0, found - writer.acknowledged);
  }
  await server.stop();
  const total = all.reduce((sum, one) => sum + one.acknowledged, 0);
  console.log(`  ${total} adds acknowledged under ${kills} × kill -9 of ${writers} writers`);
  return { lost, doubled };
}

function countDamaged(directory: string, files: readonly string[]): number {
  return files.filter((file) => {
    const db = new DatabaseSync(join(directory, file));
    const row = db.prepare('PRAGMA integrity_check').get();
    db.close();
    return row?.['integrity_check'] !== 'ok';
  }).length;
}

/** Every add is in the cart once: when many come at the same time, are sent again, or the runtime is killed meanwhile. */
export async function proveCart(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-prove-cart-'));
  await seedLocal({ persistTo: directory, products: 0 });
  const files = await listDatabases(directory);
  const products = listInStock(directory, files);
  const server = await start(directory);
  const figures = await addAtOnce(server.url, products[0] ?? '');
  figures.push(await addFirstTwice(server.url, products));
  await server.stop();
  const { lost, doubled } = await killUnderWriters(directory, products);
  const damaged = countDamaged(directory, await listDatabases(directory));
  await rm(directory, { recursive: true, force: true });
  return [
    ...figures,
    { says: 'acknowledged adds that were lost', found: lost, expected: 0 },
    { says: 'adds that were done twice', found: doubled, expected: 0 },
    { says: 'databases that are damaged', found: damaged, expected: 0 },
  ];
}
