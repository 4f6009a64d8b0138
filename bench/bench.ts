/**
 * Measures the built app in workerd against its limits, as ratios within one run. `--only vitals,coldStart` runs only
 * these sections, `--pages /,/shop` throughput, cold start and vitals of these pages, `--quick` takes fewer turns,
 * `--against ../before` measures the build of another checkout in turns with this one, in those three sections and the
 * worker's size. The values are also in .cache/bench.json.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchBrowser, startEdgeFront } from './browser.ts';
import { measureCartCost } from './cart-cost.ts';
import { measureCatalogue } from './catalogue.ts';
import { findForeignTexts } from './foreign-texts.ts';
import { measureColdStart, measureHeap } from './isolate.ts';
import { measurePresses } from './presses.ts';
import { measureReads } from './reads.ts';
import { startOperator, startUpstream } from './services.ts';
import { type Bench, pages, readBuild, startSite } from './site.ts';
import { weighPages, weighWorker } from './sizes.ts';
import { measureSteps } from './steps.ts';
import { Readings, type Section } from './targets.ts';
import { measureThroughput } from './throughput.ts';
import { measureVitals } from './vitals.ts';

const measure: Readonly<Record<Section, (bench: Bench) => Promise<void>>> = {
  throughput: measureThroughput,
  weights: weighPages,
  vitals: measureVitals,
  presses: measurePresses,
  reads: measureReads,
  steps: measureSteps,
  languages: findForeignTexts,
  cartCost: measureCartCost,
  coldStart: measureColdStart,
  heap: measureHeap,
  worker: weighWorker,
  catalogue: measureCatalogue,
};
/** Whatever hangs, the machine gets its ports and processes back. */
const maxRunMs = 25 * 60_000;

const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    against: { type: 'string' },
    pages: { type: 'string' },
  },
});
const names = Object.keys(measure) as Section[];
const asked = given.only?.split(',') ?? names;
const sections = names.filter((name) => asked.includes(name));
if (sections.length < asked.length) throw new Error(`--only takes some of ${names.join()}`);

const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.warn(`bench: the machine is busy (load ${load.toFixed(1)}): only ratios count`);
}
const readings = new Readings();
const faults: string[] = [];
const endings: (() => unknown)[] = [];

async function finish(fault?: string): Promise<never> {
  if (fault !== undefined) faults.push(fault);
  readings.print(sections);
  for (const one of faults) console.error(`not measured: ${one}`);
  await readings.save({ date: new Date(), load, ...given, faults });
  console.log(`bench: ${(performance.now() / 60_000).toFixed(1)} minutes`);
  process.exit(faults.length > 0 ? 1 : 0);
}

setTimeout(() => void finish(`what came after ${maxRunMs / 60_000} minutes`), maxRunMs).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void finish(`what came after ${signal}`));
}

async function start(): Promise<Bench> {
  const build = await readBuild('app', '.');
  const others = given.against ? [await readBuild('against', given.against)] : [];
  const operator = await startOperator('.cache/bench/state');
  endings.push(operator.stop);
  const upstream = await startUpstream(await operator.url('operator'));
  endings.push(upstream.close);
  const site = await startSite([build, ...others], upstream);
  endings.push(site.stop);
  let browser: Promise<Browser> | undefined;
  endings.push(async () => (await browser)?.close());
  return {
    readings,
    build,
    builds: [build, ...others],
    upstream,
    site,
    pages: pages.filter(({ path }) => given.pages?.split(',').includes(path) ?? true),
    browser: () => (browser ??= launchBrowser()),
    async openFront(one) {
      const { url, close } = await startEdgeFront(site, one);
      endings.push(close);
      return url;
    },
    turns: (full) => (given.quick ? Math.ceil(full / 3) : full),
  };
}

try {
  const bench = await start();
  // One after the other: side by side they would measure each other.
  for (const name of sections) {
    console.log(`\nbench: ${name}`);
    await measure[name](bench).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
  }
} finally {
  for (const end of endings.toReversed()) await end();
}
await finish();
