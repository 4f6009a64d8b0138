import type { BrowserContext, Page } from 'playwright/test';
import { expect, hydrate, test } from './support/fixtures.ts';

const cookieName = 'styles';

async function findCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === cookieName);
}

/** Runs in the page: where each of its elements is. */
const listBoxes = () =>
  [...document.querySelectorAll('main *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${[x, y, width, height].map(Math.round).join()}`;
  });

/** Runs in the page: how it has its styles, and whether a file of styles came over the network. */
const readStyles = () => ({
  inside: document.querySelectorAll('style').length,
  files: document.querySelectorAll('link[rel=stylesheet]').length,
  bytes: performance
    .getEntriesByType('resource')
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ name, initiatorType }) => name.endsWith('.css') && initiatorType === 'link')
    .reduce((total, { transferSize }) => total + transferSize, 0),
});

async function openFirst(page: Page, context: BrowserContext): Promise<string[]> {
  await page.goto('/roaming', { waitUntil: 'networkidle' });
  expect(await page.evaluate(readStyles)).toEqual({ inside: 1, files: 0, bytes: 0 });
  await expect.poll(async () => Boolean(await findCookie(context))).toBe(true);
  return page.evaluate(listBoxes);
}

test('A later page takes its styles from the browser’s cache and looks the same', async ({
  page,
  context,
  watch,
}) => {
  const boxes = await openFirst(page, context);
  await page.goto('/roaming', { waitUntil: 'networkidle' });
  expect(await page.evaluate(readStyles)).toEqual({ inside: 0, files: 1, bytes: 0 });
  expect(await page.evaluate(listBoxes)).toEqual(boxes);
  expect((await watch.shift()).value).toBe(0);
  expect(await watch.violations()).toEqual([]);
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Мэдээ' }).click();
  await expect(page).toHaveURL(/\/news$/);
  expect(await page.evaluate(readStyles)).toEqual({ inside: 0, files: 1, bytes: 0 });
});

test('A later page loads the styles when the browser has dropped them', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const boxes = await openFirst(page, context);
  const cookie = await findCookie(context);
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: page.viewportSize(),
  });
  await other.addCookies(cookie ? [cookie] : []);
  const otherPage = await other.newPage();
  await otherPage.goto('/roaming', { waitUntil: 'networkidle' });
  const seen = await otherPage.evaluate(readStyles);
  expect(seen).toMatchObject({ inside: 0, files: 1 });
  expect(seen.bytes).toBeGreaterThan(0);
  expect(await otherPage.evaluate(listBoxes)).toEqual(boxes);
  await other.close();
});
