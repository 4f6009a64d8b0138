import type { Browser, Page } from 'playwright';
import { hydratePage, startEdgeFront, throttles, visit } from './browser.ts';
import { median } from './targets.ts';
import { addButton, badge, type Bench, productLink, productPath, shopPath } from './site.ts';

const presses = 5;
/** For what is left of an answer. */
const restMs = 600;
/** Whatever else a click asks for is asked for by then. */
const navigationMs = 2000;

/** Runs in the page: times from each click to the next change of what `selector` says. */
function watchText(selector: string): void {
  const times: number[] = [];
  Object.assign(window, { benchTimes: times });
  const read = () => document.querySelector(selector)?.textContent;
  let clicked: { atMs: number; text: string | null | undefined } | undefined;
  const note = ({ timeStamp }: Event) => {
    clicked = { atMs: timeStamp, text: read() };
  };
  addEventListener('click', note, true);
  new MutationObserver(() => {
    const text = read();
    if (!clicked || !text || text === clicked.text) return;
    times.push(performance.now() - clicked.atMs);
    clicked = undefined;
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const readTimes = () => Reflect.get(window, 'benchTimes') as number[] | undefined;

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** On a slow network, where waiting for the answer would show at once. */
const timeBadge = (browser: Browser, front: URL) =>
  visit(browser, { throttle: throttles.slowNetwork }, async (page) => {
    await page.goto(new URL(productPath, front).href);
    await hydratePage(page);
    await page.evaluate(watchText, badge);
    await page.locator(addButton).first().hover();
    for (let turn = 0; turn < presses; turn += 1) {
      const answered = page.waitForResponse((response) => response.url().includes('/RSC/F/'));
      await press(page);
      await answered;
      await page.waitForTimeout(restMs);
    }
    const times = (await page.evaluate(readTimes)) ?? [];
    if (times.length < presses) throw new Error(`${times.length} of ${presses} presses counted`);
    return times;
  });

/** Documents and payloads: each is a render of its own. */
function countRenders(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    const isPayload = new URL(request.url()).pathname.startsWith('/RSC/R');
    if (isPayload || request.resourceType() === 'document') count += 1;
  });
  return () => count;
}

/** The pointer has rested on the link for as long as the product takes to come. */
const followProduct = (browser: Browser, front: URL) =>
  visit(browser, { throttle: throttles.slowNetwork }, async (page) => {
    const readRenders = countRenders(page);
    await page.goto(new URL(shopPath, front).href);
    await hydratePage(page);
    const listRenders = readRenders();
    await page.evaluate(watchText, 'main h1');
    const link = page.locator(productLink).first();
    const path = await link.getAttribute('href');
    const prefetched = page.waitForResponse((response) => response.url().includes(`/RSC/R${path}`));
    await link.hover();
    await (await prefetched).finished();
    await page.waitForTimeout(restMs);
    await press(page);
    await page.waitForURL(`**${path}`);
    await page.waitForTimeout(navigationMs);
    const [ms] = (await page.evaluate(readTimes)) ?? [];
    if (ms === undefined) throw new Error(`${path} came without a heading, or as a new document`);
    return { ms, listRenders, productRenders: readRenders() - listRenders };
  });

/** Figures 11 and 12. */
export async function measurePresses({ site, build, readings, turns, ...bench }: Bench) {
  const browser = await bench.browser();
  const front = await startEdgeFront(await site.url('app'), build);
  try {
    const times = await timeBadge(browser, front.url);
    readings.note('pressToBadge', '', median(times));
    const follows: Awaited<ReturnType<typeof followProduct>>[] = [];
    for (let turn = 0; turn < turns(5); turn += 1) {
      follows.push(await followProduct(browser, front.url));
      readings.note('listToProduct', '', median(follows.map(({ ms }) => ms)));
    }
    const most = (figure: 'listRenders' | 'productRenders') =>
      Math.max(...follows.map((follow) => follow[figure]));
    readings.note('rendersPerView', 'list', most('listRenders'));
    readings.note('rendersPerView', 'product', most('productRenders'));
  } finally {
    front.close();
  }
}
