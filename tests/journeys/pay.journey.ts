import {
  expectRefused,
  expectSound,
  heading,
  main,
  payFor,
  reloadUntil,
  type Visit,
} from './support/checkout.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { layouts } from './support/layouts.ts';
import { askForCode, enterCode } from './support/sign-in.ts';

/** Loads the result anew until the service has answered, which is seconds after the money. */
async function seeResult({ page, t }: Visit, done: 'pay.bill.done' | 'pay.wifi.done') {
  await main(page)
    .getByRole('link', { name: t('payment.toSubject') })
    .click();
  await reloadUntil(page, async () => {
    await expect(heading(page)).toHaveText(t(done));
  });
}

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

    test(`A stranger pays a known number with five taps from home, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const visit: Visit = { page, t, scripts };
      let taps = 0;
      const tap = async (target: ReturnType<typeof page.locator>) => {
        taps += 1;
        await target.click();
      };
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode: 'browser' });
      await page.goto('/');
      if (scripts) await hydrate(page);
      await tap(main(page).locator('a[href="/pay/bill"]').first());
      await expect(heading(page)).toHaveText(t('pay.bill.question.number'));
      await expectSound(visit, 'number');
      const number = page.getByLabel(t('pay.bill.number'), { exact: true });
      await tap(number);
      await number.fill(scripts ? '9911 5501' : '9911 5502');
      await tap(main(page).getByRole('button', { name: t('pay.bill.find'), exact: true }));
      await expect(heading(page)).toHaveText(t('pay.bill.question.pay'));
      await expect(main(page)).toContainText(/\p{L}\*\*\*\p{L}/u);
      await expectSound(visit, 'pay');
      await tap(main(page).locator('button[name=whole][value=yes]'));
      await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
      // The bank's app is the fifth.
      expect(taps + 1).toBe(5);
      await payFor(visit);
      await seeResult(visit, 'pay.bill.done');
      await expectSound(visit, 'result');
    });

    test(`Refusals stand beside their fields, and lose nothing, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      const visit: Visit = { page, t, scripts };
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode: 'browser' });
      await page.goto('/pay/units');
      await page.getByLabel(t('pay.number'), { exact: true }).fill('88112233');
      await page.locator('input[name=amount][value=other]').check();
      await page.getByLabel(t('pay.units.otherLabel'), { exact: true }).fill('500');
      await expectRefused(visit, 'units');
      await expect(main(page)).toContainText(t('pay.fault.otherOperator'));
      await page.getByLabel(t('pay.number'), { exact: true }).fill('94112233');
      await expectRefused(visit, 'units below the minimum');
      await expect(main(page)).toContainText(t('checkout.fault.belowMinimum'));
      await expect(page.getByLabel(t('pay.units.otherLabel'), { exact: true })).toHaveValue('500');
      await page.getByLabel(t('pay.units.otherLabel'), { exact: true }).fill('1 500');
      await main(page)
        .getByRole('button', { name: t('flow.continue'), exact: true })
        .click();
      await expect(heading(page)).toHaveText(t('pay.units.question.pay'));
      await expect(main(page)).toContainText('9411 2233');
      await expectSound(visit, 'units, pay');
    });
  });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('A customer pays their bill with three taps from home', async ({
    page,
    context,
    baseURL,
  }) => {
    const t = translator('mn');
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
    await page.goto('/sign-in');
    await enterCode(page, await askForCode(page, '99115503'));
    await expect(page).not.toHaveURL(/sign-in/);
    await page.goto('/');
    await main(page).locator('a[href="/pay/bill"]').first().click();
    await expect(main(page)).toContainText(t('pay.bill.own'));
    await expectSound({ page, t, scripts: true }, 'own bill');
    await main(page).locator('form[action="/pay/bill"] button').click();
    await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
    // The bank's app is the third.
    await expect(main(page).locator('a[href^="/operator/wallet"]').first()).toBeVisible();
  });
});

test.describe('On the kiosk', () => {
  test.use({
    viewport: layouts.kiosk,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('The pages that pay are sound', async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    const minTarget = 60;
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', mode: 'kiosk' });
    await page.goto('/pay/bill');
    await expectSound(visit, 'bill', minTarget);
    await page.getByLabel(t('pay.bill.number'), { exact: true }).fill('99115504');
    await page.locator('[name=end]').fill('04');
    await main(page)
      .getByRole('button', { name: t('pay.bill.find'), exact: true })
      .click();
    await expect(heading(page)).toHaveText(t('pay.bill.question.pay'));
    await main(page).locator('summary').first().click();
    await expectSound(visit, 'bill, pay', minTarget);
    await page.goto('/pay/data');
    await expectSound(visit, 'data', minTarget);
    await page.goto('/pay/wifi');
    await page.locator('[name=cardId]').first().check();
    await expectSound(visit, 'wifi', minTarget);
    await main(page)
      .getByRole('button', { name: t('flow.continue'), exact: true })
      .click();
    await expect(heading(page)).toHaveText(t('pay.wifi.question.pay'));
    await expectSound(visit, 'wifi, pay', minTarget);
  });
});
