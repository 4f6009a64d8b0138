import { readFile } from 'node:fs/promises';
import { startEdgeFront, type Throttle, throttles, visit } from './browser.ts';
import { openConnection } from './connection.ts';
import { addButton, type Bench, cachedPages } from './site.ts';
import { median } from './targets.ts';

const libraryUrl = new URL('web-vitals.iife.js', import.meta.resolve('web-vitals'));
/** As a script, whose name is local to whatever Playwright wraps around it. */
const library = `${await readFile(libraryUrl, 'utf8')}\nglobalThis.webVitals = webVitals;`;
const restMs = 1500;
const upstreamMs = 1000;

interface Seen {
  firstPaintMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  longestTaskMs: number;
  /** When the first frame with the add form begins; infinite where there was none. */
  formMs: number;
}

/** Runs in the page, before anything of its own. */
function observeVitals(form: string): void {
  const { onCLS, onLCP } = Reflect.get(window, 'webVitals') as typeof import('web-vitals');
  const seen = { lcpMs: 0, cls: 0, formMs: Infinity, tasks: [] as PerformanceEntry[] };
  Object.assign(window, { benchVitals: seen });
  const options = { reportAllChanges: true };
  onLCP(({ value }) => Object.assign(seen, { lcpMs: value }), options);
  onCLS(({ value }) => Object.assign(seen, { cls: value }), options);
  const tasks = new PerformanceObserver((list) => seen.tasks.push(...list.getEntries()));
  tasks.observe({ type: 'longtask', buffered: true });
  /** Looks at each frame just before it is painted. */
  function findForm(frameMs: number): void {
    const button = document.querySelector<HTMLButtonElement>(form);
    const canSend = button && !button.disabled && button.form?.method === 'post';
    if (canSend && button.checkVisibility({ visibilityProperty: true })) seen.formMs = frameMs;
    else requestAnimationFrame(findForm);
  }
  if (form) requestAnimationFrame(findForm);
}

/** Runs in the page. */
function readVitals(): Seen {
  const name = 'benchVitals';
  const { tasks, ...seen } = Reflect.get(window, name) as Seen & { tasks: PerformanceEntry[] };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  // Its start is when it was on the screen: frames after it may have begun by then.
  const painted: unknown = paint && Reflect.get(paint, 'paintTime');
  const firstPaintMs = typeof painted === 'number' ? painted : (paint?.startTime ?? Number.NaN);
  const late = tasks.filter(({ startTime, duration }) => startTime + duration > firstPaintMs);
  const tbtMs = late.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
  const longestTaskMs = Math.max(0, ...tasks.map(({ duration }) => duration));
  return { ...seen, firstPaintMs, tbtMs, longestTaskMs };
}

/** Figures 8 and 9, of cached pages, and figure 4, of pages whose data comes late. Each visit has empty caches. */
export async function measureVitals({ site, build, upstream, readings, ...bench }: Bench) {
  const browser = await bench.browser();
  const front = await startEdgeFront(site, build);
  const uncached = await startEdgeFront(site, { ...build, name: 'probed' });
  const probe = openConnection(await site.url('probed'));

  const readVisit = (url: URL, throttle: Throttle, form = ''): Promise<Seen> =>
    visit(
      browser,
      {
        throttle,
        async prepare(page) {
          // Each page has an opener policy, for which Chromium leaves the blank tab's process. What that costs at
          // 4× CPU is the browser's, and no peer was measured with it.
          await page.goto(new URL('/robots.txt', url).href);
          await page.addInitScript({ content: library });
          await page.addInitScript(observeVitals, form);
        },
      },
      async (page) => {
        await page.goto(url.href, { waitUntil: 'load' });
        await page.waitForTimeout(restMs);
        return page.evaluate(readVitals);
      },
    );

  async function readLate(path: string): Promise<number> {
    await probe.get('/~probe/cold');
    upstream.setDelay(upstreamMs);
    const { lcpMs } = await readVisit(new URL(path, uncached.url), throttles.slowProcessor);
    upstream.setDelay(0);
    return lcpMs - upstreamMs;
  }

  try {
    for (const { name, path } of cachedPages) {
      const form = name === 'product' ? addButton : '';
      const seen: Seen[] = [];
      const late: number[] = [];
      for (let turn = 0; turn < bench.turns(5); turn += 1) {
        seen.push(await readVisit(new URL(path, front.url), throttles.slowPhone, form));
        late.push(await readLate(path));
      }
      const list = (figure: keyof Seen) => seen.map((one) => one[figure]);
      readings.note('lcp', name, median(list('lcpMs')));
      readings.note('tbt', name, median(list('tbtMs')));
      readings.note('cls', name, Math.max(...list('cls')));
      readings.note('longestTask', name, median(list('longestTaskMs')));
      readings.note('lcpAfterData', name, median(late));
      if (form) {
        const lateness = seen.map(({ formMs, firstPaintMs }) => Math.max(0, formMs - firstPaintMs));
        readings.note('addFormLate', '', Math.max(...lateness));
      }
    }
  } finally {
    probe.close();
    front.close();
    uncached.close();
  }
}
