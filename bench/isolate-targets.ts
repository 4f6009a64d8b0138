import type { ColdStart } from './cold-start.ts';
import { toKb } from './gzip-size.ts';
import type { Measurements } from './measurements.ts';
import { one, type Target } from './target.ts';

/** From an early point to the end: what is still loaded by the first pages does not count as growth. */
function toHeapGrowth(found: Measurements): number | undefined {
  const [, early] = found.heap ?? [];
  const last = found.heap?.at(-1);
  return early && last && ((last.usedMb - early.usedMb) / early.usedMb) * 100;
}

/** Where 60 ms over an empty worker were set, React alone took 24: milliseconds are each machine's own. */
const asReact = 2.5;

function overReact({ empty, bareReact, ...times }: ColdStart, page: 'home' | 'keptHome'): number {
  return (times[page] - empty) / (bareReact - empty);
}

/** What one isolate takes: to be there, and to stay. */
export const isolateTargets: readonly Target[] = [
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
    what: 'cold start to the kept home page over what React alone takes',
    unit: '×',
    atMost: asReact,
    digits: 1,
    read: ({ coldStart }) => one(coldStart && overReact(coldStart, 'keptHome')),
  },
  {
    figure: 13,
    what: 'the same, drawn',
    unit: '×',
    atMost: asReact,
    digits: 1,
    read: ({ coldStart }) => one(coldStart && overReact(coldStart, 'home')),
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
];
