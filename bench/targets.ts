import { catalogueTargets } from './catalogue-targets.ts';
import { toKb } from './gzip-size.ts';
import type { Measurements } from './measurements.ts';
import { isShop } from './plan.ts';
import { shopTargets } from './shop-targets.ts';
import { byPage, one, type Target } from './target.ts';

/** From an early point to the end: what is still loaded by the first pages does not count as growth. */
function toHeapGrowth(found: Measurements): number | undefined {
  const [, early] = found.heap ?? [];
  const last = found.heap?.at(-1);
  return early && last && ((last.usedMb - early.usedMb) / early.usedMb) * 100;
}

/** The figures that are held to; those of the whole site are in the order of their numbers. */
export const targets: readonly Target[] = [
  {
    figure: 1,
    what: 'CPU of an uncached render, per element',
    unit: 'µs',
    atMost: 9,
    digits: 1,
    read: ({ throughput }) =>
      byPage(throughput, ({ results, elements }) => (results.app.cpuMs * 1000) / elements),
  },
  {
    figure: 3,
    what: 'first byte at an upstream of 1000 ms minus at 0 ms',
    unit: 'ms',
    atMost: 2,
    digits: 1,
    read: ({ firstByte }) => byPage(firstByte, ({ difference }) => difference),
  },
  {
    figure: 5,
    what: 'JavaScript before the first interaction, gz',
    unit: 'KB',
    atMost: 12,
    digits: 1,
    read: ({ weights }) =>
      byPage(
        weights?.filter(({ page }) => !isShop(page)),
        ({ jsBefore, jsInline }) => toKb(jsBefore + jsInline),
      ),
  },
  {
    figure: 7,
    what: 'HTML gz over the bare HTML of the same content',
    unit: '×',
    atMost: 1.5,
    digits: 2,
    read: ({ throughput }) => byPage(throughput, ({ htmlGz, bareHtmlGz }) => htmlGz / bareHtmlGz),
  },
  {
    figure: 8,
    what: 'slow 4G, 4× CPU: largest paint',
    unit: 'ms',
    atMost: 800,
    digits: 0,
    read: ({ vitals }) => byPage(vitals, ({ lcpMs }) => lcpMs),
  },
  {
    figure: 8,
    what: 'slow 4G, 4× CPU: total blocking time',
    unit: 'ms',
    atMost: 30,
    digits: 0,
    read: ({ vitals }) => byPage(vitals, ({ tbtMs }) => tbtMs),
  },
  {
    figure: 8,
    what: 'slow 4G, 4× CPU: layout shift',
    unit: '',
    atMost: 0.0005,
    digits: 3,
    read: ({ vitals }) => byPage(vitals, ({ cls }) => cls),
  },
  {
    figure: 8,
    what: 'slow 4G, 4× CPU: longest task',
    unit: 'ms',
    atMost: 70,
    digits: 0,
    read: ({ vitals }) => byPage(vitals, ({ longestTaskMs }) => longestTaskMs),
  },
  {
    figure: 13,
    what: 'worker, gz',
    unit: 'KB',
    atMost: 350,
    digits: 0,
    read: ({ worker }) => one(worker && toKb(worker.gz)),
  },
  {
    figure: 13,
    what: 'cold start to the home page over an empty worker',
    unit: 'ms',
    atMost: 60,
    digits: 0,
    read: ({ coldStart }) => one(coldStart && coldStart.home - coldStart.empty),
  },
  {
    figure: 13,
    what: 'heap after the last request',
    unit: 'MB',
    atMost: 64,
    digits: 1,
    read: ({ heap }) => one(heap?.at(-1)?.usedMb),
  },
  {
    figure: 13,
    what: 'heap growth since the first fifth of the requests',
    unit: '%',
    atMost: 10,
    digits: 1,
    read: (found) => one(toHeapGrowth(found)),
  },
  ...catalogueTargets,
  {
    figure: 15,
    what: 'D1 round trips that a cold page waits for',
    unit: '',
    atMost: 2,
    digits: 0,
    read: ({ calls }) =>
      byPage(
        calls?.filter(({ cache }) => cache === 'cold'),
        ({ databaseTrips }) => databaseTrips,
      ),
  },
  {
    figure: 15,
    what: 'D1 round trips of a warm page, all',
    unit: '',
    atMost: 2,
    digits: 0,
    read: ({ calls }) =>
      byPage(
        calls?.filter(({ cache }) => cache === 'warm'),
        ({ databaseTrips, databaseTripsAfter }) => databaseTrips + databaseTripsAfter,
      ),
  },
  {
    figure: 15,
    what: 'upstream calls in series, cold',
    unit: '',
    atMost: 1,
    digits: 0,
    read: ({ calls }) =>
      byPage(
        calls?.filter(({ cache }) => cache === 'cold'),
        (row) => row.upstreamInSeries,
      ),
  },
  {
    figure: 15,
    what: 'sentences of the other language in what is sent',
    unit: '',
    atMost: 0,
    digits: 0,
    read: ({ foreign }) =>
      foreign &&
      Object.fromEntries(
        foreign.map(({ page, locale, found }) => [`${page} ${locale}`, found.length]),
      ),
  },
  {
    figure: 16,
    what: 'render-blocking requests',
    unit: '',
    atMost: 1,
    digits: 0,
    read: ({ weights }) => byPage(weights, ({ renderBlocking }) => renderBlocking.length),
  },
  {
    figure: 16,
    what: 'first flight: HTML to the end of the first screen, gz',
    unit: 'KB',
    atMost: 14,
    digits: 1,
    read: ({ weights }) => byPage(weights, ({ firstScreen }) => toKb(firstScreen)),
  },
  ...shopTargets,
];
