import { defineConfig } from 'vitest/config';

/** Over HTTP against the built app in workerd, so the build comes first. */
export default defineConfig({
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
