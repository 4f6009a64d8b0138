import type { Page } from 'playwright/test';
import { expect, hydrate, test, translator } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

const mn = translator('mn');

declare global {
  interface Window {
    /** Lost when a new document takes the place of this one. */
    sameDocument?: boolean;
  }
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true);

test('A link changes the page without a new document', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await markDocument(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: mn('nav.news') })
    .click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('news.title'));
  await expect(page).toHaveTitle(new RegExp(`^${mn('news.title')} \\|`));
  expect(await isSameDocument(page)).toBe(true);
});

test('A navigation moves the focus to the new heading and announces the title', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: mn('nav.news') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: mn('news.title') })).toBeFocused();
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: mn('news.title') }),
  ).toBeAttached();
});

test('A new page begins at its top, and back restores the scroll position', async ({ page }) => {
  await page.goto('/news');
  await hydrate(page);
  await markDocument(page);
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await last.click();
  await expect(page).toHaveURL(/\/news\/n-/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('news.title'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
  await page.goForward();
  await expect(page).toHaveURL(/\/news\/n-/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(mn('news.title'));
  expect(await isSameDocument(page)).toBe(true);
});

test('The second page of a list is reached without a new document and begins at its top', async ({
  page,
}) => {
  await page.goto('/news');
  await hydrate(page);
  await markDocument(page);
  await page.getByRole('link', { name: mn('paging.next') }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page.getByRole('link', { name: mn('paging.page', { page: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('A page is prefetched once when the pointer is over its link', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('banner').getByRole('link', { name: mn('nav.news') });
  const payload = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/RSC/R/news.txt',
  );
  await link.hover();
  await payload;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('news.title'));
  expect(asked.filter((path) => path === '/RSC/R/news.txt')).toHaveLength(1);
});

test('A navigation shows that it is pending when the page is slow', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { release } = await hold(page, '**/RSC/R/about.txt*');
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '');
  await expect(page.locator('.progress')).toHaveCSS('opacity', '1');
  release();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
});

test('A page is loaded as a document when its payload cannot be fetched', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await hydrate(page);
  await page.route('**/RSC/R/sdg.txt*', (route) => route.abort());
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/sdg';
    link.textContent = 'go';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'go', exact: true }).click();
  await expect(page).toHaveURL(/\/sdg$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser logs the aborted request.
  expect(watch.complaints().filter((line) => !/ERR_FAILED|fetch/i.test(line))).toEqual([]);
});

test('"Page not found" is shown inside the same document', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/no-such-page';
    link.textContent = 'go';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'go', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('notFound.title'));
  await page.getByRole('link', { name: mn('error.home') }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('A link with a fragment scrolls to that part of another page', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const nearby = page.locator('main a[href^="/service-branches"][href*="#"]').first();
  const id = (await nearby.getAttribute('href'))?.split('#')[1] ?? '';
  await nearby.click();
  await expect(page).toHaveURL(new RegExp(`/service-branches.*#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('A link inside an article navigates in the same document', async ({ page }) => {
  await page.goto('/news/n-046');
  await hydrate(page);
  await markDocument(page);
  await page.getByRole('article').getByRole('link', { name: 'Зөвшөөрлийн бүрэн эх' }).click();
  await expect(page).toHaveURL(/\/digital-consent$/);
  expect(await isSameDocument(page)).toBe(true);
});
