import type { Page } from 'playwright/test';
import { expect, hydrate, test, translator } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

const mn = translator('mn');

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Everything that the browser still has of a visit. */
const readLeft = (page: Page) =>
  page.evaluate(async () => ({
    html: document.documentElement.outerHTML,
    typed: [...document.querySelectorAll('input,textarea')].map((one) => Reflect.get(one, 'value')),
    stored: [...Object.values(localStorage), ...Object.values(sessionStorage)],
    caches: await caches.keys(),
  }));

async function begin(page: Page): Promise<void> {
  await page.goto('/?source=touchscreen');
  await expect(page).toHaveURL(/\/kiosk$/);
  await page.locator('.attract-tile[value=mn]').tap();
  await expect(page).toHaveURL(/\/$/);
}

test('A kiosk without a network wipes its screen at once, and its visit when the network is back', async ({
  page,
  context,
  watch,
}) => {
  await page.clock.install();
  await begin(page);
  await page.goto('/digital-consent');
  await page.evaluate(() => {
    localStorage.setItem('left', 'Сарнай');
    sessionStorage.setItem('draft', 'Сарнай');
    document.cookie = 'cart_count=3;path=/';
  });
  watch.expectLoss('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await page.clock.runFor(125_000);
  await expect(page.getByText(mn('kiosk.wiped.title'))).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page).toHaveURL(/\/kiosk$/);
  await expect.poll(async () => JSON.stringify(await readLeft(page))).not.toContain('Сарнай');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cart_count');
  await context.setOffline(false);
  await page.clock.runFor(6000);
  await expect(page.locator('.attract-tile').first()).toBeVisible();
});

test('A page that has asked who is still there is hydrated as it stands', async ({ page }) => {
  await page.clock.install();
  await begin(page);
  await page.goto('/travel-points');
  const question = page.getByRole('alertdialog', { name: mn('kiosk.idle.title') });
  await page.clock.runFor(91_000);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: mn('kiosk.idle.stay') }).tap();
  await expect(question).toBeHidden();
  const main = page.getByRole('main');
  await main.evaluate((element) => Object.assign(element, { isRendered: true }));
  await hydrate(page);
  expect(await main.evaluate((element) => 'isRendered' in element)).toBe(true);
});

test('A visit that ends while React is on its way stays wiped', async ({ page, watch }) => {
  await begin(page);
  await page.goto('/travel-points');
  const payload = await hold(page, '**/RSC/R/travel-points.txt*');
  const isEnd = (url: string) => new URL(url).pathname === '/start-over';
  watch.expectLoss('ERR_FAILED');
  await page.route('**/start-over', (route) => route.abort());
  // The press is also the sign upon which React comes.
  const tried = page.waitForRequest((request) => isEnd(request.url()));
  await page.locator('footer form[action="/start-over"] button').tap();
  await tried;
  await expect(page.getByText(mn('kiosk.wiped.title'))).toBeVisible();
  payload.release();
  // Some seconds later the kiosk tries again; by then React would have shown the page anew.
  await page.waitForRequest((request) => isEnd(request.url()));
  expect(payload.count()).toBe(1);
  await expect(page.getByText(mn('kiosk.wiped.title'))).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
});

test('A kiosk waits longer where one waits for a phone', async ({ page }) => {
  await page.clock.install();
  await begin(page);
  await page.goto('/dan/redirect?for=newNumber');
  const question = page.getByRole('alertdialog');
  await page.clock.runFor(150_000);
  await expect(question).toBeHidden();
  await page.clock.runFor(31_000);
  await expect(question).toBeVisible();
});

test('Back in the kiosk’s bar leads through this visit and no further', async ({ page }) => {
  await begin(page);
  const back = page.getByRole('link', { name: mn('nav.back'), exact: true });
  await page.goto('/roaming');
  await page.goto('/travel-points');
  await back.tap();
  await expect(page).toHaveURL(/\/roaming$/);
  await back.tap();
  await expect(page).toHaveURL(/\/$/);
  await back.tap();
  await expect(page).toHaveURL(/\/$/);
});
