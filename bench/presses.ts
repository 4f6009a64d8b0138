import type { Browser, Page } from 'playwright';
import { hydratePage, throttles, visit } from './browser.ts';
import { productName } from '../tests/support/product-name.ts';
import { addButton, badge, type Bench, productPath, shopPath } from './site.ts';
import { median } from './targets.ts';

const presses = 5;
/** For what is left of an answer. */
const restMs = 600;
/** Whatever else a click asks for is asked for by then. */
const navigationMs = 2000;

/** Runs in the page: times from each click to the next change of what `selector` says. */
function watchText(selector: string): void {
  const times: number[] = [];
  const read = () => document.querySelector(selector)?.textContent;
  let clickedAt = Number.NaN;
  let before = read();
  Object.assign(window, { benchTimes: times });
  const note = ({ timeStamp }: Event) => {
    clickedAt = timeStamp;
    before = read();
  };
  addEventListener('click', note, true);
  new MutationObserver(() => {
    const text = read();
    if (Number.isNaN(clickedAt) || !text || text === before) return;
    times.push(performance.now() - clickedAt);
    clickedAt = Number.NaN;
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const readTimes = () => Reflect.get(window, 'benchTimes') as number[] | undefined;

/** Runs in the page: the whole of what is listed has come. */
const isFetched = (part: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(part));

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
    return median(times);
  });

/** The pointer has rested on the link for as long as the product takes to come. */
const followProduct = (browser: Browser, front: URL) =>
  visit(browser, { throttle: throttles.slowNetwork }, async (page) => {
    let renders = 0;
    // Documents and payloads: each is a render of its own.
    page.on('request', (request) => {
      const isPayload = new URL(request.url()).pathname.startsWith('/RSC/R');
      if (isPayload || request.resourceType() === 'document') renders += 1;
    });
    await page.goto(new URL(shopPath, front).href);
    await hydratePage(page);
    const listRenders = renders;
    await page.evaluate(watchText, 'main h1');
    const link = page.locator(productName).first();
    const path = await link.getAttribute('href');
    await link.hover();
    await page.waitForFunction(isFetched, `/RSC/R${path}`);
    await page.waitForTimeout(restMs);
    await press(page);
    await page.waitForURL(`**${path}`);
    await page.waitForTimeout(navigationMs);
    const [ms] = (await page.evaluate(readTimes)) ?? [];
    if (ms === undefined) throw new Error(`${path} came without a heading, or as a new document`);
    return { ms, listRenders, productRenders: renders - listRenders };
  });

/** Figures 11 and 12. */
export async function measurePresses({ build, readings, turns, ...bench }: Bench) {
  const browser = await bench.browser();
  const front = await bench.openFront(build);
  readings.note('pressToBadge', '', await timeBadge(browser, front));
  const follows: Awaited<ReturnType<typeof followProduct>>[] = [];
  for (let turn = 0; turn < turns(5); turn += 1) {
    follows.push(await followProduct(browser, front));
    const of = (figure: keyof (typeof follows)[number]) => follows.map((one) => one[figure]);
    readings.note('listToProduct', '', median(of('ms')));
    readings.note('rendersPerView', 'list', Math.max(...of('listRenders')));
    readings.note('rendersPerView', 'product', Math.max(...of('productRenders')));
  }
}
