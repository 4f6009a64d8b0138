import {
  agree,
  card,
  expectRefused,
  expectSound,
  fillAddress,
  heading,
  main,
  orderThing,
  payFor,
  phone,
  press,
} from './support/checkout.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';

for (const { scripts, locale, size, theme } of [
  { scripts: true, locale: 'mn', size: [1440, 900], theme: 'light' },
  { scripts: false, locale: 'en', size: [390, 844], theme: 'dark' },
] as const) {
  test.describe(scripts ? 'With scripts' : 'Without scripts', () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: { width: size[0], height: size[1] },
      contextOptions: { reducedMotion: 'reduce' },
    });
    const t = translator(locale);

    test(`A visitor orders a phone and has it delivered, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const visit = { page, t, scripts };
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode: 'browser' });
      await orderThing(visit, phone.slug);
      await expect(heading(page)).toHaveText(t('checkout.question.contact'));
      await expectSound(visit, 'contact');
      await expectRefused(visit, 'contact');
      await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('8800 1234');
      await page.getByLabel(t('flow.contact.email')).fill('bold@example.mn');
      await press(visit);

      await expect(heading(page)).toHaveText(t('checkout.question.delivery'));
      await expectRefused(visit, 'delivery');
      await page.locator('input[value=DELIVERY]').check();
      await press(visit);

      await expect(heading(page)).toHaveText(t('checkout.question.address'));
      await expectRefused(visit, 'address');
      await fillAddress(visit, 'YБ92041517');
      await press(visit);

      await expect(heading(page)).toHaveText(t('checkout.question.time'));
      await expectRefused(visit, 'time');
      await page.locator('[name=slot]:not([disabled])').last().check();
      await press(visit);

      await expect(heading(page)).toHaveText(t('checkout.question.receipt'));
      await page.locator('input[value=COMPANY]').check();
      await press(visit, 'checkout.toPayment');
      await expect(page.getByRole('alert').first()).toBeFocused();
      await expectSound(visit, 'receipt, refused');
      await page.getByLabel(t('checkout.company'), { exact: true }).fill('6123456');
      await page.getByLabel(t('checkout.vatEmail')).fill('tax@example.mn');
      await page.getByLabel(t('checkout.code')).fill('tenger10');
      await press(visit, 'checkout.toPayment');

      await expect(heading(page)).toHaveText(t('checkout.question.pay'));
      await expect(main(page)).toContainText('Алтан говь ХХК');
      await expect(main(page)).toContainText('TENGER10');
      await expectSound(visit, 'pay');
      const change = main(page).getByRole('link', {
        name: t('flow.changeOf', { what: t('checkout.step.contact') }),
      });
      await change.click();
      await expect(page.getByLabel(t('flow.contact.phone'), { exact: true })).toHaveValue(
        '8800 1234',
      );
      await page.goBack();
      await agree(visit);
      const pay = main(page).getByRole('button', {
        name: new RegExp(t('checkout.pay', { price: '' }).trim()),
      });
      await pay.click();

      await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
      const broken = await page.locator('.bank-links a > span:last-child').evaluateAll((names) =>
        names.flatMap((name) => {
          Object.assign((name as HTMLElement).style, { overflowWrap: 'normal' });
          return name.scrollWidth > name.clientWidth ? [name.textContent] : [];
        }),
      );
      expect.soft(broken, 'names of banks that break within a word').toEqual([]);
      await payFor(visit);
      const counted = (await context.cookies()).find(({ name }) => name === 'cart_count');
      expect(counted?.value ?? '0', 'the badge of the cart').toBe('0');
      await page.goto('/cart');
      await expect(main(page).getByText(t('cart.empty'))).toBeVisible();
      await page.goto('/checkout');
      await expect(heading(page)).toHaveText(t('checkout.title'));
      await expect(main(page).getByText(t('cart.empty'))).toBeVisible();
    });

    test(`A visitor orders a code, and nothing is delivered, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      const visit = { page, t, scripts };
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode: 'browser' });
      await orderThing(visit, card.slug);
      await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('9911 2233');
      await press(visit);
      await expect(heading(page)).toHaveText(t('checkout.question.receipt'));
      await expect(main(page)).toContainText(t('checkout.offer', { number: '9911 2233' }));
      await press(visit, 'checkout.toPayment');
      await expect(heading(page)).toHaveText(t('checkout.question.pay'));
      await expect(main(page)).toContainText(t('checkout.DIGITAL_text'));
    });
  });
}

for (const { mode, size, theme, locale } of [
  { mode: 'browser', size: [768, 1024], theme: 'dark', locale: 'mn' },
  { mode: 'kiosk', size: [1080, 1920], theme: 'light', locale: 'mn' },
] as const) {
  test.describe(`${mode}, ${size[0]} px`, () => {
    test.use({
      viewport: { width: size[0], height: size[1] },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`The steps of a pick-up are sound, ${theme}, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const t = translator(locale);
      const visit = { page, t, scripts: true };
      const minTarget = mode === 'kiosk' ? 60 : 24;
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode });
      await orderThing(visit, phone.slug);
      await expectSound(visit, 'contact', minTarget);
      await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('88001234');
      await press(visit);
      await expectSound(visit, 'delivery', minTarget);
      await page.locator('input[value=PICKUP]').check();
      await press(visit);
      await expect(heading(page)).toHaveText(t('checkout.question.branch'));
      await expectSound(visit, 'branch', minTarget);
      await page.locator('[name=branchId]').first().check();
      await press(visit);
      await expectSound(visit, 'receipt', minTarget);
      await press(visit, 'checkout.toPayment');
      await expect(heading(page)).toHaveText(t('checkout.question.pay'));
      await expectSound(visit, 'pay', minTarget);
    });
  });
}
