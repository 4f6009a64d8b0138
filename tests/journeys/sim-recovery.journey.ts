import {
  type Visit,
  agree,
  expectRefused,
  expectSound,
  heading,
  main,
  payFor,
  reloadUntil,
} from './support/checkout.ts';
import { decideAsCitizen } from './support/dan-site.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { goOn } from './support/new-number.ts';
import { openBought } from './support/open-bought.ts';

/** From a number and a register number to the reason, by Dan. */
async function confirm(visit: Visit, isdn: string): Promise<void> {
  const { page, t } = visit;
  await page.goto('/simRecovery');
  await expect(heading(page)).toHaveText(t('simRecovery.question.number'));
  await expectSound(visit, 'number');
  await expectRefused(visit, 'number');
  await page.getByLabel(t('simRecovery.number'), { exact: true }).fill(isdn);
  await page.getByLabel(t('register.label'), { exact: true }).fill('УК91031458');
  await goOn(visit);
  await expect(heading(page)).toHaveText(t('simRecovery.question.dan'));
  await expectSound(visit, 'dan');
  await goOn(visit);
  await decideAsCitizen(page, 'temuulen');
  await expect(page).toHaveURL(/\/simRecovery\/dan$/);
  await expect(main(page)).toContainText(
    t('simRecovery.danDone', { number: isdn.replace(/(?<=^.{4})/, ' ') }),
  );
  await goOn(visit);
  await expect(heading(page)).toHaveText(t('simRecovery.question.reason'));
  await page.locator('input[name=reason][value=LOST]').check();
  await goOn(visit);
}

/** Contact, warnings, fee. */
async function pay(visit: Visit, price: RegExp): Promise<void> {
  const { page, t } = visit;
  await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('8800 1236');
  await goOn(visit);
  await expect(heading(page)).toHaveText(t('simRecovery.question.terms'));
  await expectSound(visit, 'terms');
  await expectRefused(visit, 'terms');
  await agree(visit);
  await goOn(visit);
  await expect(heading(page)).toHaveText(t('simRecovery.question.pay'));
  await expectSound(visit, 'pay');
  await main(page).getByRole('button', { name: price }).click();
  await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
  await payFor(visit);
  await openBought(visit);
  await expect(page).not.toHaveURL(/\/paymentSuccess/);
}

test.describe('With scripts', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('An owner gets an eSIM in place of a lost SIM, mn', async ({ page, context, baseURL }) => {
    test.setTimeout(180_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
    await confirm(visit, '99000851');
    await page.locator('input[name=way][value=BLANK]').check();
    await expectSound(visit, 'sim');
    await goOn(visit);
    await page.getByLabel(t('simRecovery.simNumber'), { exact: true }).fill('111111111F');
    await expectSound(visit, 'card');
    await goOn(visit);
    await expect(main(page)).toContainText(t('simRecovery.fault.cardUsed'));
    await page.goto('/simRecovery/sim');
    await page.locator('input[name=way][value=ESIM]').check();
    await goOn(visit);
    await pay(visit, /5,000₮/);
    await reloadUntil(page, async () => {
      await expect(page.getByRole('img', { name: t('esim.qr') })).toBeVisible();
    });
    await expectSound(visit, 'result');
    // Whoever else has the address sees the state, and no profile.
    const address = page.url();
    const other = await context.browser()?.newContext();
    const stranger = await other?.newPage();
    await stranger?.goto(address);
    await expect(stranger?.getByRole('main') ?? main(page)).toContainText(t('esim.ownerOnly'));
    await other?.close();
    // Once in 24 hours.
    await confirm(visit, '99000851');
    await page.locator('input[name=way][value=ESIM]').check();
    await goOn(visit);
    await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('8800 1236');
    await goOn(visit);
    await agree(visit);
    await goOn(visit);
    await main(page)
      .getByRole('button', { name: /5,000₮/ })
      .click();
    await expect(main(page)).toContainText('2222');
    await expect(page).toHaveURL(/\/simRecovery\/pay$/);
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('An owner orders a card, and stops it by the link in the e-mail, en', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const t = translator('en');
    const visit: Visit = { page, t, scripts: false };
    await prefer(context, baseURL, { lang: 'en', theme: 'dark', prompt: 'web', mode: 'browser' });
    await confirm(visit, '99000852');
    await page.locator('input[name=way][value=CARD]').check();
    await goOn(visit);
    await page.locator('input[name=type][value=PICKUP]').check();
    await goOn(visit);
    await page.locator('select[name=branchId]').selectOption({ index: 2 });
    await goOn(visit);
    await pay(visit, /5,000₮/);
    await expect(main(page)).toContainText(t('simRecovery.state.waiting'));
    const result = page.url();
    await expectSound(visit, 'result');
    const outbox = await (await page.request.get('/operator/outbox')).text();
    const [link = ''] =
      /\/simRecovery\/stop\?id=[\w-]{43}/.exec(outbox.slice(outbox.indexOf('mail0852'))) ?? [];
    await page.goto(link);
    await expectSound(visit, 'stop');
    await main(page)
      .getByRole('button', { name: t('simRecovery.stop.go') })
      .click();
    await expect(main(page)).toContainText('2222');
    await expect(main(page).getByRole('status')).toBeVisible();
    await page.goto(result);
    await expect(main(page)).toContainText(t('simRecovery.state.FAILED'));
    await expect(main(page)).toContainText(t('payment.refunds'));
  });
});
