import { leasingFeeMnt, toDueNow, toLease } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { products } from '#operator/seed/shop/products.ts';
import {
  type Visit,
  agree,
  expectRefused,
  expectSound,
  heading,
  main,
  payFor,
  pickUp,
  press,
  reloadUntil,
} from './support/checkout.ts';
import { decideAsCitizen } from './support/dan-site.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { askForCode, enterCode } from './support/sign-in.ts';

const phone = products.find(
  ({ leasable, variants }) =>
    leasable && (variants[0]?.stock ?? 0) > 4 && (variants[0]?.price ?? 0) < 2_000_000,
);
if (!phone) throw new Error('the seed leases no phone');
const price = phone.variants[0]?.price ?? phone.price;

/** Each assessment asks Dan anew. */
async function prove(visit: Visit, citizen: string) {
  const { page, t } = visit;
  await expect(heading(page)).toHaveText(t('leasing.question.dan'));
  await press(visit);
  await decideAsCitizen(page, citizen);
  await press(visit);
}

/** From the calculator to the fee: signed in, confirmed by Dan, agreed. */
async function toFee(visit: Visit, { isdn, citizen }: { isdn: string; citizen: string }) {
  const { page, t } = visit;
  const locale = t('leasing.step.dan') === 'Dan' ? 'en' : 'mn';
  await page.locator('form[action="/leasing/assessment/wish"] button').click();
  await expect(heading(page)).toHaveText(t('leasing.question.who'));
  await expectSound(visit, 'who');
  await press(visit);
  await enterCode(page, await askForCode(page, isdn, locale), locale);
  await expect(heading(page)).toHaveText(t('leasing.question.who'));
  await press(visit);
  await expect(heading(page)).toHaveText(t('leasing.question.dan'));
  await expectSound(visit, 'dan');
  await prove(visit, citizen);
}

async function pay(visit: Visit) {
  const { page, t } = visit;
  await expect(heading(page)).toHaveText(t('leasing.question.pay'));
  await expectSound(visit, 'fee');
  await main(page)
    .getByRole('button', { name: t('checkout.pay', { price: formatMnt(leasingFeeMnt) }) })
    .click();
  await payFor(visit);
  await main(page)
    .getByRole('link', { name: t('payment.toSubject') })
    .click();
  await expect(page).toHaveURL(/\/leasing\/result\?id=/);
}

const see = (page: Visit['page'], title: string) =>
  reloadUntil(page, async () => {
    await expect(heading(page)).toHaveText(title, { timeout: 1000 });
  });

test.describe('With scripts', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('A citizen leases a phone whose bureaus fail first, mn', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
    await page.goto(`/leasing?product=${phone.id}&variant=${phone.variants[0]?.id}`);
    await hydrate(page);
    await page.locator('input[name=prepay][value="10"]').check();
    await page.locator('input[name=months][value="12"]').check();
    const lease = toLease(price, 10, 12, 0);
    // The answer follows the choice, and the address with it.
    await expect(main(page).getByRole('status').first()).toHaveText(formatMnt(lease.monthly));
    await expect(page).toHaveURL(/prepay=10&months=12|months=12.*prepay=10/);
    await expectSound(visit, 'calculator');
    await toFee(visit, { isdn: '99550055', citizen: 'saruul' });
    await expect(heading(page)).toHaveText(t('leasing.question.consent'));
    await expectRefused(visit, 'consent');
    await expect(main(page)).toContainText(t('leasing.fault.bureaus'));
    await agree(visit);
    await press(visit);
    await pay(visit);
    await see(page, t('leasing.result.failed'));
    await expect(main(page)).toContainText(t('leasing.bureauFailed.credit'));
    await expect(main(page)).toContainText(t('leasing.bureauFailed.insurance'));
    await expectSound(visit, 'failed');
    await main(page)
      .getByRole('button', { name: t('leasing.askAgain') })
      .click();
    await expect(heading(page)).toHaveText(t('leasing.result.COMPLETE'));
    await expectSound(visit, 'complete');
    await expect(main(page)).toContainText(t('leasing.perMonth', { price: formatMnt(570_000) }));
    // The wish comes first, and costs what the calculator said.
    const first = main(page).locator('button[name=lease]').first();
    await expect(first).toHaveText(t('leasing.order', { now: formatMnt(toDueNow(lease)) }));
    await first.click();
    await expect(heading(page)).toHaveText(t('checkout.question.contact'));
    await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill('8800 1234');
    await press(visit);
    await pickUp(visit);
    await agree(visit);
    await page.locator('input[name=provider][value=qpay]').check();
    await main(page)
      .getByRole('button', { name: t('checkout.pay', { price: formatMnt(toDueNow(lease)) }) })
      .click();
    await payFor(visit);
    await main(page)
      .getByRole('link', { name: t('payment.toSubject') })
      .click();
    await expect(main(page)).toContainText(t('leasing.contract.title'));
    await expect(main(page)).toContainText(formatMnt(price - lease.prepay));
    await expect(main(page)).toContainText(formatMnt(lease.last));
    await expectSound(visit, 'order');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('Somebody whose bureaus contradict each other waits for a person, en', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const t = translator('en');
    const visit: Visit = { page, t, scripts: false };
    await prefer(context, baseURL, { lang: 'en', theme: 'dark', prompt: 'web', mode: 'browser' });
    await page.goto('/leasing');
    await page.getByLabel(t('leasing.calculator.price'), { exact: true }).fill('abc');
    await main(page)
      .getByRole('button', { name: t('leasing.calculator.calculate') })
      .click();
    await expect(main(page).getByRole('alert')).toHaveText(t('leasing.calculator.wrongPrice'));
    await page.getByLabel(t('leasing.calculator.price'), { exact: true }).fill('999,999');
    await page.locator('input[name=prepay][value="35"]').check();
    await page.locator('input[name=months][value="6"]').check();
    await main(page)
      .getByRole('button', { name: t('leasing.calculator.calculate') })
      .click();
    const lease = toLease(999_999, 35, 6, 0);
    await expect(main(page).getByRole('status')).toHaveText(formatMnt(lease.monthly));
    await expect(main(page)).toContainText(formatMnt(lease.last));
    await toFee(visit, { isdn: '95220022', citizen: 'enkhtuya' });
    await agree(visit);
    await press(visit);
    await pay(visit);
    await see(page, t('leasing.result.PENDING'));
    // Its address alone shows nothing to others.
    const other = await context.browser()?.newContext();
    const stranger = await other?.newPage();
    await stranger?.goto(page.url());
    await expect(stranger?.getByRole('main') ?? main(page)).not.toContainText('999,999');
    await other?.close();
    // Within the 24 hours nothing is paid again.
    await page.goto('/leasing');
    await page.locator('form[action="/leasing/assessment/wish"] button').click();
    await press(visit);
    await prove(visit, 'enkhtuya');
    await agree(visit);
    await press(visit);
    await main(page)
      .getByRole('button', { name: t('leasing.assess') })
      .click();
    await expect(page).toHaveURL(/\/leasing\/result\?id=/);
    await see(page, t('leasing.result.PENDING'));
  });
});
