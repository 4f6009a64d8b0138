import { expect, hydrate, test, translator } from './support/fixtures.ts';

const mn = translator('mn');
const en = translator('en');

test('The theme changes at once, without a new document, and applies to the next pages', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: mn('theme.toDark') }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(banner.getByRole('button', { name: mn('theme.toLight') })).toBeVisible();
  await banner.getByRole('link', { name: mn('nav.news') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('news.title'));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await hydrate(page);
  await banner.getByRole('button', { name: mn('theme.toLight') }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('The theme toggle works after a client-side navigation', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: mn('theme.toDark') }).click();
  await banner.getByRole('link', { name: mn('nav.news') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('news.title'));
  await banner.getByRole('button', { name: mn('theme.toLight') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('The theme toggle works before anything is hydrated', async ({ page }) => {
  await page.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('theme.toDark') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('The language toggle stays on the page and its query, and applies to the next pages', async ({
  page,
}) => {
  await page.goto('/news?page=2');
  await hydrate(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('lang.toOther') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await hydrate(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: en('nav.shop') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('shop.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('The language toggle keeps a query that was reached by client-side navigation', async ({
  page,
}) => {
  await page.goto('/news');
  await hydrate(page);
  await page.getByRole('link', { name: mn('paging.next') }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('lang.toOther') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/news\?page=2$/);
});

test('The language toggle keeps the scroll position and what was typed', async ({ page }) => {
  const other = (key: 'mn' | 'en') =>
    page.getByRole('banner').getByRole('button', { name: translator(key)('lang.toOther') });
  // At this width titles wrap otherwise in the other language, so what is above and below has other heights.
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/news');
  // The first text on the screen stays in its place. What is below it moves with the text between.
  const first = page.locator('main article').nth(6).getByRole('paragraph').first();
  const readTop = () => first.evaluate((text) => Math.round(text.getBoundingClientRect().top));
  await first.evaluate((text) => text.scrollIntoView({ behavior: 'instant' }));
  const before = await readTop();
  // Playwright's click would scroll the page, although the header is sticky.
  await other('mn').evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(4);
});

for (const [path, content] of [
  ['/shop', 'main li:has(h3)'],
  ['/about', 'main section h2'],
] as const) {
  test(`The language toggle keeps the place on ${path}, beside what is sticky or hidden`, async ({
    page,
  }) => {
    await page.goto(path);
    const shown = page.locator(content).nth(path === '/shop' ? 9 : 2);
    const readTop = () => shown.evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await shown.evaluate((part) => {
      const { top } = part.getBoundingClientRect();
      scrollTo({ top: scrollY + top - 4, behavior: 'instant' });
    });
    await expect.poll(readTop).toBe(4);
    await page
      .getByRole('banner')
      .getByRole('button', { name: translator('mn')('lang.toOther') })
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(async () => Math.abs((await readTop()) - 4)).toBeLessThan(60);
  });
}

test('The language toggle keeps what was typed, also before a script has arrived', async ({
  page,
}) => {
  const other = () =>
    page.getByRole('banner').getByRole('button', { name: translator('en')('lang.toOther') });
  await page.goto('/digital-consent?lang=en');
  const tick = page.locator('form[data-draft] input[type=checkbox]').last();
  const isTicked = await tick.isChecked();
  // The scripts of this document never arrive.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
  await tick.setChecked(!isTicked);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await other().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mn');
  await expect(tick).toBeChecked({ checked: !isTicked });
});

test('The language toggle returns to a page that was reached by client-side navigation', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: mn('nav.news') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('news.title'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('lang.toOther') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('news.title'));
  await expect(page).toHaveURL(/\/news$/);
});

test('Language and theme in the address take precedence and are remembered', async ({ page }) => {
  await page.goto('/about?lang=en&theme=dark');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.goto('/about');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('An app prompt that was answered is not shown again, also after navigating', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrate(page);
  const stay = page.getByRole('button', { name: mn('app.stay') });
  await stay.click();
  await expect(stay).toBeHidden();
  await hydrate(page);
  await page.locator('main a[href^="/news/"]').first().click();
  await expect(page).toHaveURL(/\/news\//);
  await expect(stay).toBeHidden();
  await page.reload();
  await expect(stay).toBeHidden();
});

test('The app prompt is shown in windows of up to 900 px', async ({ page }) => {
  const stay = page.getByRole('button', { name: mn('app.stay') });
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/');
  await expect(stay).toBeVisible();
  await page.setViewportSize({ width: 901, height: 800 });
  await expect(stay).toBeHidden();
});
