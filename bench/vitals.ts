import { readFile } from 'node:fs/promises';
import { type Throttle, throttles, visit } from './browser.ts';
import { openConnection } from './connection.ts';
import { addButton, type Bench, type BenchPage, visitedPages, productPath } from './site.ts';
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
function observeVitals(forms: Readonly<Record<string, string>>): void {
  const { onCLS, onLCP } = Reflect.get(window, 'webVitals') as typeof import('web-vitals');
  const seen = { lcpMs: 0, cls: 0, formMs: Infinity, tasks: [] as PerformanceEntry[] };
  Object.assign(window, { benchVitals: seen });
  const options = { reportAllChanges: true };
  onLCP(({ value }) => Object.assign(seen, { lcpMs: value }), options);
  onCLS(({ value }) => Object.assign(seen, { cls: value }), options);
  const tasks = new PerformanceObserver((list) => seen.tasks.push(...list.getEntries()));
  tasks.observe({ type: 'longtask', buffered: true });
  const form = forms[location.pathname] ?? '';
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

/** The page that is visited after this one. */
function findNext(pages: readonly BenchPage[], page: BenchPage): BenchPage {
  const others = pages.length > 1 ? pages : visitedPages;
  return others[(others.indexOf(page) + 1) % others.length] ?? page;
}

/** Figures 8 and 9, of pages whose data is cached, and figure 4, of those whose data comes late. A browser's caches are empty. */
export async function measureVitals({ site, build, builds, upstream, readings, ...bench }: Bench) {
  const browser = await bench.browser();
  const pages = visitedPages.filter((page) => bench.pages.includes(page));
  const fronts = await Promise.all(builds.map(bench.openFront));
  const probed = await bench.openFront({ ...build, name: 'probed' });
  const probe = openConnection(await site.url('probed'));

  /** One document after the other; the second one finds what the browser has cached of the first. */
  const readVisit = (front: URL, paths: readonly string[], throttle: Throttle): Promise<Seen[]> =>
    visit(
      browser,
      {
        throttle,
        async prepare(page) {
          // Each page has an opener policy, for which Chromium leaves the blank tab's process. What that costs at
          // 4× CPU is the browser's, and no peer was measured with it.
          await page.goto(new URL('/robots.txt', front).href);
          await page.addInitScript({ content: library });
          await page.addInitScript(observeVitals, { [productPath]: addButton });
        },
      },
      async (page) => {
        const seen: Seen[] = [];
        for (const path of paths) {
          await page.goto(new URL(path, front).href, { waitUntil: 'load' });
          await page.waitForTimeout(restMs);
          seen.push(await page.evaluate(readVitals));
        }
        return seen;
      },
    );

  async function readLate(path: string): Promise<number> {
    await probe.get('/~probe/cold');
    upstream.setDelay(upstreamMs);
    const [seen] = await readVisit(probed, [path], throttles.slowProcessor);
    upstream.setDelay(0);
    return (seen?.lcpMs ?? Number.NaN) - upstreamMs;
  }

  function noteVisits(of: string, page: BenchPage, visits: readonly Seen[][]): void {
    const list = (figure: keyof Seen, document = 0) =>
      visits.map((seen) => seen[document]?.[figure] ?? Number.NaN);
    const next = `${findNext(pages, page).name} after ${page.name}`;
    readings.note('lcp', page.name, median(list('lcpMs')), of);
    readings.note('lcpLow', page.name, Math.min(...list('lcpMs')), of);
    readings.note('lcpNext', next, median(list('lcpMs', 1)), of);
    readings.note('lcpNextLow', next, Math.min(...list('lcpMs', 1)), of);
    readings.note('tbt', page.name, median(list('tbtMs')), of);
    readings.note('cls', page.name, Math.max(...list('cls')), of);
    readings.note('longestTask', page.name, median(list('longestTaskMs')), of);
    if (page.path !== productPath) return;
    const lateness = visits.map(([seen]) => (seen ? seen.formMs - seen.firstPaintMs : Number.NaN));
    readings.note('addFormLate', '', Math.max(0, ...lateness), of);
  }

  for (const page of pages) {
    const visits = builds.map((): Seen[][] => []);
    const late: number[] = [];
    for (let turn = 0; turn < bench.turns(5); turn += 1) {
      for (const [place, front] of fronts.entries()) {
        const paths = [page.path, findNext(pages, page).path];
        visits[place]?.push(await readVisit(front, paths, throttles.slowPhone));
      }
      late.push(await readLate(page.path));
    }
    for (const [place, { name }] of builds.entries()) noteVisits(name, page, visits[place] ?? []);
    readings.note('lcpAfterData', page.name, median(late));
  }
  probe.close();
}
