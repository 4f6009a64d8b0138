import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { unstable_startWorker as startWorker } from 'wrangler';
import { seedLocal } from './seed.ts';

// A directory of its own: two workerd on one SQLite file lose writes.
const PERSIST_TO = '.wrangler/operator-state';
const CONFIG = 'operator/wrangler.toml';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8788' },
    products: { type: 'string' },
  },
});

const hostname = '127.0.0.1';
const port = Number(values.port);

/** Wrangler keeps starting when another server has the port, and that server would be mistaken for this one. */
async function checkPort(): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(port, hostname, resolve);
  }).catch(() => {
    throw new Error(`port ${port} is taken: choose another with --port or PORT`);
  });
  await new Promise((resolve) => {
    probe.close(resolve);
  });
}

await checkPort();
const products = values.products === undefined ? undefined : Number(values.products);
console.log(`seed: ${await seedLocal({ persistTo: PERSIST_TO, products, site: false })}`);

const worker = await startWorker({
  config: CONFIG,
  dev: {
    server: { hostname, port },
    inspector: false,
    persist: PERSIST_TO,
    watch: false,
    logLevel: 'warn',
  },
});
await worker.ready;
console.log(`operator: ${(await worker.url).href}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void worker.dispose().finally(() => process.exit(0));
  });
}
