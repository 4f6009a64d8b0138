import type { Page } from 'playwright/test';
import { operatorContent } from '#operator/seed/operator-content.ts';
import { products } from '#operator/seed/shop/products.ts';
import { expect, hydrate, test, translator } from './stage/fixtures.ts';
import { product } from './stage/pages.ts';

const mn = translator('mn');
const soldOut = products.find(({ slug }) => slug === 'orkhon-x8');
const [first, ...otherVariants] = product.variants;
const other = otherVariants.find(({ color }) => color !== first?.color);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const filters = (page: Page) => page.getByRole('form', { name: mn('shop.filters') });
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

test('A tick beside the list counts at once: same document, same place, focus on the tick', async ({
  page,
}) => {
  await open(page, '/shop?category=c-phones');
  await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }));
  const tick = filters(page).getByRole('checkbox', { name: /^Altai/ });
  await tick.check();
  await expect(page).toHaveURL('/shop?category=c-phones&brand=Altai');
  await expect(count(page)).toHaveText(mn('shop.count', { count: 12 }));
  await expect(tick).toBeFocused();
  await expect(tick).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(240);
  await filters(page)
    .getByRole('checkbox', { name: new RegExp(`^${mn('shop.leasable')}`) })
    .check();
  await expect(page).toHaveURL('/shop?category=c-phones&brand=Altai&lease=1');
  expect(await isSameDocument(page)).toBe(true);
});

test('A chip takes its filter away, and the tick follows', async ({ page }) => {
  await open(page, '/shop?brand=Altai&brand=Zephyr&sort=new');
  await page.getByRole('link', { name: mn('shop.remove', { name: 'Altai' }) }).click();
  await expect(page).toHaveURL('/shop?brand=Zephyr&sort=new');
  await expect(filters(page).getByRole('checkbox', { name: /^Altai/ })).not.toBeChecked();
  await expect(filters(page).getByRole('checkbox', { name: /^Zephyr/ })).toBeChecked();
  await page.goBack();
  await expect(filters(page).getByRole('checkbox', { name: /^Altai/ })).toBeChecked();
  expect(await isSameDocument(page)).toBe(true);
});

test('Sorted by price the list ascends over its pages, and back leads to where one was', async ({
  page,
}) => {
  await open(page, '/shop?category=c-tablets');
  await page.getByRole('link', { name: mn('shop.sorts.priceAsc') }).click();
  await expect(page).toHaveURL('/shop?category=c-tablets&sort=priceAsc');
  await expect(page.getByRole('link', { name: mn('shop.sorts.priceAsc') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const readPrices = async () => {
    const texts = await cards(page).locator('.price').allTextContents();
    return texts.map((text) => Number(text.replace(/\D/g, '')));
  };
  const before = await readPrices();
  const next = page.getByRole('link', { name: mn('shop.next') });
  await next.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  await next.click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole('link', { name: mn('shop.toFirst') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const all = [...before, ...(await readPrices())];
  expect(all).toHaveLength(products.filter(({ categoryId }) => categoryId === 'c-tablets').length);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y - 60);
  expect(await isSameDocument(page)).toBe(true);
});

test('In the sheet of a phone only its button counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/shop?category=c-phones');
  await page.getByRole('button', { name: mn('shop.filters') }).click();
  const sheet = filters(page);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('checkbox', { name: /^Altai/ }).check();
  await sheet.getByRole('textbox', { name: mn('shop.least') }).fill('1 000 000');
  await expect(page).toHaveURL('/shop?category=c-phones');
  await sheet.getByRole('button', { name: mn('shop.show') }).click();
  await expect(page).toHaveURL(/brand=Altai&min=1000000$|min=1\+000\+000&brand=Altai$/);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('Another colour is another address: same document, picture, price and stock of its own', async ({
  page,
}) => {
  await open(page, `/shop/${product.slug}`);
  const y = await page.evaluate(() => {
    scrollTo({ top: 60, behavior: 'instant' });
    return scrollY;
  });
  await page.getByRole('link', { name: other?.colorNameMn ?? '' }).click();
  await expect(page).toHaveURL(`/shop/${product.slug}?variant=${other?.id}`);
  const picture = page
    .getByRole('region', { name: mn('shop.pictures') })
    .getByRole('img')
    .first();
  await expect(picture).toHaveAttribute('src', other?.image ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(y);
  expect(await isSameDocument(page)).toBe(true);
});

test('A point counts at once, is kept, and can be changed', async ({ page }) => {
  await open(page, `/shop/${product.slug}`);
  const star = (point: number) => page.getByRole('button', { name: mn('shop.point', { point }) });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let sent = 0;
  await page.route('**/RSC/F/**', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await star(4).click();
  await expect(star(4)).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.getByText(mn('shop.ratingSaved'))).toBeVisible();
  expect(sent).toBe(1);
  await open(page, `/shop/${product.slug}`);
  await expect(star(4)).toHaveAttribute('aria-pressed', 'true');
  await star(2).click();
  await expect(page.getByText(mn('shop.ratingSaved'))).toBeVisible();
  await expect(star(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(star(4)).toHaveAttribute('aria-pressed', 'false');
});

test('A point that can not be sent is said so, and kept', async ({ page, watch }) => {
  await open(page, `/shop/${product.slug}`);
  await page.route('**/RSC/F/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/x-component', body: failedAnswer }),
  );
  const star = page.getByRole('button', { name: mn('shop.point', { point: 5 }) });
  await star.click();
  await expect(page.getByRole('alert').filter({ hasText: mn('shop.ratingFailed') })).toBeFocused();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(watch.complaints()).toEqual([]);
});

/** What the action answers when the service has not counted: a value, not an error. */
const failedAnswer =
  '0:{"_value":{"ok":false,"message":"shop.ratingFailed","typed":{"point":["5"]}}}\n';

test('What is sold out here says where it is', async ({ page }) => {
  await page.goto(`/shop/${soldOut?.slug}`);
  await expect(page.getByText(mn('shop.stock.store'))).toBeVisible();
  const inStores = (soldOut?.storeStock ?? []).filter(({ qty }) => qty > 0);
  for (const { branchId } of inStores) {
    const branch = operatorContent.branches.find(({ id }) => id === branchId);
    await expect(page.getByRole('link', { name: branch?.nameMn ?? '' })).toBeVisible();
  }
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters, the search, the pages and the sheet are forms and links', async ({ page }) => {
    await page.goto('/shop?category=c-phones');
    await filters(page)
      .getByRole('checkbox', { name: /^Altai/ })
      .check();
    await filters(page)
      .getByRole('textbox', { name: mn('shop.least') })
      .fill('1000000');
    await filters(page)
      .getByRole('button', { name: mn('shop.show') })
      .click();
    await expect(page).toHaveURL(/category=c-phones&min=1000000&max=&brand=Altai$/);
    await expect(filters(page).getByRole('checkbox', { name: /^Altai/ })).toBeChecked();
    await page.getByRole('link', { name: mn('shop.remove', { name: 'Altai' }) }).click();
    await expect(page).toHaveURL('/shop?category=c-phones&min=1000000');
    await page.getByRole('link', { name: mn('shop.next') }).click();
    await expect(page.getByRole('link', { name: mn('shop.toFirst') })).toBeVisible();
    const search = page.getByRole('search').filter({ has: page.locator('#shop-q') });
    await search.getByRole('searchbox').fill('orkhon');
    await search.getByRole('button').click();
    await expect(page).toHaveURL('/shop?category=c-phones&q=orkhon');
    await expect(cards(page).first()).toContainText('Orkhon');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: mn('shop.filters') }).click();
    await expect(filters(page)).toBeVisible();
  });

  test('a variant is a link, and a point is a form that remembers', async ({ page }) => {
    await page.goto(`/shop/${product.slug}`);
    await page.getByRole('link', { name: other?.colorNameMn ?? '' }).click();
    await expect(page).toHaveURL(`/shop/${product.slug}?variant=${other?.id}`);
    const star = page.getByRole('button', { name: mn('shop.point', { point: 3 }) });
    await star.click();
    await expect(page.getByText(mn('shop.ratingSaved'))).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`/shop/${product.slug}?complete=1`);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
});
