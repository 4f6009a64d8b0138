import type { Browser, BrowserContext, Page } from 'playwright';
import { hydratePage } from './hydrate-page.ts';
import { openDesk, openPhone, throttlePage, throttles } from './open-browser.ts';
import * as parts from './shop-parts.ts';
import { median, quantile } from './statistics.ts';

export interface Interaction {
  page: string;
  /** From the press to the next paint, in ms, as the browser counts it for INP. */
  medianMs: number;
  /** Three of four visits have no longer one: what INP is told by. */
  p75Ms: number;
  worstMs: number;
}

type Press = (name: string, selector: string) => Promise<void>;

interface Visit {
  path: string;
  open: (browser: Browser) => Promise<BrowserContext>;
  act: (press: Press) => Promise<void>;
}

/** After a press: its paint, and the page that may come of it. */
const settleMs = 1200;
/** As a hand does it: it comes to rest, and a press has a length. */
const hoverMs = 200;
const holdMs = 60;
/** The browser tells of none that was shorter. */
const leastMs = 16;

/** Runs in the page. */
function watchInteractions(threshold: number): void {
  const seen: number[] = [];
  Object.assign(window, { tengerInteractions: seen });
  const options = { type: 'event', durationThreshold: threshold };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.push(entry.duration);
    }
  }).observe(options);
}

/** The longest event of the last press. */
function takeInteraction(): number {
  const seen = Reflect.get(window, 'tengerInteractions') as number[];
  return Math.max(0, ...seen.splice(0));
}

const visits: readonly Visit[] = [
  {
    path: parts.shopPath,
    open: openPhone,
    async act(press) {
      await press('shop: open filters', parts.openFilters);
      await press('shop: tick in the sheet', parts.filterTick);
      await press('shop: show', parts.showFiltered);
    },
  },
  {
    path: parts.shopPath,
    open: openDesk,
    async act(press) {
      await press('shop: tick beside the list', parts.filterTick);
      await press('shop: tick beside the list', parts.filterTick);
    },
  },
  {
    path: parts.productPath,
    open: openPhone,
    async act(press) {
      await press('product: add', parts.addButton);
      await press('product: add', parts.addButton);
    },
  },
  {
    path: parts.cartPath,
    open: openPhone,
    async act(press) {
      await press('cart: one more', parts.oneMore);
      await press('cart: one more', parts.oneMore);
    },
  },
];

async function fillCart(page: Page, front: URL): Promise<void> {
  await page.goto(new URL(parts.productPath, front).href);
  await parts.pressAdd(page);
  await page.waitForLoadState('load');
}

/** By the pointer alone: Playwright's own click has listeners in the page, which would be measured with it. */
async function pressAt(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(hoverMs);
  await page.mouse.click(x, y, { delay: holdMs });
}

async function make(browser: Browser, front: URL, visit: Visit, times: Map<string, number[]>) {
  const context = await visit.open(browser);
  try {
    const page = await context.newPage();
    if (visit.path === parts.cartPath) await fillCart(page, front);
    await throttlePage(page, throttles.warmSlow4G);
    await page.goto(new URL(visit.path, front).href, { timeout: 30_000 });
    await hydratePage(page);
    await page.evaluate(watchInteractions, leastMs);
    await visit.act(async (name, selector) => {
      await pressAt(page, selector);
      await page.waitForTimeout(settleMs);
      times.set(name, [...(times.get(name) ?? []), await page.evaluate(takeInteraction)]);
    });
  } finally {
    await context.close();
  }
}

/** What is pressed most in the shop, after hydration, on a slow processor. */
export async function measureInteractions(
  browser: Browser,
  front: URL,
  runs: number,
): Promise<Interaction[]> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const visit of visits) await make(browser, front, visit, times);
  }
  return [...times].map(([page, all]) => ({
    page,
    medianMs: median(all),
    p75Ms: quantile(all, 0.75),
    worstMs: Math.max(...all),
  }));
}
