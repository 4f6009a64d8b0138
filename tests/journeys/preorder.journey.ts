import { products } from '#operator/seed/shop/products.ts';
import { type Visit, agree, expectSound, heading, main, payFor } from './support/checkout.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { askForCode, enterCode, newNumber, readCode } from './support/sign-in.ts';

const [product] = products.filter(({ preorder }) => preorder);
if (!product) throw new Error('the seed has no pre-order');
const path = `/pre-order/${product.id}`;

test.describe('With scripts', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('A customer pre-orders from the product’s page, pays, and gives it back, mn', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(150_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
    await page.goto(`/shop/${product.id}`);
    await main(page)
      .getByRole('link', { name: t('preorder.open') })
      .click();
    await expect(heading(page)).toHaveText(product.nameMn ?? '');
    await expectSound(visit, 'stranger');
    await page.goto(`/sign-in?next=${path}`);
    await enterCode(page, await askForCode(page, newNumber()));
    await expect(main(page)).toContainText(t('preorder.reserve.title'));
    await expectSound(visit, 'reserve');
    await agree(visit);
    await main(page)
      .getByRole('button', { name: /200,000₮/ })
      .click();
    await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
    await payFor(visit);
    await expect(async () => {
      await page.goto(path);
      await expect(main(page)).toContainText(t('preorder.state.CONFIRMED'));
    }).toPass({ timeout: 30_000 });
    await expectSound(visit, 'confirmed');
    await page.goto('/account');
    await expect(main(page)).toContainText(product.nameMn ?? '');
    await page.goto(path);
    await main(page).getByText(t('preorder.cancel.title')).click();
    await page.getByRole('button', { name: t('preorder.cancel.send') }).click();
    // It can be had anew.
    await expect(main(page)).toContainText(t('preorder.reserve.title'));
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('A guest of another operator confirms a number by code and pre-orders, en', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(150_000);
    const t = translator('en');
    const visit: Visit = { page, t, scripts: false };
    await prefer(context, baseURL, { lang: 'en', theme: 'dark', prompt: 'web', mode: 'browser' });
    await page.goto(path);
    await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('8811 7702');
    await page.getByRole('button', { name: t('identity.getCode') }).click();
    await page.locator('input[name=code]').fill(await readCode(page, '88117702'));
    await page.getByRole('button', { name: t('flow.continue'), exact: true }).click();
    // Nothing is paid for without the terms.
    const pay = main(page).getByRole('button', { name: /200,000₮/ });
    await pay.click();
    await expect(main(page)).toContainText(t('flow.fault.terms'));
    await agree(visit);
    await pay.click();
    await payFor(visit);
    await expect(async () => {
      await page.goto(path);
      await expect(main(page)).toContainText(t('preorder.state.CONFIRMED'));
    }).toPass({ timeout: 30_000 });
  });
});
