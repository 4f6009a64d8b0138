import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_splitSqlQuery as splitSql } from 'wrangler';
import { applyMigrations, type Migration } from '#operator/seed/apply-migrations.ts';
import { operatorContent } from '#operator/seed/operator-content.ts';
import { seedDatabase } from '#operator/seed/seed-database.ts';
import { planSeed } from '#operator/seed/seed-plan.ts';

const REMOTE_FILE = '.cache/seed.sql';

interface LocalSeed {
  configPath: string;
  /** The directory that `wrangler dev --persist-to` names, without its `v3`. */
  persistTo: string;
  /** Made-up products beside the seed's own; undefined keeps what is there. */
  products?: number | undefined;
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name,
      statements: splitSql(await readFile(`${directory}/${name}`, 'utf8')),
    })),
  );
}

/** Migrates every local database of the configuration and seeds the operator's. */
export async function seedLocal({ configPath, persistTo, products }: LocalSeed): Promise<string> {
  const started = performance.now();
  const proxy = await getPlatformProxy<{ DB?: D1Database; OPERATOR_DB: D1Database }>({
    configPath,
    persist: { path: `${persistTo}/v3` },
    remoteBindings: false,
  });
  try {
    const { DB, OPERATOR_DB } = proxy.env;
    const site = DB ? await applyMigrations(DB, await readMigrations('migrations/site')) : [];
    const own = await applyMigrations(OPERATOR_DB, await readMigrations('migrations/operator'));
    const plan = await seedDatabase(OPERATOR_DB, operatorContent, products);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return [
      `${site.length + own.length} migrations applied`,
      plan.seeded ? 'operator seeded' : 'operator unchanged',
      `${plan.generated} made-up products`,
      `${seconds} s`,
    ].join(', ');
  } finally {
    await proxy.dispose();
  }
}

async function writeRemote(products: number | undefined): Promise<void> {
  const { parts } = await planSeed(operatorContent, { hash: null, generated: 0 }, products);
  await mkdir('.cache', { recursive: true });
  await writeFile(
    REMOTE_FILE,
    parts
      .flat()
      .map((sql) => `${sql};\n`)
      .join(''),
  );
  console.log(`The seed is in ${REMOTE_FILE}. For the remote databases run:

  npx wrangler d1 migrations apply DB --remote
  npx wrangler d1 migrations apply OPERATOR_DB --remote
  npx wrangler d1 execute OPERATOR_DB --remote --file ${REMOTE_FILE}`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, remote: { type: 'boolean', default: false } },
  });
  const products = values.products === undefined ? undefined : Number(values.products);
  if (
    products !== undefined &&
    !(Number.isInteger(products) && products >= 0 && products <= 2_000_000)
  ) {
    throw new Error('--products takes a whole number up to 2,000,000');
  }
  if (values.remote) await writeRemote(products);
  else {
    const done = await seedLocal({
      configPath: 'wrangler.toml',
      persistTo: '.wrangler/state',
      products,
    });
    console.log(`seed: ${done}`);
  }
}
