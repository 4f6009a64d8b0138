import type { Browser, Page } from 'playwright';
import { hydratePage } from './hydrate-page.ts';
import { openPhone, throttlePage, throttles } from './open-browser.ts';
import { productLink, shopPath } from './shop-parts.ts';
import { median } from './statistics.ts';

export interface ListToProduct {
  /** From the click to the product's heading in the document, in ms. */
  medianMs: number;
  worstMs: number;
  /** What the worker renders for a list that is opened and used, and for a product that is gone to from it. */
  listRenders: number;
  productRenders: number;
}

const quietMs = 500;
/** Whatever else a click asks for is asked for by then. */
const restMs = 2000;
const pollMs = 100;
const mostPolls = 50;

/** Runs in the page. */
function watchHeading(): void {
  Object.assign(window, { tengerHeading: Number.NaN });
  const read = () => document.querySelector('main h1')?.textContent;
  const before = read();
  let clickedAt = Number.NaN;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp;
    },
    true,
  );
  const observer = new MutationObserver(() => {
    const heading = read();
    if (!heading || heading === before) return;
    Object.assign(window, { tengerHeading: performance.now() - clickedAt });
    observer.disconnect();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

const readHeading = () => Number(Reflect.get(window, 'tengerHeading'));

/** Documents and payloads: each is a render of its own. */
function countRenders(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    const isPayload = new URL(request.url()).pathname.startsWith('/RSC/R');
    if (isPayload || request.resourceType() === 'document') count += 1;
  });
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}

/** Runs in the page: what is listed has come to its end. */
const isFetched = (part: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(part));

async function untilFetched(page: Page, part: string): Promise<void> {
  for (let poll = 0; poll < mostPolls; poll += 1) {
    if (await page.evaluate(isFetched, part)) return;
    await page.waitForTimeout(pollMs);
  }
  throw new Error(`${part} was not prefetched`);
}

async function follow(browser: Browser, front: URL) {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await throttlePage(page, throttles.slowNetwork);
    const takeRenders = countRenders(page);
    await page.goto(new URL(shopPath, front).href, { timeout: 30_000 });
    await hydratePage(page);
    const listRenders = takeRenders();
    await page.evaluate(watchHeading);
    const link = page.locator(productLink).first();
    const path = await link.getAttribute('href');
    await link.hover();
    await untilFetched(page, `/RSC/R${path}`);
    await page.waitForTimeout(quietMs);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(`**${path}`);
    await page.waitForTimeout(restMs);
    const ms = await page.evaluate(readHeading);
    if (Number.isNaN(ms)) throw new Error(`${path} came without a heading, or as a new document`);
    return { ms, listRenders, productRenders: takeRenders() };
  } finally {
    await context.close();
  }
}

/** The pointer has rested on the link for as long as the product takes to come. */
export async function measureListToProduct(
  browser: Browser,
  front: URL,
  runs: number,
): Promise<ListToProduct> {
  const seen: Awaited<ReturnType<typeof follow>>[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await follow(browser, front));
  const times = seen.map(({ ms }) => ms);
  return {
    medianMs: median(times),
    worstMs: Math.max(...times),
    listRenders: Math.max(...seen.map(({ listRenders }) => listRenders)),
    productRenders: Math.max(...seen.map(({ productRenders }) => productRenders)),
  };
}
