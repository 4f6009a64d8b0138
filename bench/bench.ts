/**
 * Measures the built app in workerd against its limits and against the targets of the project's figures.
 * `--quick` measures less of everything, `--only vitals,coldStart` only these parts. The result is also in
 * .cache/bench.json.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { judge } from './judge.ts';
import type { Measurements } from './measurements.ts';
import { fullPlan, quickPlan } from './plan.ts';
import { printReport } from './report.ts';
import { runSections } from './run-sections.ts';

const resultPath = '.cache/bench.json';
/** Whatever hangs, the machine gets its ports and processes back; what was measured until then is reported. */
const wholeRunMs = 25 * 60_000;

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const plan = values.quick ? quickPlan : fullPlan;
const startedAt = new Date();
const [loadBefore = 0] = loadavg();
const found: Measurements = {};
const failures: string[] = [];

async function report(): Promise<void> {
  const verdicts = judge(found);
  printReport(found, verdicts);
  await mkdir('.cache', { recursive: true });
  const result = { startedAt, loadBefore, quick: values.quick, plan, verdicts, failures, ...found };
  await writeFile(resultPath, `${JSON.stringify(result, null, 2)}\n`);
  const seconds = ((Date.now() - startedAt.getTime()) / 1000).toFixed(0);
  const met = verdicts.filter(({ verdict }) => verdict === 'met').length;
  console.log(`\n${met} of ${verdicts.length} targets met, ${seconds} s, ${resultPath}`);
  for (const failure of failures) console.error(`not measured: ${failure}`);
  process.exit(failures.length > 0 ? 1 : 0);
}

setTimeout(() => {
  failures.push(`all after the first ${wholeRunMs / 60_000} minutes`);
  void report();
}, wholeRunMs).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (loadBefore > availableParallelism() / 2) {
  console.warn(`bench: the machine is busy (load ${loadBefore.toFixed(1)}): only ratios count`);
}
await runSections(plan, { found, failures, only: values.only?.split(',') });
await report();
