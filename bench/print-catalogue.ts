import type { Measurements } from './measurements.ts';
import { ms } from './number-format.ts';
import { printTable } from './print-table.ts';

export function printCatalogue({ catalogue = [] }: Measurements): void {
  const sizes = (catalogue[0]?.sizes ?? []).map((size) => size.toLocaleString('en'));
  printTable(
    'Catalogues side by side: ms (pages with cold caches), over the smallest, and the most rows of a call',
    [
      '',
      ...sizes,
      ...sizes.slice(1).map((size) => `× ${size}`),
      ...sizes.map((size) => `rows ${size}`),
      'worst address',
    ],
    catalogue.map((row) => [
      `${row.kind} ${row.what}`,
      ...row.ms.map(ms),
      ...row.ratios.slice(1).map((ratio) => ratio.toFixed(2)),
      ...sizes.map((_, at) => String(row.rows[at] ?? '')),
      `× ${row.worst.ratio.toFixed(2)} ${row.worst.path}`,
    ]),
  );
}
