import { defineConfig } from 'vitest/config';

/** Over HTTP against the built app in workerd, so the build comes first. */
export default defineConfig({
  test: {
    name: 'edge',
    include: ['tests/edge/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/edge/global-setup.ts'],
    // They count rows of one database.
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
