import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addTallies,
  formatTally,
  nothing,
  readJourneyTally,
  readUnitTally,
  withExitCode,
} from './tally.ts';

const spec = (title: string, line: number, ...statuses: string[]) => ({
  title,
  file: 'shop.journey.ts',
  line,
  tests: statuses.map((status) => ({ status, results: [] })),
});

/** As Playwright's `json` reporter writes it, shortened. */
const sample = {
  suites: [
    {
      title: 'shop.journey.ts',
      specs: [
        spec('A filter narrows the list', 3, 'expected'),
        spec('A press is kept', 9, 'flaky'),
      ],
      suites: [
        {
          title: 'On phones',
          specs: [spec('A sheet opens', 21, 'unexpected'), spec('A drawer opens', 30, 'skipped')],
          suites: [{ title: 'Without scripts', specs: [spec('The cart is shown', 40, 'flaky')] }],
        },
      ],
    },
  ],
  stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 1 },
};

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tenger-tally-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function readSample() {
  const file = join(directory, 'report.json');
  await writeFile(file, JSON.stringify(sample));
  return readJourneyTally(file);
}

test('the tally counts a journey as passed and names it when it passed only at a second try', async () => {
  expect(await readSample()).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    failures: ['shop.journey.ts:21 On phones › A sheet opens'],
    flaky: [
      'shop.journey.ts:9 A press is kept',
      'shop.journey.ts:40 On phones › Without scripts › The cart is shown',
    ],
  });
});

test('the end of a run names what is flaky and what failed before its last line', async () => {
  const unit = { ...nothing, passed: 10 };
  expect(formatTally(addTallies(unit, await readSample()))).toEqual([
    '1 skipped',
    '2 flaky, passed only when tried again, to be mended:',
    '  shop.journey.ts:9 A press is kept',
    '  shop.journey.ts:40 On phones › Without scripts › The cart is shown',
    'failed:',
    '  shop.journey.ts:21 On phones › A sheet opens',
    '13 passed, 1 failed',
  ]);
});

test('the end of a run is one line when every test passed at once', () => {
  expect(formatTally({ ...nothing, passed: 7 })).toEqual(['7 passed, 0 failed']);
});

test('a run counts as one failure when it ends with an error and no report', async () => {
  const tally = await readJourneyTally(join(directory, 'missing.json'));
  const failures = ['the step journeys'];
  expect(withExitCode(tally, 1, 'journeys')).toEqual({ ...nothing, failed: 1, failures });
});

test('the tally names each failing test with its file, and a file that does not load', async () => {
  const file = join(directory, 'unit.json');
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: join(process.cwd(), 'src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a sum is right', status: 'passed' },
          { fullName: 'a rest is right', status: 'failed' },
        ],
      },
      { name: join(process.cwd(), 'src/b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  };
  await writeFile(file, JSON.stringify(report));
  expect(await readUnitTally(file)).toEqual({
    ...nothing,
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts a rest is right', 'src/b.test.ts'],
  });
});
