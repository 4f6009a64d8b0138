import {
  type Visit,
  agree,
  chooseQpay,
  expectRefused,
  expectSound,
  heading,
  main,
  payFor,
} from './support/checkout.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { decideAsCitizen } from './support/dan-site.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { layouts } from './support/layouts.ts';
import { goOn, seeResult, takeNumber } from './support/new-number.ts';

test.describe('With scripts', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('A citizen takes a number as an eSIM, confirmed by Dan, mn', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
    const isdn = await takeNumber(visit, '41');
    await expect(main(page)).toContainText(/20\d\d\.\d\d\.\d\d/);
    await expectSound(visit, 'plan');
    await expectRefused(visit, 'plan');
    await page.getByRole('radio', { name: /Урьдчилсан/ }).check();
    await goOn(visit);
    await page.locator('input[name=sim][value=ESIM]').check();
    await page.getByLabel(t('newNumber.device')).fill('Redmi Note 9');
    await expectSound(visit, 'sim');
    await goOn(visit);
    await expect(main(page)).toContainText(t('newNumber.deviceNo'));
    await page.locator('input[name=by][value=DAN]').check();
    await goOn(visit);
    await expect(heading(page)).toHaveText(t('newNumber.question.dan'));
    await expectSound(visit, 'dan');
    await goOn(visit);
    await decideAsCitizen(page, 'temuulen');
    await expect(page).toHaveURL(/\/newnumberv2\/dan$/);
    await expect(main(page)).toContainText(t('newNumber.danDone'));
    await expect(main(page)).not.toContainText('Тэмүүлэн');
    await goOn(visit);
    await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('8800 1234');
    await goOn(visit);
    await expect(heading(page)).toHaveText(t('newNumber.question.terms'));
    await page.getByLabel(t('newNumber.referral')).fill('NEMELT');
    await agree(visit);
    await expectRefused(visit, 'terms');
    await page.getByLabel(t('newNumber.referral')).fill('NAIZ2024');
    await goOn(visit);
    await expect(heading(page)).toHaveText(t('newNumber.question.pay'));
    await expectSound(visit, 'pay');
    await main(page)
      .getByRole('button', { name: /3,000₮/ })
      .click();
    await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
    await payFor(visit);
    await seeResult(visit);
    await expectSound(visit, 'result');
    await expect(page.getByRole('img', { name: t('esim.qr') })).toBeVisible();
    await expect(main(page)).toContainText('rsp.tenger.mn');
    const address = page.url();
    // Whoever else has the address sees no code.
    const other = await context.browser()?.newContext();
    const stranger = await other?.newPage();
    await stranger?.goto(address);
    await expect(stranger?.getByRole('main') ?? main(page)).toContainText(
      t('esim.own.only.newNumber'),
    );
    await expect(stranger?.getByRole('main') ?? main(page)).not.toContainText('rsp.tenger.mn');
    // Nor the whole number, which its owner sees there.
    await expect(main(page)).toContainText(groupPhoneNumber(isdn));
    await expect(stranger?.getByRole('main') ?? main(page)).not.toContainText(
      groupPhoneNumber(isdn),
    );
    await other?.close();
    // Nobody can have it any more.
    await page.goto(`/new-number?ending=${isdn.slice(-6)}&prefix=${isdn.slice(0, 2)}`);
    await expect(main(page)).toContainText(t('newNumber.none'));
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('A foreigner takes a number with a passport and picks the SIM card up, en', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const t = translator('en');
    const visit: Visit = { page, t, scripts: false };
    await prefer(context, baseURL, { lang: 'en', theme: 'dark', prompt: 'web', mode: 'browser' });
    await takeNumber(visit, '43');
    await page.getByRole('radio', { name: /Prepaid/ }).check();
    await goOn(visit);
    await page.locator('input[name=sim][value=SIM]').check();
    await goOn(visit);
    await page.locator('input[name=by][value=PASSPORT]').check();
    await goOn(visit);
    await page.getByLabel(t('passport.lastName'), { exact: true }).fill('Tanaka');
    await page.getByLabel(t('passport.firstName'), { exact: true }).fill('Yuki');
    await page.getByLabel(t('passport.passport'), { exact: true }).fill('TK1234567');
    await page.getByLabel(t('passport.country'), { exact: true }).fill('Japan');
    await page.getByLabel(t('passport.expires'), { exact: true }).fill('2020-01-01');
    await goOn(visit);
    await expect(main(page)).toContainText(t('passport.fault.expired'));
    await expect(page.getByLabel(t('passport.passport'), { exact: true })).toHaveValue('TK1234567');
    await page.getByLabel(t('passport.expires'), { exact: true }).fill('2031-01-01');
    await goOn(visit);
    await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('8800 1235');
    await goOn(visit);
    await page.locator('input[name=type][value=PICKUP]').check();
    await goOn(visit);
    await page.locator('select[name=branchId]').selectOption({ index: 2 });
    await goOn(visit);
    await agree(visit);
    await goOn(visit);
    await expect(heading(page)).toHaveText(t('newNumber.question.pay'));
    await chooseQpay(visit);
    await main(page)
      .getByRole('button', { name: /5,000₮/ })
      .click();
    await payFor(visit);
    await seeResult(visit);
    await expect(main(page)).toContainText(t('newNumber.state.ORDERED_PICKUP'));
    // Back at the beginning nothing of it is left.
    await page.goto('/newnumberv2/pay');
    await expect(page).toHaveURL(/\/newnumberv2\/number$|\/new-number$/);
  });
});

test.describe('On the kiosk', () => {
  test.use({
    viewport: layouts.kiosk,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('The picker and its first steps are sound', async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    const minTarget = 60;
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', mode: 'kiosk' });
    await page.goto('/new-number?without=0123456789');
    await expect(main(page)).toContainText(t('newNumber.none'));
    await expectSound(visit, 'nothing found', minTarget);
    await page.goto('/new-number?class=SILVER');
    await expectSound(visit, 'picker', minTarget);
    // Somebody else takes it meanwhile.
    await page.goto('/newnumberv2');
    await expectSound(visit, 'without a number', minTarget);
    await page.goto('/new-number?ending=44');
    await main(page).locator('button[name=isdn]').first().click();
    await expect(heading(page)).toHaveText(t('newNumber.question.plan'));
    await expectSound(visit, 'plan', minTarget);
  });
});
