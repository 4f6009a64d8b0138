import { keepTogether } from '#i18n/keep-together.ts';
import type { Page } from 'playwright/test';
import { operatorContent } from '#operator/seed/operator-content.ts';
import { products } from '#operator/seed/shop/products.ts';
import { expect, hydrate, test, translator } from './support/fixtures.ts';
import { hold } from './support/hold.ts';
import { article, product } from './support/pages.ts';

const mn = translator('mn');
const soldOut = products.find(({ slug }) => slug === 'orkhon-x8');
const [first, ...otherVariants] = product.variants;
const other = otherVariants.find(({ color }) => color !== first?.color);

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

test('Another variant has its own address, picture, price and stock, in the same document', async ({
  page,
}) => {
  await open(page, `/shop/${product.id}`);
  const y = await page.evaluate(() => {
    scrollTo({ top: 60, behavior: 'instant' });
    return scrollY;
  });
  await page.getByRole('link', { name: other?.colorNameMn ?? '' }).click();
  await expect(page).toHaveURL(`/shop/${product.id}?variant=${other?.id}`);
  const picture = page
    .getByRole('list', { name: mn('shop.pictures') })
    .getByRole('img')
    .first();
  // The picture is inlined: its address contains what the file contains.
  const drawing = await (await page.request.get(other?.image ?? '')).text();
  const readHeld = async () =>
    decodeURIComponent(await picture.getAttribute('src').then(String)).split('svg+xml,')[1];
  await expect.poll(readHeld).toBe(drawing);
  expect(await page.evaluate(() => scrollY)).toBe(y);
  expect(await isSameDocument(page)).toBe(true);
});

test('A shared product, variant or news page names a PNG preview', async ({ page }) => {
  const shared = [
    `/shop/${product.id}`,
    `/shop/${product.id}?variant=${other?.id}`,
    `/news/${article.id}`,
  ];
  const pictures = new Set<string>();
  for (const path of shared) {
    const html = await (await page.request.get(path)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { pathname } = new URL(address);
    pictures.add(pathname);
    const answer = await page.request.get(pathname);
    expect([pathname, answer.status(), answer.headers()['content-type']]).toEqual([
      expect.stringMatching(/^\/pictures\/.+\.png$/),
      200,
      'image/png',
    ]);
  }
  expect(pictures.size).toBe(shared.length);
});

test('A press on a thumbnail scrolls the row of large pictures, but moves neither page nor focus', async ({
  page,
}) => {
  await page.goto('/shop/altai-nova-12-pro');
  await page.evaluate(() => scrollTo(0, 120));
  const small = page.locator('main a[data-in-row]');
  await small.nth(2).click();
  await expect
    .poll(() =>
      page.locator('ul:has(> #picture-1)').evaluate((row) => row.scrollLeft > row.clientWidth),
    )
    .toBe(true);
  await expect(small.nth(2)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  // Which thumbnail is marked is seen in every engine (tests/browsers/journeys/gallery.ts).
  await expect(page.locator('main a[data-in-row][aria-current]')).toHaveCount(1);
});

test('A rating shows at once, is saved, and stays as it is', async ({ page }) => {
  await open(page, `/shop/${product.id}`);
  const star = (point: number) => page.getByRole('button', { name: mn('shop.point', { point }) });
  await expect(page.getByText(mn('shop.ratingOnce'))).toBeVisible();
  const held = await hold(page);
  await star(4).click();
  await expect(star(4)).toHaveAttribute('aria-pressed', 'true');
  held.release();
  await expect(page.getByText(mn('shop.ratingSaved'))).toBeVisible();
  expect(held.count()).toBe(1);
  await open(page, `/shop/${product.id}`);
  await expect(star(4)).toHaveAttribute('aria-pressed', 'true');
  await star(2).click();
  await expect(page.getByText(mn('shop.ratingKept'))).toBeVisible();
  await expect(star(4)).toHaveAttribute('aria-pressed', 'true');
  await expect(star(2)).toHaveAttribute('aria-pressed', 'false');
});

test('A rating that cannot be sent is reported, and stays selected', async ({ page, watch }) => {
  await open(page, `/shop/${product.id}`);
  // The service answers 404 for an unknown product.
  await page.route('**/RSC/F/**', (route) => {
    const sent = route.request().postData() ?? '';
    return route.continue({ postData: sent.replace(product.id, 'p-9999') });
  });
  const star = page.getByRole('button', { name: mn('shop.point', { point: 5 }) });
  await star.click();
  await expect(page.getByRole('alert').filter({ hasText: mn('shop.ratingFailed') })).toBeFocused();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(watch.complaints()).toEqual([]);
});

test('A product that is sold out online says where it is in stock', async ({ page }) => {
  await page.goto(`/shop/${soldOut?.slug}`);
  await expect(
    page.getByRole('paragraph').filter({ hasText: mn('shop.stock.store') }),
  ).toBeVisible();
  const inStores = (soldOut?.storeStock ?? []).filter(({ qty }) => qty > 0);
  for (const { branchId } of inStores) {
    const branch = operatorContent.branches.find(({ id }) => id === branchId);
    await expect(
      page.getByRole('link', { name: keepTogether(branch?.nameMn ?? '') }),
    ).toBeVisible();
  }
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a variant is a link, and a rating is a form that shows what was given', async ({
    page,
  }) => {
    await page.goto(`/shop/${product.id}`);
    await page.getByRole('link', { name: other?.colorNameMn ?? '' }).click();
    await expect(page).toHaveURL(`/shop/${product.id}?variant=${other?.id}`);
    const star = page.getByRole('button', { name: mn('shop.point', { point: 3 }) });
    await star.click();
    await expect(page.getByText(mn('shop.ratingSaved'))).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`/shop/${product.id}?complete=1`);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  test('a page is not found when its product is unknown', async ({ page }) => {
    const response = await page.goto('/shop/no-such-product');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('notFound.title'));
  });
});
