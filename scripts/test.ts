/** The gate, then the journeys in a browser, whatever the gate has found; the last line says how many tests passed and failed. */
import { resolve } from 'node:path';
import { check } from './check.ts';
import { findBrowser, findShell } from './find-browser.ts';
import { runProgram } from './run-program.ts';
import {
  addTallies,
  clearReport,
  formatTally,
  nothing,
  readJourneyTally,
  type Tally,
  withExitCode,
} from './tally.ts';

const config = 'tests/playwright.config.ts';
const report = resolve('.cache/journeys.json');

async function runJourneys(): Promise<Tally> {
  console.log('\n▶ journeys');
  const browser = await findBrowser();
  const shell = await findShell(browser);
  await clearReport(report);
  const started = performance.now();
  const code = await runProgram(
    ['playwright', 'test', '--config', config, '--reporter=list,json'],
    {
      env: {
        CHROMIUM_PATH: browser,
        JOURNEYS_BROWSER: shell,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✔' : '✘'} journeys ${seconds} s`);
  return withExitCode(await readJourneyTally(report), code, 'journeys');
}

let tally = nothing;
try {
  tally = await check();
  tally = addTallies(tally, await runJourneys());
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  tally = addTallies(tally, { ...nothing, failed: 1, failures: [message] });
}
console.log(`\n${formatTally(tally).join('\n')}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
