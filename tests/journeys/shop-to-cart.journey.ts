import { formatMnt } from '#domain/money.ts';
import { lines, main, quantity, removeButton, step, total } from './support/cart-page.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { layouts, visits } from './support/layouts.ts';
import { askForCode, enterCode, newNumber } from './support/sign-in.ts';

/** The amount of a shown price, without its unit. */
const toMnt = (shown: string) => Number(shown.replace(/\D/g, ''));

for (const scripts of [true, false]) {
  test.describe(scripts ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled: scripts });
    for (const { mode, locale } of visits(scripts)) {
      test(`A cart filled in the shop is there after signing in, ${mode}, ${locale}`, async ({
        page,
        context,
        baseURL,
      }) => {
        const t = translator(locale);
        await page.setViewportSize(layouts[mode]);
        await prefer(context, baseURL, { lang: locale, prompt: 'web', mode });
        const settle = () => (scripts ? hydrate(page) : Promise.resolve());

        await test.step('browse, sort, page, product', async () => {
          await page.goto('/shop?category=c-phones&stock=1');
          await settle();
          await page.getByRole('link', { name: t('shop.sorts.priceAsc') }).click();
          await expect(page).toHaveURL(/sort=/);
          await main(page)
            .getByRole('link', { name: t('shop.next') })
            .click();
          await expect(main(page).getByRole('link', { name: t('shop.previous') })).toBeVisible();
          await main(page).locator('a[href^="/shop/"]').first().click();
          await expect(page).toHaveURL(/\/shop\/[^?]+/);
        });
        const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

        await test.step('add, change, remove, undo', async () => {
          await settle();
          await page.getByRole('button', { name: new RegExp(t('cart.add')) }).click();
          await expect(page.locator('[data-cart-count]:visible').first()).toHaveText('1');
          await main(page)
            .getByRole('link', { name: t('cart.go') })
            .click();
          await expect(lines(page)).toHaveCount(1);
          await expect(lines(page)).toContainText(name);
          // The same holds on a page that is not the answer to a form.
          await expect(page.locator('[data-cart-count]:visible').first()).toHaveText('1');
          const price = toMnt((await total(page).textContent()) ?? '');
          await settle();
          await step(page, 1).click();
          await expect(quantity(page)).toHaveValue('2');
          await expect(total(page)).toHaveText(formatMnt(price * 2));
          await removeButton(page).click();
          await expect(main(page).getByText(t('cart.empty'))).toBeVisible();
          await main(page)
            .getByRole('button', { name: t('cart.undo') })
            .click();
          await expect(quantity(page)).toHaveValue('2');
        });

        await test.step('sign in: the same cart, once', async () => {
          await page.goto('/sign-in?next=/cart');
          await settle();
          await enterCode(page, await askForCode(page, newNumber(), locale), locale);
          await expect(page).toHaveURL(/\/cart$/);
          await expect(quantity(page)).toHaveValue('2');
          await page.reload();
          await expect(lines(page)).toHaveCount(1);
          await expect(quantity(page)).toHaveValue('2');
        });
      });
    }
  });
}
