import { defineConfig } from 'playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Set by the global setup, for the processes that start after it.
const baseURL = process.env['JOURNEYS_APP'];

/** Journeys through the built app in Chromium. Servers and their data live in the temp folder. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../.cache/journeys',
  globalSetup: './journeys/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // One that passes only then is named at the end of the run: a defect to mend.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 7000 },
  reporter: 'list',
  use: {
    ...(baseURL ? { baseURL } : {}),
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      // A journey that needs what only the whole browser has names `CHROMIUM_PATH` itself.
      executablePath:
        process.env['JOURNEYS_BROWSER'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: flags,
    },
  },
});
