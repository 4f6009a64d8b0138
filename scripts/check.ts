/**
 * Runs all checks that need no browser. `npm run check -- lint layers` runs only the named steps.
 */
import { runProgram } from './run-program.ts';
import {
  addTallies,
  clearReport,
  nothing,
  readUnitTally,
  type Tally,
  withExitCode,
} from './tally.ts';

type Program = readonly [string, ...string[]];

interface Step {
  programs: readonly Program[];
  /** The file to which vitest writes its counts. */
  report?: string;
  /** Runs in parallel with the other steps, because it mostly waits for answers. */
  beside?: boolean;
  /** Nothing after it can run where it fails. */
  needed?: boolean;
}

const vitest = (report: string, ...more: string[]): Step => ({
  programs: [
    [
      'vitest',
      'run',
      ...more,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  ],
  report,
});

const steps: Readonly<Record<string, Step>> = {
  // First, because other steps read what it writes.
  build: { programs: [['npm', 'run', '--silent', 'build']], needed: true },
  // What the worker has come to weigh, and its cold start over React alone: printed, not held to. A feature is to add
  // little of either. Before the tests, which would be measured with it.
  cost: {
    programs: [['node', 'bench/bench.ts', '--only', 'worker,coldStart', '--quick', '--pages', '/']],
  },
  // Over HTTP against the build of the step before.
  http: { ...vitest('.cache/http.json', '--config', 'tests/http/vitest.config.ts'), beside: true },
  // Nothing that the oldest browsers of package.json lack, but what `src/browser/older-browser.ts` polyfills.
  scripts: {
    programs: [
      [
        'es-check',
        'checkBrowser',
        'dist/public/assets/*.js',
        '--module',
        '--checkFeatures',
        '--ignore=ObjectHasOwn',
      ],
    ],
  },
  format: { programs: [['oxfmt', '--check']] },
  lint: { programs: [['oxlint']] },
  layers: {
    programs: [
      ['depcruise', '--config', '.dependency-cruiser.js', 'src', 'operator'],
      ['depcruise', '--config', '.dependency-cruiser.browser.js', 'src'],
    ],
  },
  types: { programs: [['tsc', '-p', '.']] },
  unused: { programs: [['knip', '--no-progress', '--no-config-hints']] },
  floors: { programs: [['node', 'scripts/floors.ts']] },
  unit: vitest('.cache/unit.json'),
};

async function runAll(programs: readonly Program[], shownAtEnd: boolean): Promise<number> {
  for (const program of programs) {
    const code = await runProgram(program, { shownAtEnd });
    if (code !== 0) return code;
  }
  return 0;
}

async function runStep(name: string, { programs, report, beside = false }: Step): Promise<Tally> {
  console.log(`\n▶ ${name}${beside ? ', beside the others' : ''}`);
  if (report) await clearReport(report);
  const started = performance.now();
  const code = await runAll(programs, beside);
  const tally = withExitCode(report ? await readUnitTally(report) : nothing, code, name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✔' : '✘'} ${name} ${seconds} s`);
  return tally;
}

/**
 * Runs the steps in order, all of them, so that one run tells everything that is wrong. A step that fails counts as a
 * failure beside failed tests. Throws where one failed that the others need.
 */
export async function check(names: readonly string[] = Object.keys(steps)): Promise<Tally> {
  let tally = nothing;
  const beside: Promise<Tally>[] = [];
  for (const name of names) {
    const step = steps[name];
    if (!step) throw new Error(`There is no step "${name}": ${Object.keys(steps).join(', ')}.`);
    const running = runStep(name, step);
    if (step.beside) beside.push(running);
    else tally = addTallies(tally, await running);
    if (step.needed && tally.failed > 0) throw new Error(`Nothing can be tried without "${name}".`);
  }
  return (await Promise.all(beside)).reduce(addTallies, tally);
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  const { failed } = await check(named.length > 0 ? named : undefined);
  process.exitCode = failed > 0 ? 1 : 0;
}
