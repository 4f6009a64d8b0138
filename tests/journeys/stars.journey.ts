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
import { readCode } from '../http/tan-visitor.ts';
import { decideAsCitizen, signInAt, test } from './support/dan-site.ts';
import { expect, translator } from './support/fixtures.ts';

/** From the first page to the question who the child is. */
async function proveParent({ page, t }: Visit): Promise<void> {
  await press({ page, t, scripts: true });
  await expect(heading(page)).toHaveText(t('stars.question.dan'));
  await press({ page, t, scripts: true });
  await decideAsCitizen(page, 'temuulen');
  await expect(main(page)).toContainText(t('stars.danDone'));
  await press({ page, t, scripts: true });
  await expect(heading(page)).toHaveText(t('stars.question.child'));
}

async function fillChild({ page, t }: Visit, registerNumber: string): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(t('stars.register')).fill(registerNumber);
  await field(t('stars.lastName')).fill('Батбаяр');
  await field(t('stars.firstName')).fill('Сарнай');
  await page.getByRole('radio', { name: t('stars.relations.FATHER') }).check();
}

test.describe('With scripts', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('A parent pays for a new number of a child, mn', async ({ page, context, embedded }) => {
    test.setTimeout(240_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    await signInAt(context, embedded);
    await page.goto(`${embedded.url}/stars`);
    await expect(heading(page)).toHaveText(t('stars.title'));
    await expectSound(visit, 'start');
    await proveParent(visit);
    await fillChild(visit, 'УБ85120246');
    await expectRefused(visit, 'child');
    await expect(main(page)).toContainText(t('stars.fault.adult'));
    await fillChild(visit, 'УБ15260112');
    await press(visit);
    await page.locator('input[name=number][value=NEW]').check();
    await expectSound(visit, 'number');
    await press(visit);
    await expect(heading(page)).toHaveText(t('stars.question.new'));
    await main(page).getByRole('radio').first().check();
    await press(visit);
    await page.getByRole('radio', { name: /Stars Мини/ }).check();
    await page.locator('input[name=by][value=NOW]').check();
    await expectSound(visit, 'package');
    await press(visit);
    await agree(visit);
    await press(visit);
    await expect(heading(page)).toHaveText(t('stars.question.pay'));
    await expectSound(visit, 'pay');
    await expect(main(page)).not.toContainText('УБ15260112');
    await main(page)
      .getByRole('button', { name: /8,900₮/ })
      .click();
    await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
    await payFor(visit);
    await main(page)
      .getByRole('link', { name: t('payment.toSubject') })
      .click();
    await expect(page).not.toHaveURL(/\/paymentSuccess/);
    await reloadUntil(page, async () => {
      await expect(heading(page)).toHaveText(t('pay.stars.done'));
    });
    await expectSound(visit, 'result');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('A parent puts the number of a child on the bill, en', async ({
    page,
    context,
    embedded,
  }) => {
    test.setTimeout(180_000);
    const t = translator('en');
    const visit: Visit = { page, t, scripts: false };
    await signInAt(context, embedded, { locale: 'en' });
    await page.goto(`${embedded.url}/stars`);
    await proveParent(visit);
    await fillChild(visit, 'УБ15260112');
    await press(visit);
    await page.locator('input[name=number][value=OWN]').check();
    await press(visit);
    await page.getByLabel(t('stars.ownNumber'), { exact: true }).fill('99110011');
    await expectRefused(visit, 'own');
    await expect(main(page)).toContainText(t('stars.fault.parents'));
    await page.getByLabel(t('stars.ownNumber'), { exact: true }).fill('9411 2233');
    await press(visit);
    await expect(heading(page)).toHaveText(t('stars.question.code'));
    await page.locator('input[name=code]').fill(await readCode(embedded.url, '94112233'));
    await press(visit);
    await page.getByRole('radio', { name: /Stars School/ }).check();
    await page.locator('input[name=by][value=BILL]').check();
    await press(visit);
    await agree(visit);
    await press(visit);
    await press(visit, 'stars.submitBill');
    await expect(page).toHaveURL(/\/stars\/result\?id=[\w-]{43}$/);
    await reloadUntil(page, async () => {
      await expect(heading(page)).toHaveText(t('stars.done.DONE'));
    });
    await expect(main(page)).toContainText('••33');
    await page.goto(`${embedded.url}/account`);
    await expect(main(page)).toContainText('9411 2233');
  });
});
