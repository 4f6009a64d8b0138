import type { Page } from 'playwright/test';
import { expect, hydrate, test } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const looked = '/search?q=Сарнай';
const attract = (page: Page) => page.locator('.attract-tile').first();
const startOver = (page: Page) => page.locator('footer form[action="/start-over"] button');

/** Which pages somebody could have read, from each document's first moment on. */
async function watchSeen(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteSeen', (address: string) => void seen.push(address));
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteSeen') as (address: string) => void;
    const look = () => {
      const { visibility } = getComputedStyle(document.documentElement);
      const isWiped = document.documentElement.hasAttribute('data-wiped');
      if (visibility !== 'hidden' && !isWiped) note(decodeURI(location.pathname + location.search));
    };
    addEventListener('DOMContentLoaded', look);
    addEventListener('pageshow', look);
    addEventListener('popstate', look);
  });
  return seen;
}

/** As the browser's own button does. Playwright's waits for a page that is loaded. */
async function go(page: Page, steps: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  const entry = entries[currentIndex + steps];
  if (entry) await browser.send('Page.navigateToHistoryEntry', { entryId: entry.id });
}

/** A visit that has looked for somebody, and has gone on. */
async function visit(page: Page): Promise<string[]> {
  const seen = await watchSeen(page);
  await page.goto('/?source=touchscreen');
  await attract(page).tap();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(looked);
  await page.goto('/travel-points');
  await expect.poll(() => seen).toContain(looked);
  return seen;
}

async function expectAttract(page: Page, seen: readonly string[]): Promise<void> {
  await expect(attract(page)).toBeVisible();
  await expect(page).toHaveURL(/\/kiosk$/);
  expect(seen.filter((address) => address !== '/kiosk')).toEqual([]);
}

test('Back from an attract screen whose scripts have not come leads to no page of the visit before', async ({
  page,
}) => {
  const seen = await visit(page);
  // The script that wipes is there; from now on none comes, as on a slow network.
  await page.waitForLoadState('networkidle');
  await hold(page, '**/*.js');
  await startOver(page).tap();
  await expect(attract(page)).toBeVisible();
  seen.length = 0;
  for (const steps of [-1, -1, -2, 1]) {
    await go(page, steps);
    await expectAttract(page, seen);
  }
});

test('Back while the attract screen is on its way shows nothing of the visit', async ({ page }) => {
  const seen = await visit(page);
  await page.waitForLoadState('networkidle');
  const attractScreen = await hold(page, '**/kiosk');
  await startOver(page).tap();
  await expect.poll(() => attractScreen.count()).toBe(1);
  seen.length = 0;
  for (let i = 0; i < 2; i += 1) {
    // Each way back asks for the attract screen anew, once or more often.
    const asked = attractScreen.count();
    await go(page, -1);
    await expect.poll(() => attractScreen.count()).toBeGreaterThan(asked);
  }
  attractScreen.release();
  await expectAttract(page, seen);
});

test('Back within a document that was wiped shows nothing of it', async ({ page, watch }) => {
  const seen = await visit(page);
  await hydrate(page);
  // Within one document, by the router.
  await page.getByRole('main').locator('a[href^="/"]:not([data-document])').first().tap();
  await expect(page).not.toHaveURL(/\/travel-points/);
  await page.waitForLoadState('networkidle');
  await page.route('**/start-over', (route) => route.abort());
  await startOver(page).tap();
  await expect(page.locator('#wiped')).toBeVisible();
  await expect(page).toHaveURL(/\/kiosk$/);
  seen.length = 0;
  for (let i = 0; i < 3; i += 1) {
    await go(page, -1);
    await expect(page).toHaveURL(/\/kiosk$/);
    await expect(page.getByRole('main')).toHaveCount(0);
  }
  expect(seen).toEqual([]);
  await page.unroute('**/start-over');
  await expectAttract(page, seen);
  expect(watch.complaints().filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('What lay ahead in the history goes with the visit', async ({ page }) => {
  const seen = await visit(page);
  await page.locator('footer a[data-back]').tap();
  await expect(page).toHaveURL(/\/search/);
  await page.waitForLoadState('networkidle');
  await startOver(page).tap();
  await expect(attract(page)).toBeVisible();
  seen.length = 0;
  await go(page, 1);
  await page.waitForLoadState('networkidle');
  await expectAttract(page, seen);
});

test('What a router renders late, of a visit that has ended, is not shown', async ({
  page,
  watch,
}) => {
  await visit(page);
  await hydrate(page);
  const payload = await hold(page, '**/RSC/R/**');
  await page.getByRole('main').locator('a[href^="/"]:not([data-document])').first().tap();
  await expect.poll(() => payload.count()).toBeGreaterThan(0);
  await page.route('**/start-over', (route) => route.abort());
  await startOver(page).tap();
  await expect(page.locator('#wiped')).toBeVisible();
  payload.release();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body > *')).toHaveCount(1);
  await expect(page.locator('#wiped')).toBeVisible();
  await expect(page).toHaveTitle('');
  await expect(page).toHaveURL(/\/kiosk$/);
  expect(watch.complaints().filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
