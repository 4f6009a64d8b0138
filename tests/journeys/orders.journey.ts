import {
  agree,
  card,
  expectSound,
  fillAddress,
  heading,
  main,
  orderThing,
  payFor,
  phone,
  press,
  reloadUntil,
} from './support/checkout.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';

for (const { mode, size, theme, locale, goods } of [
  { mode: 'browser', size: [1440, 900], theme: 'dark', locale: 'mn', goods: 'DELIVERY' },
  { mode: 'browser', size: [390, 844], theme: 'light', locale: 'en', goods: 'DIGITAL' },
  { mode: 'kiosk', size: [1080, 1920], theme: 'dark', locale: 'en', goods: 'PICKUP' },
] as const) {
  test.describe(`${mode}, ${size[0]} px`, () => {
    test.use({
      viewport: { width: size[0], height: size[1] },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`The pages of a payment and of its order are sound, ${goods}, ${theme}, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(150_000);
      const t = translator(locale);
      const visit = { page, t, scripts: true };
      const isKiosk = mode === 'kiosk';
      const sound = (where: string) => expectSound(visit, where, isKiosk ? 60 : 24);
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode });
      await page.goto('/order');
      await sound('no orders');

      await orderThing(visit, (goods === 'DIGITAL' ? card : phone).slug);
      await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('88001234');
      await press(visit);
      if (goods !== 'DIGITAL') {
        await page.locator(`input[value=${goods}]`).check();
        await press(visit);
      }
      if (goods === 'PICKUP') {
        await page.locator('[name=branchId]').first().check();
        await press(visit);
      }
      if (goods === 'DELIVERY') {
        await fillAddress(visit);
        await press(visit);
        await page.locator('[name=slot]:not([disabled])').last().check();
        await press(visit);
      }
      await press(visit, 'checkout.toPayment');
      await expect(heading(page)).toHaveText(t('checkout.question.pay'));
      await agree(visit);
      await main(page)
        .getByRole('button', { name: new RegExp(t('checkout.pay', { price: '' }).trim()) })
        .click();
      await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
      await sound('waiting for the payment');
      // Nobody opens an app at a kiosk, so nothing there leads to a wallet.
      if (isKiosk) return;

      await payFor(visit);
      // The tax authority answers within seconds of the money.
      await reloadUntil(page, async () => {
        await expect(main(page)).toContainText(t('receipt.number'));
      });
      await sound('paid');
      // The badge follows, though the cart was changed by another request.
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'cart_count')?.value).toBe('0');

      await main(page)
        .getByRole('link', {
          name: t(goods === 'DIGITAL' ? 'payment.showCode' : 'payment.toSubject'),
        })
        .click();
      await expect(page).toHaveURL(/\/order\/[A-Z2-9]{8}\?key=/);
      await expect(main(page)).toContainText(t('order.timeline'));
      await sound('order');
      await main(page)
        .getByRole('link', { name: t('order.again.title') })
        .click();
      await sound('buy again');
      await main(page)
        .getByRole('link', { name: t('order.invoice.title') })
        .click();
      await expect(heading(page)).toHaveText(t('order.invoice.title'));
      await sound('invoice');
      await page.goto('/order');
      await expect(main(page).locator('a[href^="/order/"]')).toHaveCount(1);
      await sound('orders');
    });
  });
}

test('A page whose state has changed before it is hydrated is loaded anew', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const t = translator('mn');
  const visit = { page, t, scripts: true };
  await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
  await orderThing(visit, card.slug);
  await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('88001234');
  await press(visit);
  await press(visit, 'checkout.toPayment');
  await agree(visit);
  let loads = 0;
  page.on('load', () => (loads += 1));
  let payloads = 0;
  await page.route('**/RSC/R/paymentSuccess.txt?*', async (route) => {
    payloads += 1;
    const answer = await route.fetch();
    const body = await answer.text();
    // As though the payment had ended between the document and this.
    const told = body.replace(/("data-revision":"\S+) PENDING/, '$1 EXPIRED');
    expect(told).not.toBe(body);
    await route.fulfill({ response: answer, body: payloads === 1 ? told : body });
  });
  await main(page)
    .getByRole('button', { name: new RegExp(t('checkout.pay', { price: '' }).trim()) })
    .click();
  await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
  await expect(page.locator('html[data-ready]')).toHaveCount(1, { timeout: 20_000 });
  expect([payloads, loads]).toEqual([2, 2]);
});
