/**
 * `npm run browsers`: the decisive journeys in every engine that customers have. `-- firefox` runs one engine,
 * `-- firefox menu` one journey in it; several of both may be named.
 */
import setUp from '../tests/journeys/support/global-setup.ts';
import { engines } from '../tests/browsers/engines.ts';
import { journeys } from '../tests/browsers/journeys/index.ts';
import { type Proxy, startProxy } from '../tests/browsers/slow-scripts.ts';
import { runVisit } from '../tests/browsers/visit.ts';
import { run } from './run.ts';

interface Result {
  engine: string;
  journey: string;
  ok: boolean;
}

const named = process.argv.slice(2);
const known = [...Object.keys(engines), ...journeys.map(({ name }) => name)];
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${known.join(', ')}.`);
  process.exit(1);
}
/** Those that the arguments name, or else all. */
const choose = (all: readonly string[]) => {
  const some = all.filter((name) => named.includes(name));
  return some.length > 0 ? some : all;
};
const engineNames = choose(Object.keys(engines));
const journeyNames = choose(journeys.map(({ name }) => name));

const says = (error: unknown) => (error instanceof Error ? error.message : String(error));
const indent = (text: string) => text.replaceAll('\n', '\n    ');

async function runEngine(name: string, proxy: Proxy): Promise<Result[]> {
  const failed = (error: unknown): Result[] => {
    console.log(`✘ ${name}: does not start: ${indent(says(error))}`);
    return journeyNames.map((journey) => ({ engine: name, journey, ok: false }));
  };
  const start = engines[name];
  if (!start) return [];
  const engine = await start().catch(failed);
  if (Array.isArray(engine)) return engine;
  console.log(`\n▶ ${name} ${engine.version}`);
  for (const limit of engine.limits) console.log(`  not tried: ${limit}`);
  const results: Result[] = [];
  try {
    for (const journey of journeys.filter((one) => journeyNames.includes(one.name))) {
      const started = performance.now();
      let ok = true;
      const note = await runVisit(engine, proxy, (visit) => journey.run(visit)).catch(
        (error: unknown) => {
          ok = false;
          return says(error);
        },
      );
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const rest = note ? `: ${indent(note)}` : '';
      console.log(`${ok ? '✔' : '✘'} ${name} ${journey.name} ${seconds} s${rest}`);
      results.push({ engine: name, journey: journey.name, ok });
    }
  } finally {
    await engine.close();
  }
  return results;
}

function printTable(results: readonly Result[]): void {
  const width = Math.max(...journeyNames.map(({ length }) => length)) + 2;
  console.log(`\n${''.padEnd(width)}${engineNames.map((name) => name.padEnd(13)).join('')}`);
  for (const journey of journeyNames) {
    const cells = engineNames.map((engine) => {
      const result = results.find((one) => one.engine === engine && one.journey === journey);
      if (!result) return 'not tried'.padEnd(13);
      return (result.ok ? 'ok' : 'FAILED').padEnd(13);
    });
    console.log(`${journey.padEnd(width)}${cells.join('')}`);
  }
}

await run('npm', ['run', '--silent', 'build']);
const clearStage = await setUp();
const proxy = await startProxy(process.env['JOURNEYS_APP'] ?? '');
const results: Result[] = [];
try {
  for (const name of engineNames) results.push(...(await runEngine(name, proxy)));
} finally {
  proxy.close();
  await clearStage();
}
printTable(results);
const failures = results.filter(({ ok }) => !ok).length;
console.log(`\n${results.length - failures} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);
