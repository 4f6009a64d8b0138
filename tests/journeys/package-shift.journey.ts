import type { Page } from 'playwright/test';
import {
  type Visit,
  agree,
  expectRefused,
  expectSound,
  heading,
  main,
  payFor,
  press,
  reloadUntil,
} from './support/checkout.ts';
import { decideAsCitizen } from './support/dan-site.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { readCode } from './support/sign-in.ts';

/** The newest code that was sent to an address; an e-mail has it in words. */
async function readEmailCode(page: Page, address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get('/operator/outbox')).text();
      code = new RegExp(`>${address}<[\\s\\S]*?\\D(\\d{6})\\D`).exec(outbox)?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/** Signs in where the flow first needs it, and is back at the same step. */
async function signIn({ page, t }: Visit, isdn: string): Promise<void> {
  await press({ page, t, scripts: true }, 'packageShift.guest.signIn');
  await page.getByLabel(t('identity.number')).first().fill(isdn);
  await page.getByRole('button', { name: t('identity.getCode') }).click();
  await page.getByLabel(t('identity.code')).fill(await readCode(page, isdn));
  await main(page)
    .getByRole('button', { name: t('identity.signIn') })
    .click();
  await expect(page).toHaveURL(/\/packageshift\/check$/);
}

/** By a code to the registered address, which is never shown whole. */
async function confirmByCode(visit: Visit, address: string): Promise<void> {
  const { page, t } = visit;
  await expect(heading(page)).toHaveText(t('packageShift.question.code'));
  await expect(main(page)).not.toContainText(address);
  await expectSound(visit, 'code');
  await press(visit, 'identity.getCode');
  await page.locator('input[name=code]').fill(await readEmailCode(page, address));
  await press(visit, 'packageShift.codeSubmit');
  await expect(heading(page)).toHaveText(t('packageShift.question.confirm'));
}

test.describe('With scripts', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('A customer moves to a smaller plan from the 1st, by Dan and by a code, mn', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
    await page.goto('/packageshift');
    await expectSound(visit, 'guest');
    await signIn(visit, '99000984');
    await expectSound(visit, 'check');
    await press(visit, 'packageShift.start');
    await expect(heading(page)).toHaveText(t('packageShift.question.choose'));
    await expectSound(visit, 'choose');
    await expectRefused(visit, 'choose');
    await page.locator('input[value=tenger-18]').check();
    await press(visit);
    await expect(heading(page)).toHaveText(t('packageShift.question.compare'));
    await expect(main(page)).toContainText(
      t('packageShift.compare.cheaper', { amount: '11,000₮' }),
    );
    await expect(main(page).getByText(t('packageShift.compare.less')).first()).toBeVisible();
    await expectSound(visit, 'compare');
    await press(visit);
    await expectRefused(visit, 'reason');
    await page.locator('input[value=UNUSED]').check();
    await press(visit);
    await expect(heading(page)).toHaveText(t('packageShift.question.dan'));
    await expectSound(visit, 'dan');
    await press(visit, 'dan.start.go');
    await decideAsCitizen(page, 'temuulen');
    await expect(page).toHaveURL(/\/packageshift\/afterDan\?for=packageShift$/);
    await main(page)
      .getByRole('link', { name: t('dan.continue', { flow: t('flow.packageShift.title') }) })
      .click();
    await confirmByCode(visit, 'mail0984@example.mn');
    await expectSound(visit, 'confirm');
    await press(visit, 'packageShift.confirm.go');
    // Nothing is changed before the terms are accepted.
    await expect(page).toHaveURL(/\/packageshift\/confirm$/);
    await agree(visit);
    await press(visit, 'packageShift.confirm.go');
    await expect(page).toHaveURL(/\/packageshift\/result\?id=[\w-]{43}$/);
    await reloadUntil(page, async () => {
      await expect(main(page)).toContainText(t('packageShift.state.LATER'));
    });
    await expectSound(visit, 'result');
    await expect(main(page)).not.toContainText('mail0984@example.mn');
    // Under the number it stands until it holds, and there is no second one in this month.
    await page.goto('/account');
    await expect(main(page).locator('p', { hasText: 'Тэнгэр 18' })).toBeVisible();
    await main(page)
      .getByRole('link', { name: t('packageShift.note.change') })
      .last()
      .click();
    await expect(main(page)).toContainText(t('packageShift.refusal.MONTH.title'));
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('A foreigner pays what is due, comes back, and moves to a larger plan at once, en', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const t = translator('en');
    const visit: Visit = { page, t, scripts: false };
    await prefer(context, baseURL, { lang: 'en', theme: 'dark', prompt: 'web', mode: 'browser' });
    await page.goto('/packageshift');
    // Refused for a bill, and for smaller plans by a contract.
    await signIn(visit, '99000949');
    await expect(main(page)).toContainText(t('packageShift.refusal.BILL.title'));
    await expect(main(page)).toContainText(t('packageShift.refusal.TERM.title'));
    await main(page).getByRole('link', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/pay\/bill\?back=packageshift$/);
    await press(visit, 'pay.bill.find');
    await main(page).getByRole('button', { name: /₮/ }).first().click();
    await expect(page).toHaveURL(/\/paymentSuccess\?id=/);
    await payFor(visit);
    await main(page)
      .getByRole('link', { name: t('payment.toSubject') })
      .click();
    const back = t('dan.continue', { flow: t('flow.packageShift.title') });
    await main(page).getByRole('link', { name: back }).click();
    await expect(async () => {
      await page.goto('/packageshift');
      await expect(main(page)).not.toContainText(t('packageShift.refusal.BILL.title'));
    }).toPass({ timeout: 30_000 });
    await page.locator('input[name=by][value=PASSPORT]').check();
    await press(visit, 'packageShift.start');
    await expect(page.locator('input[value=tenger-18]')).toBeDisabled();
    await page.locator('input[value=tenger-99]').check();
    await press(visit);
    await expect(main(page)).toContainText(t('packageShift.compare.atOnce'));
    await press(visit);
    await expect(heading(page)).toHaveText(t('packageShift.question.passport'));
    await page.getByLabel(t('passport.lastName'), { exact: true }).fill('Tanaka');
    await page.getByLabel(t('passport.firstName'), { exact: true }).fill('Yuki');
    await page.getByLabel(t('passport.passport'), { exact: true }).fill('TK1234567');
    await page.getByLabel(t('passport.country'), { exact: true }).fill('Japan');
    await page.getByLabel(t('passport.expires'), { exact: true }).fill('2031-01-01');
    await press(visit);
    await confirmByCode(visit, 'mail0949@example.mn');
    await agree(visit);
    await press(visit, 'packageShift.confirm.go');
    await expect(page).toHaveURL(/\/packageshift\/result\?id=[\w-]{43}$/);
    await reloadUntil(page, async () => {
      await expect(heading(page)).toHaveText(t('packageShift.result.done', { plan: 'Tenger 99' }));
    });
    // Back at the beginning nothing of it is left.
    await page.goto('/packageshift/confirm');
    await expect(page).toHaveURL(/\/packageshift\/check$|\/packageshift$/);
  });
});
