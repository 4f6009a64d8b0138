import type { Page } from 'playwright/test';
import { addButton, phone, quantity, said, step } from './support/cart-page.ts';
import { expect, hydrate, test, translator } from './support/fixtures.ts';

const mn = translator('mn');

/** Serves the styles so that this browser applies the rules for browsers without popovers. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll('selector(:popover-open)', 'selector(:unknown-to-all)');
    return route.fulfill({ response, body });
  });
}

test('The cart counts a pressed step when FormData does not include the button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.FormData = new Proxy(FormData, {
      construct: (Native, [form]: [HTMLFormElement?]) => new Native(form),
    });
  });
  await page.goto(`/shop/${phone.slug}`);
  await hydrate(page);
  await addButton(page).click();
  await expect(said(page, mn('cart.added'))).toBeVisible();
  await page.goto('/cart');
  await hydrate(page);
  await step(page, 1).click();
  await expect(quantity(page)).toHaveValue('2');
});

test.describe('without scripts, where a browser knows no popover', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens and closes by links', async ({ page }) => {
    await forgetPopovers(page);
    await page.goto('/');
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: mn('nav.menu') }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: mn('nav.close') }).click();
    await expect(menu).toBeHidden();
  });

  test('the filters open by a link and are sent', async ({ page }) => {
    await forgetPopovers(page);
    await page.goto('/shop');
    const filters = page.locator('#filters');
    await expect(filters).toBeHidden();
    await page.getByRole('link', { name: mn('shop.filters') }).click();
    await filters.getByRole('checkbox', { name: /^Altai/ }).check();
    await filters.getByRole('button', { name: mn('shop.show') }).click();
    await expect(page).toHaveURL(/brand=Altai/);
  });
});
