import { shopKinds } from './catalogue-pages.ts';
import type { CatalogueScale } from './catalogue-scale.ts';
import type { Measurements } from './measurements.ts';
import type { Target } from './target.ts';

/** Of a shop's pages; the counts of choices and the site's own search are only reported. */
function readCatalogue(
  { catalogue }: Measurements,
  what: CatalogueScale['what'],
  pick: (row: CatalogueScale) => readonly number[],
): Record<string, number> | undefined {
  const rows = catalogue?.filter((row) => row.what === what && shopKinds.includes(row.kind));
  return rows && Object.fromEntries(rows.map((row) => [row.kind, Math.max(...pick(row))]));
}

export const catalogueTargets: readonly Target[] = [
  {
    figure: 14,
    what: 'the largest catalogue over 1,000 products: the operator’s call',
    unit: '×',
    atMost: 1.15,
    digits: 2,
    read: (found) => readCatalogue(found, 'call', ({ ratios }) => ratios),
  },
  {
    figure: 14,
    what: 'the same: the page, every cache cold',
    unit: '×',
    atMost: 1.15,
    digits: 2,
    read: (found) => readCatalogue(found, 'page', ({ ratios }) => ratios),
  },
  {
    figure: 14,
    what: 'rows read for a page of products',
    unit: '',
    atMost: 30,
    digits: 0,
    read: (found) => readCatalogue(found, 'call', ({ rows }) => rows),
  },
];
