import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How many tests did what, and the names of those that passed only when they were tried again. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** They are counted as passed too. */
  flaky: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, flaky: [] };

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: [...a.flaky, ...b.flaky],
  };
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

interface JourneyReport {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function toUnitTally(report: UnitReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: [],
  };
}

/** By file, line and title, the titles of the groups around it included. */
function listFlaky(suites: readonly Suite[], groups: readonly string[] = []): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title, file, line }) => `${file}:${line} ${[...groups, title].join(' › ')}`),
    ...inner.flatMap((suite) => listFlaky([suite], [...groups, suite.title])),
  ]);
}

/** A test that passed when it was tried again has passed, and is named. */
function toJourneyTally({ suites, stats }: JourneyReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: listFlaky(suites),
  };
}

/** What a run says at its end. Who reads only the last line reads what passed and failed. */
export function formatTally({ passed, failed, skipped, flaky }: Tally): string[] {
  const retried = `${flaky.length} flaky, passed only when tried again, to be mended:`;
  return [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky.length > 0 ? [retried, ...flaky.map((name) => `  ${name}`)] : []),
    `${passed} passed, ${failed} failed`,
  ];
}

/** A run that failed without a failing test, such as a file that does not load, counts as one failure. */
export function withExitCode(tally: Tally, code: number): Tally {
  return code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** Empties the place of a report, so that an old one is never counted. */
export async function clearReport(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** From the report of vitest's `json` reporter. */
export async function readUnitTally(file: string): Promise<Tally> {
  const report = (await readJson(file)) as UnitReport | null;
  return report ? toUnitTally(report) : nothing;
}

/** From the report of Playwright's `json` reporter. */
export async function readJourneyTally(file: string): Promise<Tally> {
  const report = (await readJson(file)) as JourneyReport | null;
  return report ? toJourneyTally(report) : nothing;
}
