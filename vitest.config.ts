import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { kCurrentWorker } from 'miniflare';
import { defineConfig } from 'vitest/config';
import { iconSprite } from './build/icon-sprite.ts';
import { unstable_readConfig as readWranglerConfig } from 'wrangler';

const wrangler = readWranglerConfig({ config: 'wrangler.toml' });
const operator = readWranglerConfig({ config: 'operator/wrangler.toml' });

/** A busy machine is slow, which is not what is tested: the import of a whole flow has taken it half a minute. */
const patience = { testTimeout: 90_000, hookTimeout: 90_000 };

export default defineConfig({
  test: {
    // By default vitest 5 passes modules as files on disk, which workerd cannot read.
    fsModuleCache: false,
    provide: { modelRuns: Number(process.env['MODEL_RUNS'] ?? 40) },
    projects: [
      {
        plugins: [
          iconSprite(),
          // Not the whole wrangler.toml: a local .dev.vars must not change what tests see.
          cloudflareTest(async () => ({
            main: './tests/unit/host-worker.ts',
            miniflare: {
              compatibilityDate: wrangler.compatibility_date ?? '',
              compatibilityFlags: wrangler.compatibility_flags,
              d1Databases: ['DB', 'OPERATOR_DB'],
              kvNamespaces: ['CACHE'],
              // The operator is another entrypoint of the same worker here, so that tests can read its database.
              serviceBindings: { OPERATOR: { name: kCurrentWorker, entrypoint: 'operator' } },
              bindings: {
                ENVIRONMENT: 'development',
                SITE_MIGRATIONS: await readD1Migrations('migrations/site'),
                OPERATOR_MIGRATIONS: await readD1Migrations('operator/migrations'),
              },
            },
          })),
        ],
        test: {
          ...patience,
          name: 'workerd',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/unit/apply-migrations.ts'],
          globalSetup: ['./tests/support/faulty-upstream/global-setup.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest(() => ({
            main: './operator/src/worker.ts',
            miniflare: {
              compatibilityDate: operator.compatibility_date ?? '',
              d1Databases: ['OPERATOR_DB'],
              bindings: { ENVIRONMENT: 'development' },
            },
          })),
        ],
        test: {
          ...patience,
          name: 'operator',
          isolate: false,
          include: ['operator/**/*.test.ts'],
          setupFiles: ['./operator/tests/reset-stores.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'node',
          include: ['{build,scripts,tests/support,tests/architecture}/**/*.test.ts'],
        },
      },
    ],
  },
});
