import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How many tests did what. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function toUnitTally(report: UnitReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

/** A test that passed at a later try has passed. */
function toJourneyTally({ stats }: JourneyReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
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
