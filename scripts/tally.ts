import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';

/** How many tests did what, and the names of those that somebody has to look at. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Those that failed, and each step that failed without a failing test. */
  failures: readonly string[];
  /** Those that passed only when they were tried again; they are counted as passed too. */
  flaky: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky],
  };
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    /** The file. */
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

type JourneyStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped';

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: JourneyStatus }[];
  }[];
}

interface JourneyReport {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** By file and title. A file that does not load has no tests, and is named itself. */
function listFailures({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file} ${fullName}`);
  });
}

function toUnitTally(report: UnitReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: listFailures(report),
    flaky: [],
  };
}

/** By file, line and title, the titles of the groups around it included. */
function listJourneys(
  suites: readonly Suite[],
  wanted: JourneyStatus,
  groups: readonly string[] = [],
): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title, file, line }) => `${file}:${line} ${[...groups, title].join(' › ')}`),
    ...inner.flatMap((suite) => listJourneys([suite], wanted, [...groups, suite.title])),
  ]);
}

/** A test that passed when it was tried again has passed, and is named. */
function toJourneyTally({ suites, stats }: JourneyReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: listJourneys(suites, 'unexpected'),
    flaky: listJourneys(suites, 'flaky'),
  };
}

/** What a run says at its end. Who reads only the last line reads what passed and failed. */
export function formatTally({ passed, failed, skipped, failures, flaky }: Tally): string[] {
  const retried = `${flaky.length} flaky, passed only when tried again, to be mended:`;
  return [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky.length > 0 ? [retried, ...flaky.map((name) => `  ${name}`)] : []),
    ...(failures.length > 0 ? ['failed:', ...failures.map((name) => `  ${name}`)] : []),
    `${passed} passed, ${failed} failed`,
  ];
}

/** A step that failed without a failing test, such as one whose file does not load, counts as one failure. */
export function withExitCode(tally: Tally, code: number, step: string): Tally {
  if (code === 0 || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [...tally.failures, `the step ${step}`] };
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
