import { formatMnt } from '#domain/money.ts';
import {
  add,
  addButton,
  badge,
  lines,
  main,
  phone,
  price,
  quantity,
  removeButton,
  said,
  step,
  total,
  undo,
} from './support/cart-page.ts';
import { expect, hydrate, test, translator } from './support/fixtures.ts';
import { answers, hold } from './support/hold.ts';

const mn = translator('mn');

test('The badge, the line and the total change before the server has answered', async ({
  page,
}) => {
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  const sent = await hold(page);
  await addButton(page).click();
  await expect(badge(page)).toHaveText('1');
  const added = answers(page, 1);
  sent.release();
  await added;
  await expect(said(page, mn('cart.added'))).toBeVisible();
  await page.unroute('**/RSC/F/**');
  await page.goto('/cart');
  await hydrate(page);
  const steps = await hold(page);
  await step(page, 1).click();
  await step(page, 1).click();
  await expect(quantity(page)).toHaveValue('3');
  await expect(total(page)).toHaveText(formatMnt(price * 3));
  await expect(badge(page)).toHaveText('3');
  const stepped = answers(page, 2);
  steps.release();
  await stepped;
  await page.reload();
  await expect(quantity(page)).toHaveValue('3');
});

test('A quantity that is typed into the pressed field replaces the number, in every browser', async ({
  page,
}) => {
  await add(page);
  await page.goto('/cart');
  await hydrate(page);
  // As Safari does, which takes back what was selected when the press ends.
  await page.evaluate(() =>
    addEventListener('mouseup', ({ target }) => {
      if (target instanceof HTMLInputElement) target.setSelectionRange(1, 1);
    }),
  );
  await quantity(page).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(total(page)).toHaveText(formatMnt(price * 3));
  await expect(quantity(page)).toHaveValue('3');
});

test('A quantity that was typed and left before hydration is sent', async ({ page }) => {
  await add(page);
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await quantity(page).fill('3');
  await quantity(page).blur();
  scripts.release();
  await hydrate(page);
  await expect(total(page)).toHaveText(formatMnt(price * 3));
  await expect(quantity(page)).toHaveValue('3');
});

test('A double click adds one, also when the answer comes between the two presses', async ({
  page,
}) => {
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  const answered = answers(page, 1);
  await addButton(page).dblclick({ delay: 100 });
  await answered;
  await expect(said(page, mn('cart.added'))).toBeVisible();
  await page.goto('/cart');
  await expect(quantity(page)).toHaveValue('1');
});

test('A refused quantity is explained beside its line, with what was typed, and changes nothing', async ({
  page,
}) => {
  await add(page);
  await page.goto('/cart');
  await hydrate(page);
  await quantity(page).fill('олон');
  await quantity(page).press('Enter');
  await expect(lines(page).first().getByRole('alert')).toHaveText(mn('cart.wrongQuantity'));
  await expect(quantity(page)).toBeFocused();
  await expect(quantity(page)).toHaveValue('олон');
  await expect(total(page)).toHaveText(formatMnt(price));
});

test('A removed line can be restored, and an empty cart says that it is empty', async ({
  page,
}) => {
  await add(page);
  await page.goto('/cart');
  await hydrate(page);
  await removeButton(page).click();
  await expect(said(page, mn('cart.empty'))).toBeVisible();
  await expect(badge(page)).toBeHidden();
  await undo(page).click();
  await expect(quantity(page)).toHaveValue('1');
  await expect(quantity(page)).toBeFocused();
  await expect(badge(page)).toHaveText('1');
});

test('A change is reverted with a message when it fails', async ({ page, watch }) => {
  await add(page);
  await page.goto('/cart');
  await hydrate(page);
  watch.expectLoss('ERR_FAILED');
  await page.route('**/RSC/F/**', (route) => route.abort());
  await step(page, 1).click();
  await expect(lines(page).first().getByRole('alert')).toHaveText(mn('request.failed'));
  await expect(quantity(page)).toHaveValue('1');
  await expect(badge(page)).toHaveText('1');
});

test('The cart opens as a drawer, whose link leads to the cart page', async ({ page }) => {
  await add(page);
  await page.locator('a[data-cart-link]').click();
  const drawer = page.getByRole('dialog', { name: mn('cart.title') });
  await expect(drawer.getByText(formatMnt(price)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.locator('a[data-cart-link]').click();
  await drawer.getByRole('link', { name: mn('cart.whole') }).click();
  await expect(page).toHaveURL('/cart');
  await expect(drawer).toBeHidden();
  await expect(lines(page)).toHaveCount(1);
});

test('The cart’s link opens the drawer also on a page that answers a native add', async ({
  page,
}) => {
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto(`/shop/${phone.slug}`, { waitUntil: 'domcontentloaded' });
  await addButton(page).click();
  await expect(said(page, mn('cart.added'))).toBeVisible();
  const { pathname } = new URL(page.url());
  scripts.release();
  await page.waitForLoadState('load');
  await expect(page.locator('html')).toHaveAttribute('data-static');
  await page.locator('a[data-cart-link]').click();
  const drawer = page.getByRole('dialog', { name: mn('cart.title') });
  await expect(drawer.getByText(formatMnt(price)).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added, counted up, refused in place, removed and restored', async ({
    page,
  }) => {
    await page.goto(`/shop/${phone.slug}`);
    await addButton(page).click();
    await expect(said(page, mn('cart.added'))).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    await main(page)
      .getByRole('link', { name: mn('cart.go') })
      .click();
    await step(page, 1).click();
    await expect(quantity(page)).toHaveValue('2');
    await expect(total(page)).toHaveText(formatMnt(price * 2));
    await quantity(page).fill('x');
    await quantity(page).press('Enter');
    await expect(lines(page).first().getByRole('alert')).toHaveText(mn('cart.wrongQuantity'));
    await expect(quantity(page)).toHaveValue('x');
    await removeButton(page).click();
    await expect(said(page, mn('cart.empty'))).toBeVisible();
    await undo(page).click();
    await expect(quantity(page)).toHaveValue('2');
  });
});
