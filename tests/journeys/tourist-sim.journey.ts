import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import {
  type Visit,
  agree,
  chooseQpay,
  expectRefused,
  expectSound,
  heading,
  main,
  payFor,
  press,
} from './support/checkout.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import {
  choosePackage,
  confirmEmail,
  fillPassport,
  newEmail,
  newPassport,
  product,
  readCode,
  seeResult,
} from './support/tourist-sim.ts';

test.describe('With scripts', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('A visitor buys an eSIM, and reads it without a connection, mn', async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    test.setTimeout(180_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
    // Its product is ordered here, and goes into no cart.
    await page.goto(`/shop/${product?.slug}`);
    await main(page)
      .getByRole('link', { name: t('shop.orderService') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tourist-sim$/);
    await expectSound(visit, 'package');
    await expectRefused(visit, 'package');
    await choosePackage(visit);
    await expectRefused(visit, 'passport');
    await fillPassport(visit, newPassport());
    await press(visit);
    await expect(heading(page)).toHaveText(t('newNumber.question.sim'));
    await page.locator('input[name=sim][value=ESIM]').check();
    await press(visit);
    const email = newEmail();
    await expectSound(visit, 'email');
    await confirmEmail(visit, email);
    await agree(visit);
    await press(visit);
    await expect(heading(page)).toHaveText(t('newNumber.question.pay'));
    await expectSound(visit, 'pay');
    await chooseQpay(visit);
    await main(page)
      .getByRole('button', { name: /25,000₮/ })
      .click();
    await payFor(visit);
    await seeResult(visit);
    await expect(page.getByRole('img', { name: t('esim.qr') })).toBeVisible();
    for (const system of ['ios', 'android'] as const) {
      await page.getByText(t(`esim.steps.${system}`)).click();
      await expect(page.getByText(t(`esim.${system}.settings`))).toBeVisible();
    }
    await expectSound(visit, 'result');
    const address = page.url();
    const code = await main(page)
      .locator('dd')
      .filter({ hasText: /^[\dA-F-]{36}$/ })
      .textContent();
    // It is kept on the device, and opens there without a connection.
    await expect(page.getByText(t('offlineCopy.kept'))).toBeVisible({ timeout: 15_000 });
    watch.expectLoss('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByText(/20\d\d\.\d\d\.\d\d \d\d:\d\d[-‑]ийнх/)).toBeVisible();
    await expect(main(page)).toContainText(code ?? 'no code');
    await expect(page.getByRole('img', { name: t('esim.qr') })).toBeVisible();
    // What nobody has kept is said to be missing.
    await page.goto('/tourist-sim');
    await expect(heading(page)).toHaveText(t('offlineCopy.title'));
    await context.setOffline(false);
    // Signing out takes it away.
    await page.goto(address);
    await hydrate(page);
    await page.evaluate(() => fetch('/sign-out', { method: 'POST', body: new URLSearchParams() }));
    await context.setOffline(true);
    await page.goto(address).catch(() => null);
    await expect(page.getByText(code ?? 'no code')).toHaveCount(0);
    await context.setOffline(false);
    // Whoever else has the address confirms the e-mail first.
    const other = await context.browser()?.newContext({ locale: 'en-US' });
    const stranger = await other?.newPage();
    if (!stranger) throw new Error('no other browser');
    const there: Visit = { page: stranger, t, scripts: true };
    await stranger.goto(address);
    await expect(main(stranger)).toContainText(t('esim.own.only.touristSim'));
    await expect(main(stranger)).not.toContainText('rsp.tenger.mn');
    await main(stranger)
      .getByRole('link', { name: t('esim.own.confirm.touristSim') })
      .click();
    await main(stranger)
      .getByRole('button', { name: t('identity.getCode') })
      .click();
    await stranger.locator('input[name=code]').fill(await readCode(there, email));
    await press(there, 'esim.own.open');
    await expect(main(stranger)).toContainText('rsp.tenger.mn');
    // A browser that asks for English is offered it; the default stays.
    await stranger.goto('/tourist-sim');
    await expect(heading(stranger)).toHaveText(t('touristSim.question.package'));
    const en = translator('en');
    await stranger.getByRole('button', { name: en('lang.offered') }).click();
    await expect(heading(stranger)).toHaveText(en('touristSim.question.package'));
    await expect(stranger.getByText(en('lang.offer'))).toHaveCount(0);
    await other?.close();
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('A visitor buys a SIM card that a border crossing hands out, en', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const t = translator('en');
    const visit: Visit = { page, t, scripts: false };
    await prefer(context, baseURL, { lang: 'en', theme: 'dark', prompt: 'web', mode: 'browser' });
    await page.goto('/service/tourist-sim');
    await main(page).locator('a[href="/tourist-sim"]').first().click();
    await choosePackage(visit);
    await fillPassport(visit, newPassport());
    await page.getByText(t('passport.lineOffer')).click();
    await page.getByLabel(t('passport.line')).fill('L898902C36UTO7408122F1204159ZE184226B<<<<<11');
    await press(visit);
    await expect(main(page)).toContainText(t('passport.fault.line'));
    await page.getByLabel(t('passport.line')).fill('');
    await press(visit);
    await page.locator('input[name=sim][value=SIM]').check();
    await press(visit);
    const arrival = page.getByLabel(t('touristSim.arrives'), { exact: true });
    await arrival.fill('2020-01-01');
    await page.locator('input[name=kind][value=BORDER]').check();
    await press(visit);
    await expect(main(page)).toContainText(t('touristSim.fault.arrivalRange'));
    await arrival.fill(toUlaanbaatar(new Date()).date);
    await press(visit);
    await expect(main(page)).not.toContainText('Chinggis Khaan');
    await page.getByRole('radio', { name: /Zamyn-Uud/ }).check();
    await press(visit);
    await confirmEmail(visit, newEmail());
    await agree(visit);
    await press(visit);
    await chooseQpay(visit);
    await main(page)
      .getByRole('button', { name: /25,000₮/ })
      .click();
    await payFor(visit);
    await seeResult(visit);
    await expect(page.getByRole('img', { name: t('touristSim.voucherQr') })).toBeVisible();
    await expect(main(page)).toContainText('Zamyn-Uud');
    await expect(main(page)).toContainText(t('touristSim.bring.passport'));
    // Back at the beginning nothing of it is left.
    await page.goto('/tourist-sim/pay');
    await expect(page).toHaveURL(/\/tourist-sim\/package$/);
  });
});
