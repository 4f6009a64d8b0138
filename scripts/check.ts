/**
 * The gate: everything that can be known without a browser. `npm run check -- lint plan` runs only the steps
 * that are named.
 */
import { runProgram } from './run-program.ts';
import { clearReport, nothing, readUnitTally, type Tally, withExitCode } from './tally.ts';

type Program = readonly [string, ...string[]];

const unitReport = '.cache/unit.json';

const steps: Readonly<Record<string, readonly Program[]>> = {
  format: [['oxfmt', '--check']],
  lint: [['oxlint']],
  plan: [
    ['depcruise', '--config', '.dependency-cruiser.js', 'src'],
    ['depcruise', '--config', '.dependency-cruiser.browser.js', 'src'],
  ],
  types: [['tsc', '-p', '.']],
  unused: [['knip', '--no-progress', '--no-config-hints']],
  floors: [['node', 'scripts/floors.ts']],
  unit: [
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  ],
  build: [['npm', 'run', '--silent', 'build']],
  // Over HTTP against what was just built.
  edge: [['vitest', 'run', '--config', 'tests/edge/vitest.config.ts']],
};

async function runAll(programs: readonly Program[]): Promise<number> {
  for (const program of programs) {
    const code = await runProgram(program);
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs the steps in order and stops at the first that fails, which counts as a failure beside failed tests. */
export async function check(names: readonly string[] = Object.keys(steps)): Promise<Tally> {
  let tally = nothing;
  for (const name of names) {
    const programs = steps[name];
    if (!programs) throw new Error(`There is no step "${name}": ${Object.keys(steps).join(', ')}.`);
    console.log(`\n▶ ${name}`);
    if (name === 'unit') await clearReport(unitReport);
    const started = performance.now();
    const code = await runAll(programs);
    if (name === 'unit') tally = await readUnitTally(unitReport);
    tally = withExitCode(tally, code);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✔' : '✘'} ${name} ${seconds} s`);
    if (code !== 0) break;
  }
  return tally;
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  const { failed } = await check(named.length > 0 ? named : undefined);
  process.exitCode = failed > 0 ? 1 : 0;
}
