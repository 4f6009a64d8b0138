import { catalogueTargets } from './catalogue-targets.ts';
import { toKb } from './gzip-size.ts';
import { isolateTargets } from './isolate-targets.ts';
import { isShop } from './plan.ts';
import { shopTargets } from './shop-targets.ts';
import { byPage, type Target } from './target.ts';

const isKept = ({ page }: { page: string }) => page !== '404';

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
    figure: 2,
    what: 'drawn page over the kept one, requests per second',
    unit: '×',
    atMost: 0.1,
    digits: 3,
    read: ({ throughput }) => byPage(throughput?.filter(isKept), ({ ratios }) => ratios.kept),
  },
  {
    figure: 2,
    what: 'CPU of a kept page',
    unit: 'ms',
    atMost: 0.25,
    digits: 2,
    read: ({ throughput }) =>
      byPage(throughput?.filter(isKept), ({ results }) => results.kept.cpuMs),
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
  ...isolateTargets,
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
