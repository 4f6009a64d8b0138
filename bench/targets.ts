import { mkdir, writeFile } from 'node:fs/promises';

type Row = readonly [
  /** The number of the figure. */
  figure: number,
  /** The part of the bench that measures it. */
  section: string,
  what: string,
  unit: string,
  digits: number,
  /** A line without a limit is only shown. */
  relation?: '≤' | '≥',
  limit?: number,
];

const throttled = 'slow 4G, 4× CPU:';

/** What is held to: the project's sixteen figures, but for 2, which is of a page cache (decision 031). */
export const targets = {
  cpuOverReact: [1, 'throughput', 'CPU per element over bare React', '×', 2, '≤', 1],
  cpuOverAgainst: [1, 'throughput', 'CPU of a page over the other build', '×', 2],
  firstByteDelay: [3, 'reads', 'first byte, upstream at 1000 ms − at 0', 'ms', 1, '≤', 2],
  stepByte: [3, 'steps', 'first byte of a step over a product page, cold', '×', 2, '≤', 1],
  lcpAfterData: [4, 'vitals', '4× CPU: LCP − upstream delay', 'ms', 0, '≤', 120],
  contentScripts: [5, 'weights', 'scripts before interaction, content', 'KB', 1, '≤', 12],
  shopScripts: [6, 'weights', 'scripts before interaction, shop', 'KB', 1, '≤', 25],
  allScripts: [6, 'weights', 'scripts all in all, shop', 'KB', 1, '≤', 110],
  htmlOverBare: [7, 'throughput', 'HTML over bare HTML, gzipped', '×', 2, '≤', 1.5],
  lcp: [8, 'vitals', `${throttled} LCP`, 'ms', 0, '≤', 800],
  lcpLow: [8, 'vitals', `${throttled} LCP, lowest of the turns`, 'ms', 0],
  lcpNext: [8, 'vitals', `${throttled} LCP of a visit's next page`, 'ms', 0],
  lcpNextLow: [8, 'vitals', `${throttled} the same, lowest of the turns`, 'ms', 0],
  tbt: [8, 'vitals', `${throttled} TBT`, 'ms', 0, '≤', 30],
  cls: [8, 'vitals', `${throttled} CLS`, '', 4, '≤', 0.0005],
  longestTask: [8, 'vitals', `${throttled} longest task`, 'ms', 0, '≤', 70],
  addFormLate: [9, 'vitals', `${throttled} add form after first paint`, 'ms', 0, '≤', 0],
  addOverWrite: [10, 'cartCost', 'statements of an add over one write', '×', 2, '≤', 1.5],
  addTrips: [10, 'cartCost', 'D1 round trips of an add', '', 0, '≤', 1],
  pressToBadge: [11, 'presses', 'slow 4G: click → badge', 'ms', 1, '≤', 16],
  listToProduct: [12, 'presses', 'slow 4G: list → prefetched product', 'ms', 0, '≤', 100],
  rendersPerView: [12, 'presses', 'worker renders per page view', '', 0, '≤', 3],
  workerSize: [13, 'worker', 'front worker, gzipped', 'KB', 0, '≤', 430],
  siteSize: [13, 'worker', 'site behind it, gzipped', 'KB', 0],
  kernelSize: [13, 'worker', 'kernel of forms and flows, gzipped', 'KB', 1, '≤', 15],
  flowParts: [13, 'worker', 'parts that flows are made of, gzipped', 'KB', 1],
  flowSize: [13, 'worker', 'code that is there for one flow, gzipped', 'KB', 1, '≤', 6],
  flowStaff: [13, 'worker', 'code of its section for staff, gzipped', 'KB', 1],
  flowTexts: [13, 'worker', 'texts of one flow, both languages, gzipped', 'KB', 1],
  flowRuns: [13, 'worker', 'code of one flow that runs at each start, gzipped', 'KB', 1],
  flowStart: [
    13,
    'worker',
    'code and texts of one flow at a cold start, by their bytes',
    'ms',
    2,
    '≤',
    1,
  ],
  coldStart: [13, 'coldStart', 'cold start over bare React', '×', 2, '≤', 2.5],
  siteColdStart: [13, 'coldStart', 'the same by the site behind it', '×', 2],
  heap: [13, 'heap', 'heap after a collection', 'MB', 1, '≤', 64],
  heapGrowth: [13, 'heap', 'heap growth after the first quarter', '%', 1, '≤', 10],
  catalogueRatio: [14, 'catalogue', '1,000,000 products over 1,000', '×', 2, '≤', 1.15],
  catalogueRows: [14, 'catalogue', 'rows read for a page of products', '', 0, '≤', 30],
  coldTrips: [15, 'reads', 'D1 round trips a cold page waits for', '', 0, '≤', 2],
  warmTrips: [15, 'reads', 'D1 round trips of a warm page', '', 0, '≤', 2],
  callsInSeries: [15, 'reads', 'upstream calls in series', '', 0, '≤', 1],
  foreignTexts: [15, 'languages', 'sentences of the other language', '', 0, '≤', 0],
  renderBlocking: [16, 'weights', 'render-blocking requests', '', 0, '≤', 1],
  firstFlight: [16, 'weights', 'HTML of the first screen, gzipped', 'KB', 1, '≤', 14],
} as const satisfies Record<string, Row>;

export type TargetName = keyof typeof targets;
export type Section = (typeof targets)[TargetName][1];

const resultPath = '.cache/bench.json';

/** Nearest rank: a measured value, never one between two. */
export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/** Rounded for a table; what is judged is not. */
export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

type Noted = Readonly<Record<string, number>>;

function judge(
  [figure, , what, unit, digits, relation, limit = Number.NaN]: Row,
  own: Noted,
  other: Noted,
) {
  const show = (noted: Noted) =>
    Object.entries(noted)
      .map(([of, value]) => `${of} ${value.toFixed(digits)} ${unit}`.trim())
      .join(', ');
  const values = Object.values(own);
  const isMet = values.every((value) => (relation === '≥' ? value >= limit : value <= limit));
  const verdict = relation === undefined ? '' : isMet ? 'met' : 'NOT met';
  return {
    figure,
    what,
    target: relation === undefined ? '' : `${relation} ${limit} ${unit}`,
    verdict: values.length === 0 ? 'not measured' : verdict,
    values: show(own),
    'other build': show(other),
  };
}

/** What was read so far. A section notes each value as soon as it has it, so that a run that is stopped shows them. */
export class Readings {
  #values: Partial<Record<TargetName, Record<string, Record<string, number>>>> = {};

  /** `of` names the page, or what else there are several of. The other build is not judged. */
  note(name: TargetName, of: string, value: number, build = 'app'): void {
    ((this.#values[name] ??= {})[build] ??= {})[of] = value;
  }

  print(sections: readonly Section[]): void {
    const isAsked = ([, section]: Row) => sections.some((one) => one === section);
    const verdicts = (Object.entries(targets) as [TargetName, Row][])
      .filter(([name, row]) => isAsked(row) && (row[5] ?? this.#values[name]) !== undefined)
      .map(([name, row]) => {
        const { app = {}, against = {} } = this.#values[name] ?? {};
        return judge(row, app, against);
      });
    console.table(verdicts);
    const judged = verdicts.filter(({ verdict }) => verdict !== '');
    const met = judged.filter(({ verdict }) => verdict === 'met').length;
    console.log(`${met} of ${judged.length} met; the values are in ${resultPath}`);
  }

  async save(about: Record<string, unknown>): Promise<void> {
    await mkdir('.cache', { recursive: true });
    await writeFile(resultPath, `${JSON.stringify({ ...about, values: this.#values }, null, 2)}\n`);
  }
}
