import { parseArgs } from 'node:util';
import { unstable_startWorker as startWorker } from 'wrangler';
import { seedLocal } from './seed.ts';

// A directory of its own: two workerd on one SQLite file lose writes.
const PERSIST_TO = '.wrangler/operator-state';
const CONFIG = 'operator.wrangler.toml';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8788' },
    products: { type: 'string' },
  },
});

const products = values.products === undefined ? undefined : Number(values.products);
console.log(`seed: ${await seedLocal({ configPath: CONFIG, persistTo: PERSIST_TO, products })}`);

const worker = await startWorker({
  config: CONFIG,
  dev: {
    server: { hostname: '127.0.0.1', port: Number(values.port) },
    inspector: false,
    persist: `${PERSIST_TO}/v3`,
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
