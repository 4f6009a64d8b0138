import type { Page } from 'playwright/test';
import { products } from '#operator/seed/shop/products.ts';
import { expect, hydrate, test, translator } from './support/fixtures.ts';

const mn = translator('mn');
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const filters = (page: Page) => page.getByRole('form', { name: mn('shop.filters') });
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

test('A filter beside the list applies at once, in the same document, with position and focus kept', async ({
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
  await expect(page).toHaveURL('/shop?category=c-phones&lease=1&brand=Altai');
  expect(await isSameDocument(page)).toBe(true);
});

test('A "+" of a list puts its product into the cart, and the list stays where it is', async ({
  page,
}) => {
  await open(page, '/shop?category=c-accessories&sub=sc-glass');
  const plus = cards(page)
    .last()
    .getByRole('button', { name: new RegExp(`^${mn('cart.add')}:`) });
  await plus.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await plus.dblclick();
  await expect(page.getByRole('status').filter({ hasText: mn('cart.added') })).toBeVisible();
  await expect(page.locator('[data-cart-count]:visible').first()).toHaveText('1');
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await isSameDocument(page)).toBe(true);
});

test('A chip removes its filter and unticks the box', async ({ page }) => {
  await open(page, '/shop?sort=new&brand=Altai&brand=Zephyr');
  await page.getByRole('link', { name: mn('shop.remove', { name: 'Altai' }) }).click();
  await expect(page).toHaveURL('/shop?sort=new&brand=Zephyr');
  await expect(filters(page).getByRole('checkbox', { name: /^Altai/ })).not.toBeChecked();
  await expect(filters(page).getByRole('checkbox', { name: /^Zephyr/ })).toBeChecked();
  await page.goBack();
  await expect(filters(page).getByRole('checkbox', { name: /^Altai/ })).toBeChecked();
  expect(await isSameDocument(page)).toBe(true);
});

test('A list sorted by price ascends over its pages, and back restores the scroll position', async ({
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
    // A reduced price is followed by the one before.
    return texts.map((text) => Number(text.split('₮', 1)[0]?.replace(/\D/g, '')));
  };
  const before = await readPrices();
  const next = page.getByRole('link', { name: mn('shop.next') });
  await next.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  await next.click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole('link', { name: mn('shop.previous') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const all = [...before, ...(await readPrices())];
  expect(all).toHaveLength(products.filter(({ categoryId }) => categoryId === 'c-tablets').length);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y - 60);
  expect(await isSameDocument(page)).toBe(true);
});

test('An unknown address of the shop says so and links to the shop', async ({ page }) => {
  // Twice: first the answer has to be fetched, then the edge has it cached.
  for (let i = 0; i < 2; i += 1) {
    await page.goto('/shop?after=garbage');
    await expect(page.getByText(mn('shop.pastEnd'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: mn('shop.toFirst') }).first()).toBeVisible();
    // The way back is in the address, and this one has none.
    await expect(page.getByRole('link', { name: mn('shop.previous') })).toHaveCount(0);
  }
  for (const path of ['/shop?category=nothing', '/shop?category=c-phones&sub=nothing']) {
    for (let i = 0; i < 2; i += 1) expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('notFound.title'));
  }
});

test("In a phone's filter sheet only the button applies the filters", async ({ page }) => {
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
    await expect(page.getByRole('link', { name: mn('shop.previous') })).toBeVisible();
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
});
