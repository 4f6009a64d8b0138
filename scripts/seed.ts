import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { D1Database } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';
import { applyMigrations, type Migration } from '#operator/seed/apply-migrations.ts';
import { planNumbers, seedNumbers } from '#operator/seed/numbers/seed-numbers.ts';
import { operatorContent } from '#operator/seed/operator-content.ts';
import { seedDatabase } from '#operator/seed/seed-database.ts';
import { prepareSeed } from '#operator/seed/seed-plan.ts';
import { operatorConfig } from './bind-operator.ts';
import { readConfiguration } from './read-configuration.ts';

/** Where `--remote` writes the seed as statements. */
export const REMOTE_FILE = '.cache/seed.sql';

interface LocalSeed {
  /** The directory that `wrangler dev --persist-to` names, without its `v3`. */
  persistTo: string;
  /** Made-up products beside the seed's own; undefined keeps what is there. */
  products?: number | undefined;
  /** Phone numbers that can be had; undefined keeps those that are there, and makes 20,000 where there are none. */
  numbers?: number | undefined;
  /** False: for an operator that serves no site beside it. */
  site?: boolean;
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

/**
 * Migrates the local databases of site and operator, and seeds the operator's. By one workerd: two of them fail on one
 * fresh directory.
 */
export async function seedLocal({
  persistTo,
  products,
  numbers,
  site = true,
}: LocalSeed): Promise<string> {
  const started = performance.now();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {};',
      cf: false,
      resourcePersistencePath: resolve(persistTo, 'v3'),
      d1Databases: {
        ...readConfiguration('wrangler.toml').databases,
        ...readConfiguration(operatorConfig).databases,
      },
    }),
  );
  try {
    const open = async (binding: string): Promise<D1Database> => miniflare.getD1Database(binding);
    const applied = [
      ...(site
        ? await applyMigrations(await open('DB'), await readMigrations('migrations/site'))
        : []),
      ...(await applyMigrations(
        await open('OPERATOR_DB'),
        await readMigrations('operator/migrations'),
      )),
    ];
    const plan = await seedDatabase(await open('OPERATOR_DB'), operatorContent, products);
    const numberCount = await seedNumbers(await open('OPERATOR_DB'), numbers);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return [
      `${applied.length} migrations applied`,
      plan.seeded ? 'operator seeded' : 'operator unchanged',
      `${plan.generated} made-up products`,
      `${numberCount} phone numbers`,
      `${seconds} s`,
    ].join(', ');
  } finally {
    await miniflare.dispose();
  }
}

async function writeRemote(
  products: number | undefined,
  numbers: number | undefined,
): Promise<void> {
  const { parts } = await prepareSeed(operatorContent, { hash: null, generated: 0 }, products);
  const { statements } = await planNumbers(null, numbers);
  await mkdir('.cache', { recursive: true });
  await writeFile(REMOTE_FILE, [...parts.flat(), ...statements].map((sql) => `${sql};\n`).join(''));
  console.log(`The seed is in ${REMOTE_FILE}.`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      numbers: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
  });
  const readCount = (name: 'products' | 'numbers'): number | undefined => {
    const count = values[name] === undefined ? undefined : Number(values[name]);
    if (count !== undefined && !(Number.isInteger(count) && count >= 0 && count <= 2_000_000)) {
      throw new Error(`--${name} takes a whole number up to 2,000,000`);
    }
    return count;
  };
  const [products, numbers] = [readCount('products'), readCount('numbers')];
  if (values.remote) await writeRemote(products, numbers);
  else {
    const done = await seedLocal({ persistTo: '.wrangler/state', products, numbers });
    console.log(`seed: ${done}`);
  }
}
