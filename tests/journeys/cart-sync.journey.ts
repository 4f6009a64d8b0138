import { formatMnt } from '#domain/money.ts';
import { decodeStored } from '#browser/read-stored.ts';
import {
  add,
  addButton,
  badge,
  lines,
  other,
  phone,
  quantity,
  removeButton,
  said,
  total,
} from './support/cart-page.ts';
import { expect, hydrate, test, translator } from './support/fixtures.ts';
import { answers, hold } from './support/hold.ts';

const mn = translator('mn');

test('Two tabs show the same cart', async ({ page, context }) => {
  await add(page);
  await page.goto('/cart');
  await hydrate(page);
  const second = await context.newPage();
  await second.goto(`/shop/${other.slug}`);
  await hydrate(second);
  await addButton(second).click();
  await expect(badge(page)).toHaveText('2');
  await expect(lines(page)).toHaveCount(2);
  await removeButton(page).click();
  await expect(badge(second)).toHaveText('1');
});

test('An add made offline is sent once when the connection is back', async ({
  page,
  context,
  watch,
}) => {
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  watch.expectLoss('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await addButton(page).click();
  await expect(said(page, mn('cart.queued'))).toBeVisible();
  await expect(badge(page)).toHaveText('1');
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('@mc_cart_queue'))).toBeNull();
  await page.goto('/cart');
  await hydrate(page);
  await expect(quantity(page)).toHaveValue('1');
});

test('The link to the cart stays on the page without a connection, and says so', async ({
  page,
  context,
  watch,
}) => {
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  watch.expectLoss('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  await addButton(page).click();
  await expect(said(page, mn('cart.queued'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: mn('cart.go') })
    .click();
  await expect(page.locator('.toast')).toHaveText(mn('offline'));
  await expect(addButton(page)).toBeVisible();
  await expect(page).toHaveURL(`/shop/${phone.slug}`);
  await context.setOffline(false);
});

test('The cart says that an add waits, and sends it again, when the first try after a reload fails', async ({
  page,
  watch,
}) => {
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  watch.expectLoss('ERR_FAILED');
  await page.route('**/RSC/F/**', (route) => route.abort());
  await addButton(page).click();
  await expect(said(page, mn('cart.queued'))).toBeVisible();
  await page.goto('/cart');
  await hydrate(page);
  await expect(said(page, mn('cart.queued'))).toBeVisible();
  await expect(page.getByText(mn('cart.empty'))).toHaveCount(0);
  await page.unroute('**/RSC/F/**');
  await expect(quantity(page)).toHaveValue('1');
  await expect(said(page, mn('cart.queued'))).toHaveCount(0);
});

test('An add is not lost when its page is left before the answer', async ({ page }) => {
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  await page.route('**/RSC/F/**', () => new Promise(() => {}));
  await addButton(page).click();
  await expect(badge(page)).toHaveText('1');
  await page.unroute('**/RSC/F/**');
  await page.goto('/cart');
  await hydrate(page);
  await expect(quantity(page)).toHaveValue('1');
});

test('A cart page shows an add that was done after the page was rendered', async ({ page }) => {
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  const { release } = await hold(page);
  await page.route('**/cart', async (route) => {
    const response = await route.fetch();
    const answered = answers(page, 1);
    release();
    await answered;
    await route.fulfill({ response });
  });
  await addButton(page).click();
  await page.goto('/cart');
  await expect(quantity(page)).toHaveValue('1');
});

test('An add is retried by itself and done once when its request fails', async ({
  page,
  watch,
}) => {
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  watch.expectLoss('ERR_FAILED');
  await page.route('**/RSC/F/**', (route) => route.abort());
  await addButton(page).click();
  await expect(said(page, mn('cart.queued'))).toBeVisible();
  await page.unroute('**/RSC/F/**');
  await expect(said(page, mn('cart.added'))).toBeVisible();
  await page.goto('/cart');
  await hydrate(page);
  await expect(quantity(page)).toHaveValue('1');
});

test("A cart in the browser's storage is imported once when the server has none", async ({
  page,
}) => {
  await page.goto('/about');
  const item = { productId: phone.id, quantity: 2, price: 1, nameMn: 'Өөр', nameEn: 'Other' };
  await page.evaluate(
    (stored) => localStorage.setItem('@mc_local_cart', stored),
    Buffer.from(JSON.stringify([item])).toString('base64'),
  );
  await page.reload();
  await hydrate(page);
  await expect(badge(page)).toHaveText('2');
  await page.goto('/cart');
  await hydrate(page);
  await expect(quantity(page)).toHaveValue('2');
  await expect(total(page)).toHaveText(formatMnt(phone.price * 2));
  const mirror = decodeStored(await page.evaluate(() => localStorage.getItem('@mc_local_cart')));
  expect(mirror).toMatchObject({
    items: [{ productId: phone.id, quantity: 2, price: phone.price, nameMn: phone.nameMn }],
    summary: { total: phone.price * 2, quantity: 2 },
  });
});
