import type { Measurements } from './measurements.ts';
import { kb, ms } from './number-format.ts';
import { printTable } from './print-table.ts';

export function printServer({
  firstByte = [],
  calls = [],
  coldStart,
  heap = [],
  worker,
}: Measurements): void {
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
    const { empty, bareReact, robots, home, keptHome } = coldStart;
    console.log(
      `\nCold start, ms: empty ${ms(empty)}, React alone ${ms(bareReact)}, robots.txt ${ms(robots)}, home ${ms(home)}, home kept ${ms(keptHome)}`,
    );
  }
  if (heap.length > 0) {
    console.log(
      `Heap: ${heap.map((at) => `${at.requests}: ${at.usedMb.toFixed(1)} MB`).join(', ')}`,
    );
  }
  if (worker) {
    const largest = worker.largest.map(({ module, gz }) => `${module} ${kb(gz)}`).join(', ');
    console.log(`Worker: ${kb(worker.raw)} KB, ${kb(worker.gz)} KB gz; largest: ${largest}`);
  }
}
