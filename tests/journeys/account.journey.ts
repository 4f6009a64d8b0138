import { expectSound, heading, main, type Visit } from './support/checkout.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { layouts } from './support/layouts.ts';
import { askForCode, enterCode, newNumber, readCode, toWrong } from './support/sign-in.ts';

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

    test(`A customer signs in, sees what is due and left, pays, prints a bill and finds the PUK, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const visit: Visit = { page, t, scripts };
      // Numbers that end so have no contract.
      const isdn = newNumber().replace(/00$/, '01');
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode: 'browser' });
      await page.goto('/account');
      await expectSound(visit, 'the entrance');
      await enterCode(page, await askForCode(page, isdn, locale), locale);
      await expect(page).toHaveURL(/\/account$/);
      const grouped = `${isdn.slice(0, 4)} ${isdn.slice(4)}`;
      await expect(heading(page)).toContainText(grouped);
      await expect(main(page)).toContainText(t('pay.bill.own'));
      await expect(main(page)).toContainText(t('account.left.MESSAGES'));
      await expectSound(visit, 'the account');

      await main(page).locator('a[href="/account/bills"]').click();
      await expect(heading(page)).toHaveText(t('account.bills.title'));
      await expectSound(visit, 'bills');
      await main(page).locator('a[href^="/account/bill/"]').first().click();
      await expect(heading(page)).toHaveText(t('account.bill.title'));
      await expectSound(visit, 'a bill');

      await page.goto('/account');
      await main(page).locator('a[href="/account/puk"]').click();
      await expectSound(visit, 'PUK, before');
      if (scripts) await hydrate(page);
      await main(page)
        .getByRole('button', { name: t('identity.getCode') })
        .click();
      const code = await readCode(page, isdn);
      const field = page.getByLabel(t('identity.code'));
      await field.fill(toWrong(code));
      const show = main(page).getByRole('button', { name: t('account.puk.show') });
      await show.click();
      await expect(main(page).getByRole('alert')).toContainText(t('identity.wrong'));
      await expectSound(visit, 'PUK, a wrong code');
      await field.fill(code);
      await show.click();
      await expect(main(page)).toContainText(/\d{4}\s\d{4}/);
      await expectSound(visit, 'PUK');

      for (const name of ['payments', 'devices', 'email']) {
        await page.goto(`/account/${name}`);
        await expectSound(visit, name);
      }
      await page.goto('/account/devices');
      await expect(main(page)).toContainText(t('account.devices.puk'));

      // One press on the account pays.
      await page.goto('/account');
      await main(page).locator('form[action="/pay/bill"] button').click();
      await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
      await page.goto('/account');
      await main(page)
        .getByRole('button', { name: t('identity.signOut'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test.describe('On the kiosk', () => {
  test.use({
    viewport: layouts.kiosk,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('The pages of the account are sound', async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    const minTarget = 60;
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', mode: 'kiosk' });
    await page.goto('/account');
    await expectSound(visit, 'the entrance', minTarget);
    await enterCode(page, await askForCode(page, newNumber(), 'mn'), 'mn');
    await expect(page).toHaveURL(/\/account$/);
    await expectSound(visit, 'the account', minTarget);
    for (const name of ['bills', 'payments', 'devices', 'puk', 'email']) {
      await page.goto(`/account/${name}`);
      await expectSound(visit, name, minTarget);
    }
    await page.goto('/account/bills');
    await main(page).locator('a[href^="/account/bill/"]').first().click();
    await expectSound(visit, 'a bill', minTarget);
  });
});
