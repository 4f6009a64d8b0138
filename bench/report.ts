import { toKb } from './gzip-size.ts';
import type { Measurements } from './measurements.ts';
import { printTable } from './print-table.ts';
import { targets, type Target } from './targets.ts';
import { contenders } from './throughput.ts';

export interface Verdict {
  figure: number;
  what: string;
  atMost: number;
  values: Record<string, number> | undefined;
  verdict: 'met' | 'NOT met' | 'not measured';
}

export function judge(found: Measurements): Verdict[] {
  return targets.map(({ figure, what, atMost, read }) => {
    const values = read(found);
    const worst = values && Math.max(...Object.values(values));
    const met = worst !== undefined && worst <= atMost;
    return {
      figure,
      what,
      atMost,
      values,
      verdict: values === undefined ? 'not measured' : met ? 'met' : 'NOT met',
    };
  });
}

const kb = (bytes: number) => toKb(bytes).toFixed(1);
const ms = (value: number) => value.toFixed(Math.abs(value) < 10 ? 1 : 0);

function printThroughput({ throughput = [] }: Measurements): void {
  const rows = throughput.flatMap(({ page, elements, results, ratios }) =>
    contenders.map((contender) => {
      const own = results[contender];
      const ratio = contender === 'app' ? '' : `1 / ${(1 / ratios[contender]).toFixed(1)}`;
      return [
        `${page} ${contender}`,
        own.perSecond.toFixed(0),
        ratio,
        own.cpuMs.toFixed(2),
        contender === 'hono-hello' ? '' : ((own.cpuMs * 1000) / elements).toFixed(1),
        `${ms(own.firstByteP50)} / ${ms(own.firstByteP99)}`,
        `${ms(own.wholeP50)} / ${ms(own.wholeP99)}`,
      ];
    }),
  );
  printTable(
    'The app and its limits, in turns (ratio: the app over the limit; ms at p50 / p99)',
    ['page', 'req/s', 'ratio', 'CPU ms', 'µs/element', 'first byte', 'whole'],
    rows,
  );
}

function printWeights({ weights = [], throughput = [] }: Measurements): void {
  const bare = new Map(throughput.map((row) => [row.page, row]));
  printTable(
    'Sizes, gzipped KB',
    ['page', 'HTML', 'bare HTML', 'first screen', 'JS before', 'JS after intent', 'payload after', 'CSS', 'requests', 'blocking'],
    weights.map((row) => [
      row.page,
      kb(row.html),
      kb(bare.get(row.page)?.bareHtmlGz ?? Number.NaN),
      kb(row.firstScreen),
      kb(row.jsBefore + row.jsInline),
      kb(row.jsAfter),
      kb(row.payloadAfter),
      kb(row.css),
      String(row.requests.length),
      String(row.renderBlocking.length),
    ]),
  );
}

function printVitals({ vitals = [], vitalsOnWarmConnection = [] }: Measurements): void {
  printTable(
    'Phone in Chromium, 4× CPU, medians in ms',
    ['page', 'network', 'first paint', 'largest', 'TBT', 'CLS', 'longest task', 'largest element'],
    [...vitals, ...vitalsOnWarmConnection].map((row) => [
      row.page,
      row.throttle,
      ms(row.firstPaintMs),
      ms(row.lcpMs),
      ms(row.tbtMs),
      row.cls.toFixed(4),
      ms(row.longestTaskMs),
      row.lcpElement,
    ]),
  );
}

function printServer({ firstByte = [], calls = [], coldStart, heap = [], worker }: Measurements): void {
  printTable(
    'First byte, ms (cold: every cache empty)',
    ['page', 'warm', 'cold, 0 ms', 'cold, 1000 ms', 'difference', 'of the fastest', 'whole'],
    firstByte.map((row) => [
      row.page,
      ...[row.warm, row.atOnce, row.delayed, row.difference, row.fastestDifference].map(ms),
      ms(row.wholeDelayed),
    ]),
  );
  printTable(
    'What a render asks for',
    ['page', 'cache', 'D1 before', 'D1 after', 'statements', 'KV reads', 'upstream', 'in series'],
    calls.map((row) => [
      row.page,
      row.cache,
      ...[row.databaseTrips, row.databaseTripsAfter, row.statements, row.storeReads].map(String),
      String(row.upstreamCalls),
      String(row.upstreamInSeries),
    ]),
  );
  if (coldStart) {
    const { empty, robots, home } = coldStart;
    console.log(`\nCold start: empty ${ms(empty)}, robots.txt ${ms(robots)}, home ${ms(home)} ms`);
  }
  if (heap.length > 0) {
    console.log(`Heap: ${heap.map((at) => `${at.requests}: ${at.usedMb.toFixed(1)} MB`).join(', ')}`);
  }
  if (worker) {
    const largest = worker.largest.map(({ module, gz }) => `${module} ${kb(gz)}`).join(', ');
    console.log(`Worker: ${kb(worker.raw)} KB, ${kb(worker.gz)} KB gz; largest: ${largest}`);
  }
}

function printVerdicts(verdicts: readonly Verdict[]): void {
  const show = ({ digits, unit }: Target, value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;
  printTable(
    'Targets',
    ['', '#', 'verdict', 'at most', 'values'],
    verdicts.map((verdict, index) => {
      const target = targets[index];
      const values = Object.entries(verdict.values ?? {});
      return [
        verdict.what,
        String(verdict.figure),
        verdict.verdict,
        target ? show(target, verdict.atMost) : '',
        values.map(([page, value]) => `${page} ${target ? show(target, value) : value}`.trim()).join(', '),
      ];
    }),
  );
}

export function printReport(found: Measurements, verdicts: readonly Verdict[]): void {
  if (found.throughput) printThroughput(found);
  if (found.weights) printWeights(found);
  if (found.vitals) printVitals(found);
  printServer(found);
  for (const { page, locale, found: texts } of found.foreign ?? []) {
    if (texts.length > 0) console.log(`Foreign on ${page} (${locale}): ${texts.slice(0, 4).join(' | ')}`);
  }
  printVerdicts(verdicts);
}
