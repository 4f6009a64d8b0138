import type { Verdict } from './judge.ts';
import type { Measurements } from './measurements.ts';
import { kb, ms } from './number-format.ts';
import { printCatalogue } from './print-catalogue.ts';
import { printServer } from './print-server.ts';
import { printShop } from './print-shop.ts';
import { printTable } from './print-table.ts';
import type { Target } from './target.ts';
import { targets } from './targets.ts';
import { contenders } from './throughput.ts';

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
    [
      'page',
      'HTML',
      'bare HTML',
      'first screen',
      'JS before',
      'JS after intent',
      'payload after',
      'CSS',
      'requests',
      'blocking',
    ],
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

function printVerdicts(verdicts: readonly Verdict[]): void {
  const show = ({ digits, unit }: Target, value: number) =>
    `${value.toFixed(digits)}${unit && ` ${unit}`}`;
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
        values
          .map(([page, value]) => `${page} ${target ? show(target, value) : value}`.trim())
          .join(', '),
      ];
    }),
  );
}

export function printReport(found: Measurements, verdicts: readonly Verdict[]): void {
  if (found.throughput) printThroughput(found);
  if (found.weights) printWeights(found);
  if (found.vitals) printVitals(found);
  printServer(found);
  if (found.catalogue) printCatalogue(found);
  printShop(found);
  for (const { page, locale, found: texts } of found.foreign ?? []) {
    if (texts.length > 0)
      console.log(`Foreign on ${page} (${locale}): ${texts.slice(0, 4).join(' | ')}`);
  }
  printVerdicts(verdicts);
}
