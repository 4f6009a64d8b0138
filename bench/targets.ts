import { mkdir, writeFile } from 'node:fs/promises';

/** What is held to: the project's sixteen figures, each with its limit and the section of the bench that measures it. */
export interface Target {
  figure: number;
  section: Section;
  what: string;
  unit: string;
  digits: number;
  /** One of both; a line with neither is only shown. */
  atMost?: number;
  atLeast?: number;
}

export const sectionNames = [
  'throughput',
  'weights',
  'vitals',
  'presses',
  'reads',
  'languages',
  'cartCost',
  'coldStart',
  'heap',
  'worker',
  'catalogue',
] as const;
export type Section = (typeof sectionNames)[number];

type Row = [figure: number, section: Section, what: string, unit: string, digits: number];

const limitTo = (limit: number, ...row: Row): Target => ({ ...toTarget(row), atMost: limit });
const askFor = (limit: number, ...row: Row): Target => ({ ...toTarget(row), atLeast: limit });

function toTarget([figure, section, what, unit, digits]: Row): Target {
  return { figure, section, what, unit, digits };
}

const throttled = 'slow 4G, 4× CPU:';

export const targets = {
  cpuOverReact: limitTo(1, 1, 'throughput', 'CPU per element over bare React', '×', 2),
  cpuOverAgainst: toTarget([1, 'throughput', 'CPU of a page over the other build', '×', 2]),
  cachedOverHono: askFor(0.5, 2, 'throughput', 'cached page over Hono, requests', '×', 2),
  cachedCpu: limitTo(0.25, 2, 'throughput', 'CPU of a cached page', 'ms', 2),
  firstByteDelay: limitTo(2, 3, 'reads', 'first byte, upstream at 1000 ms − at 0 ms', 'ms', 1),
  lcpAfterData: limitTo(120, 4, 'vitals', '4× CPU: LCP − upstream delay', 'ms', 0),
  contentScripts: limitTo(12, 5, 'weights', 'JavaScript before interaction, content', 'KB', 1),
  shopScripts: limitTo(25, 6, 'weights', 'JavaScript before interaction, shop', 'KB', 1),
  allScripts: limitTo(110, 6, 'weights', 'JavaScript all in all, shop', 'KB', 1),
  htmlOverBare: limitTo(1.5, 7, 'throughput', 'HTML over bare HTML, gzipped', '×', 2),
  lcp: limitTo(800, 8, 'vitals', `${throttled} LCP`, 'ms', 0),
  tbt: limitTo(30, 8, 'vitals', `${throttled} TBT`, 'ms', 0),
  cls: limitTo(0.0005, 8, 'vitals', `${throttled} CLS`, '', 4),
  longestTask: limitTo(70, 8, 'vitals', `${throttled} longest task`, 'ms', 0),
  addFormLate: limitTo(0, 9, 'vitals', `${throttled} add form after first paint`, 'ms', 0),
  addOverWrite: limitTo(1.5, 10, 'cartCost', 'statements of an add over one D1 write', '×', 2),
  addTrips: limitTo(1, 10, 'cartCost', 'D1 round trips of an add', '', 0),
  pressToBadge: limitTo(16, 11, 'presses', 'slow 4G: click → badge', 'ms', 1),
  listToProduct: limitTo(100, 12, 'presses', 'slow 4G: list → prefetched product', 'ms', 0),
  rendersPerView: limitTo(3, 12, 'presses', 'worker renders per page view', '', 0),
  workerSize: limitTo(430, 13, 'worker', 'worker, gzipped', 'KB', 0),
  kernelSize: limitTo(15, 13, 'worker', 'kernel of the forms (src/forms), gzipped', 'KB', 1),
  coldStart: limitTo(2.5, 13, 'coldStart', 'cold start, rendered, over bare React', '×', 2),
  heap: limitTo(64, 13, 'heap', 'heap after the last request', 'MB', 1),
  heapGrowth: limitTo(10, 13, 'heap', 'heap growth after the first quarter', '%', 1),
  catalogueRatio: limitTo(1.15, 14, 'catalogue', '1,000,000 products over 1,000', '×', 2),
  catalogueRows: limitTo(30, 14, 'catalogue', 'rows read for a page of products', '', 0),
  coldTrips: limitTo(2, 15, 'reads', 'D1 round trips a cold page waits for', '', 0),
  warmTrips: limitTo(2, 15, 'reads', 'D1 round trips of a warm page', '', 0),
  callsInSeries: limitTo(1, 15, 'reads', 'upstream calls in series', '', 0),
  foreignTexts: limitTo(0, 15, 'languages', 'sentences of the other language', '', 0),
  renderBlocking: limitTo(1, 16, 'weights', 'render-blocking requests', '', 0),
  firstFlight: limitTo(14, 16, 'weights', 'HTML to the end of the first screen, gzipped', 'KB', 1),
} satisfies Record<string, Target>;

export type TargetName = keyof typeof targets;

const resultPath = '.cache/bench.json';

/** Nearest rank: a measured value, never one between two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

export const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

function isMet({ atMost = Infinity, atLeast = -Infinity }: Target, values: readonly number[]) {
  return values.every((value) => value <= atMost && value >= atLeast);
}

/** What was read so far. A section notes each value as soon as it has it, so that a run that is stopped shows them. */
export class Readings {
  #values: Partial<Record<TargetName, Record<string, number>>> = {};

  /** `of` names the page, or what else there are several of. */
  note(name: TargetName, of: string, value: number): void {
    (this.#values[name] ??= {})[of] = value;
  }

  #judge(sections: readonly Section[]) {
    const shown = (Object.entries(targets) as [TargetName, Target][]).filter(
      ([name, { section, atMost, atLeast }]) =>
        sections.includes(section) && (name in this.#values || (atMost ?? atLeast) !== undefined),
    );
    return shown.map(([name, target]) => {
      const values = Object.entries(this.#values[name] ?? {});
      const { figure, what, unit, digits, atMost, atLeast } = target;
      const show = (value: number) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;
      const limit = atMost ?? atLeast;
      const verdict = isMet(
        target,
        values.map(([, value]) => value),
      );
      return {
        figure,
        what,
        target: limit === undefined ? '' : `${atMost === undefined ? '≥' : '≤'} ${limit} ${unit}`,
        verdict: values.length === 0 ? 'not measured' : verdict ? 'met' : 'NOT met',
        values: values.map(([of, value]) => `${of} ${show(value)}`.trim()).join(', '),
      };
    });
  }

  print(sections: readonly Section[]): void {
    const verdicts = this.#judge(sections);
    console.table(
      Object.fromEntries(verdicts.map(({ figure, ...row }, at) => [`${at}: ${figure}`, row])),
    );
    const met = verdicts.filter(({ verdict }) => verdict === 'met').length;
    console.log(`${met} of ${verdicts.length} met; the values are in ${resultPath}`);
  }

  async save(about: Record<string, unknown>): Promise<void> {
    await mkdir('.cache', { recursive: true });
    await writeFile(resultPath, `${JSON.stringify({ ...about, values: this.#values }, null, 2)}\n`);
  }
}

/** Rounded for a table; what is judged is not. */
export const round = (value: number, digits = 1) => Number(value.toFixed(digits));
