import type { BrowserContext, Page } from 'playwright/test';
import { expect, hydrate, test } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

const cookieName = 'styles';

async function findCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === cookieName);
}

/**
 * Runs in the page: what each of its elements looks like, whether the site's font has come or not. Left out is what
 * says that the page is kept for later, which depends on how far the service worker has got.
 */
const listLooks = () =>
  [
    ...document.querySelectorAll(
      'main, main :not([data-keep-offline], [data-kept-note]), footer *',
    ),
  ].map((element) => {
    const style = getComputedStyle(element);
    const { display, position, color, backgroundColor, fontSize, fontWeight, paddingTop } = style;
    return [
      element.tagName,
      display,
      position,
      color,
      backgroundColor,
      fontSize,
      fontWeight,
      paddingTop,
    ].join();
  });

/** Runs in the page: how it has its styles, and whether a file of styles came over the network. */
const readStyles = () => ({
  inside: document.querySelectorAll('style').length,
  files: document.querySelectorAll('link[rel=stylesheet]').length,
  bytes: performance
    .getEntriesByType('resource')
    .filter(({ name, initiatorType }) => name.endsWith('.css') && initiatorType === 'link')
    .reduce((total, { transferSize }) => total + transferSize, 0),
});

async function openFirst(page: Page, context: BrowserContext): Promise<string[]> {
  await page.goto('/roaming', { waitUntil: 'networkidle' });
  expect(await page.evaluate(readStyles)).toEqual({ inside: 1, files: 0, bytes: 0 });
  await expect.poll(async () => Boolean(await findCookie(context))).toBe(true);
  return page.evaluate(listLooks);
}

test('A later page takes its styles from the browser’s cache and looks the same', async ({
  page,
  context,
  watch,
}) => {
  const looks = await openFirst(page, context);
  await page.goto('/roaming', { waitUntil: 'networkidle' });
  expect(await page.evaluate(readStyles)).toEqual({ inside: 0, files: 1, bytes: 0 });
  expect(await page.evaluate(listLooks)).toEqual(looks);
  expect((await watch.shift()).value).toBe(0);
  expect(await watch.violations()).toEqual([]);
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Мэдээ' }).click();
  await expect(page).toHaveURL(/\/news$/);
  expect(await page.evaluate(readStyles)).toEqual({ inside: 0, files: 1, bytes: 0 });
});

test.describe('With less motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  });

  test('Nothing moves from where it was before the style sheet came', async ({
    page,
    context,
    watch,
  }) => {
    await openFirst(page, context);
    const sheet = await hold(page, '**/assets/styles-*.css');
    await page.goto('/no-such-page', { waitUntil: 'commit' });
    await page.locator('footer .at-once-end').waitFor({ state: 'attached' });
    // Whatever asks how an element looks gives it a look of its own, as a busy browser does by itself.
    await page.evaluate(listLooks);
    sheet.release();
    await page.waitForLoadState();
    await expect(page.locator('footer .hero-picture').first()).toBeVisible();
    const { value, shifts } = await watch.shift();
    expect(value, shifts.join('\n')).toBe(0);
  });
});

test('A page of a newer build brings the styles of that build', async ({ page }) => {
  await page.goto('/roaming', { waitUntil: 'networkidle' });
  const css = await page.evaluate(() => document.querySelector('style')?.textContent ?? '');
  await hydrate(page);
  await page.route('**/RSC/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /\/assets\/styles-\w+/g,
      '/assets/styles-newer',
    );
    await route.fulfill({ response, body });
  });
  await page.route('**/assets/styles-newer.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: `${css}main{--build:newer}` }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Мэдээ' }).click();
  await expect(page).toHaveURL(/\/news$/);
  const readBuild = () =>
    getComputedStyle(document.querySelector('main') as Element).getPropertyValue('--build');
  await expect.poll(() => page.evaluate(readBuild)).toBe('newer');
  expect(await page.evaluate(readStyles)).toMatchObject({ inside: 0, files: 1 });
  // A payload may still be prefetched.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('A later page loads the styles when the browser has dropped them', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const looks = await openFirst(page, context);
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
  expect(await otherPage.evaluate(listLooks)).toEqual(looks);
  await other.close();
});
