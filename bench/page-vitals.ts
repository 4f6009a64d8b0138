import type { Browser } from 'playwright';
import { enterSite, openPhone, type Throttle, throttlePage } from './open-browser.ts';
import { listPages } from './plan.ts';
import { median } from './statistics.ts';

export interface Vitals {
  firstByteMs: number;
  firstPaintMs: number;
  lcpMs: number;
  /** What the largest paint was, to know where its time goes. */
  lcpElement: string;
  tbtMs: number;
  cls: number;
  longestTaskMs: number;
}

const settleMs = 1500;

/** Runs in the page, before anything of its own. */
function observePaints() {
  const seen = { lcpMs: 0, lcpElement: '', cls: 0, tasks: [] as { start: number; ms: number }[] };
  Object.assign(window, { tengerVitals: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
      seen.lcpMs = entry.startTime;
      const name = `${element?.tagName.toLowerCase() ?? '?'}.${element?.className ?? ''}`;
      seen.lcpElement = `${name.slice(0, 40)} ${url?.split('/').at(-1) ?? ''}`.trim();
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ start: startTime, ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

function readPaints(): Vitals {
  const seen = Reflect.get(window, 'tengerVitals') as ReturnType<typeof emptySeen>;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaintMs = paint?.startTime ?? Number.NaN;
  const blocking = seen.tasks.filter((task) => task.start + task.ms > firstPaintMs);
  return {
    firstByteMs: navigation?.responseStart ?? Number.NaN,
    firstPaintMs,
    lcpMs: seen.lcpMs,
    lcpElement: seen.lcpElement,
    tbtMs: blocking.reduce((total, task) => total + Math.max(0, task.ms - 50), 0),
    cls: seen.cls,
    longestTaskMs: Math.max(0, ...seen.tasks.map((task) => task.ms)),
  };
  function emptySeen() {
    return { lcpMs: 0, lcpElement: '', cls: 0, tasks: [] as { start: number; ms: number }[] };
  }
}

async function visit(browser: Browser, url: URL, throttle: Throttle): Promise<Vitals> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await enterSite(page, url);
    await page.addInitScript(observePaints);
    await throttlePage(page, throttle);
    await page.goto(url.href, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

export interface PageVitals extends Vitals {
  page: string;
  throttle: string;
}

/** Each visit has empty caches; the first of a page only warms the server. */
export async function measureVitals(
  browser: Browser,
  front: URL,
  throttle: Throttle,
  runs: number,
): Promise<PageVitals[]> {
  const measured: PageVitals[] = [];
  for (const { name, path } of listPages) {
    const visits: Vitals[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visit(browser, new URL(path, front), throttle));
    }
    const of = (pick: (vitals: Vitals) => number) => median(visits.map(pick));
    measured.push({
      page: name,
      throttle: throttle.name,
      firstByteMs: of((vitals) => vitals.firstByteMs),
      firstPaintMs: of((vitals) => vitals.firstPaintMs),
      lcpMs: of((vitals) => vitals.lcpMs),
      lcpElement: visits[0]?.lcpElement ?? '',
      tbtMs: of((vitals) => vitals.tbtMs),
      cls: Math.max(...visits.map((vitals) => vitals.cls)),
      longestTaskMs: of((vitals) => vitals.longestTaskMs),
    });
  }
  return measured;
}
