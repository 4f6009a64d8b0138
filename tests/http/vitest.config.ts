import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Over HTTP against the built app in workerd, so the build comes first. */
export default defineConfig({
  // Components that tests render by themselves read settings of the platform, which has none here.
  resolve: { alias: { 'cloudflare:workers': resolve('tests/http/no-platform.ts') } },
  test: {
    name: 'http',
    include: ['tests/http/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/http/global-setup.ts'],
    // They count rows of one database.
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
