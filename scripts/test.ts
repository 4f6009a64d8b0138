/** The gate, then the journeys in a browser; the last line says how many tests passed and failed. */
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { check } from './check.ts';
import { findBrowser } from './find-browser.ts';
import { runProgram } from './run-program.ts';
import {
  addTallies,
  clearReport,
  nothing,
  readJourneyTally,
  type Tally,
  withExitCode,
} from './tally.ts';

const config = 'tests/playwright.config.ts';
const report = resolve('.cache/journeys.json');

async function runJourneys(): Promise<Tally> {
  console.log('\n▶ journeys');
  if (!existsSync(config) || globSync('tests/journeys/**/*.{test,spec}.ts').length === 0) {
    console.log('journeys: there are none yet, skipped');
    return nothing;
  }
  const browser = await findBrowser();
  await clearReport(report);
  const started = performance.now();
  const code = await runProgram(
    ['playwright', 'test', '--config', config, '--reporter=list,json'],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✔' : '✘'} journeys ${seconds} s`);
  return withExitCode(await readJourneyTally(report), code);
}

async function runEverything(): Promise<Tally> {
  const checked = await check();
  if (checked.failed > 0) return checked;
  return addTallies(checked, await runJourneys());
}

const tally = await runEverything().catch((error: unknown): Tally => {
  console.error(error);
  return { ...nothing, failed: 1 };
});
if (tally.skipped > 0) console.log(`${tally.skipped} skipped`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
