import type { Browser, Page } from 'playwright';
import { enterSite, openPhone, throttlePage, throttles } from './open-browser.ts';
import { addButton, cartPath, pressAdd, productPath, quantityField } from './shop-parts.ts';
import { median } from './statistics.ts';

export interface FirstPress {
  /** Medians in ms: the end of the first painted frame, and the beginning of the first one with the form in it. */
  firstPaintMs: number;
  usableMs: number;
  /** From the one to the other, in each run; 0 where the form is in the first painted frame. */
  lateMs: number;
  /** Without scrolling. */
  isInView: boolean;
  /** What the cart holds after one press on a page of which no script could be fetched. */
  addedWithoutScripts: number;
}

interface Seen {
  usableMs: number;
  isInView: boolean;
}

const settleMs = 1000;

/** Runs in the page, before anything of its own: looks at each frame just before it is painted. */
function watchForm(selector: string): void {
  const look = (frameMs: number): void => {
    const button = document.querySelector<HTMLButtonElement>(selector);
    const canSend = button && !button.disabled && button.form?.method === 'post';
    if (!canSend || !button.checkVisibility({ visibilityProperty: true })) {
      requestAnimationFrame(look);
      return;
    }
    const isInView = button.getBoundingClientRect().bottom <= innerHeight;
    Object.assign(window, { tengerForm: { usableMs: frameMs, isInView } });
  };
  requestAnimationFrame(look);
}

function readForm(): Seen & { firstPaintMs: number } {
  const seen = Reflect.get(window, 'tengerForm') as Seen | undefined;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  // The start time is when it was on the screen: frames after it may have begun by then.
  const painted: unknown = paint && Reflect.get(paint, 'paintTime');
  const firstPaintMs = typeof painted === 'number' ? painted : (paint?.startTime ?? Number.NaN);
  return { usableMs: Number.NaN, isInView: false, ...seen, firstPaintMs };
}

async function inPhone<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await openPhone(browser);
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

const timeForm = (browser: Browser, front: URL) =>
  inPhone(browser, async (page) => {
    await enterSite(page, front);
    await page.addInitScript(watchForm, addButton);
    await throttlePage(page, throttles.slow4G);
    await page.goto(new URL(productPath, front).href, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForTimeout(settleMs);
    return page.evaluate(readForm);
  });

const countAddedWithoutScripts = (browser: Browser, front: URL) =>
  inPhone(browser, async (page) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await page.goto(new URL(productPath, front).href, { waitUntil: 'commit' });
    await pressAdd(page);
    await page.goto(new URL(cartPath, front).href);
    return Number(await page.locator(quantityField).first().inputValue({ timeout: 3000 }));
  });

/** When the product page's form can be pressed, and that a press counts while the page has no script yet. */
export async function measureFirstPress(
  browser: Browser,
  front: URL,
  runs: number,
): Promise<FirstPress> {
  const seen: Awaited<ReturnType<typeof timeForm>>[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await timeForm(browser, front));
  return {
    firstPaintMs: median(seen.map(({ firstPaintMs }) => firstPaintMs)),
    usableMs: median(seen.map(({ usableMs }) => usableMs)),
    lateMs: Math.max(
      ...seen.map(({ usableMs, firstPaintMs }) => Math.max(0, usableMs - firstPaintMs)),
    ),
    isInView: seen.every(({ isInView }) => isInView),
    addedWithoutScripts: await countAddedWithoutScripts(browser, front),
  };
}
