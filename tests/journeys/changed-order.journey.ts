import type { Browser, Page } from 'playwright/test';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { products } from '#operator/seed/shop/products.ts';
import { newNumber } from '../http/tan-visitor.ts';
import { openOperatorDatabase } from '../proofs/local-databases.ts';
import { agree, heading, main, orderThing, pickUp, press } from './support/checkout.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { readCode } from './support/sign-in.ts';

const t = translator('en');
// What no other journey orders, since its price changes here.
const thing = products.findLast(
  ({ categoryId, variants }) => categoryId === 'c-accessories' && (variants[0]?.stock ?? 0) > 4,
);
const rise = 1700;

const device = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
test.use(device);

async function raisePrice(): Promise<void> {
  const db = await openOperatorDatabase(process.env['JOURNEYS_APP_DATA'] ?? '');
  db.prepare('UPDATE product_variant SET price = price + ? WHERE product_id = ?').run(
    rise,
    thing?.id ?? '',
  );
  db.close();
}

async function pay(page: Page): Promise<void> {
  await agree({ page });
  await main(page)
    .getByRole('button', { name: new RegExp(t('checkout.pay', { price: '' }).trim()) })
    .click();
}

async function openOtherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...device, ...(baseURL && { baseURL }) });
  await prefer(context, baseURL, { prompt: 'web' });
  return context.newPage();
}

test('an order that changes in another tab and in its price is told so, and goes on at another device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const visit = { page, t, scripts: false };
  const number = `88${newNumber().slice(2)}`;
  const price = thing?.variants[0]?.price ?? 0;
  await prefer(context, baseURL, { lang: 'en', prompt: 'web' });
  await orderThing(visit, thing?.slug ?? '');
  await page.getByLabel(t('flow.contact.phone'), { exact: true }).fill(number);
  await press(visit);
  await pickUp(visit);
  await expect(heading(page)).toHaveText(t('checkout.question.pay'));

  // Another tab of the same order moves on: the one that stayed behind says what has changed there.
  const tab = await context.newPage();
  await tab.goto('/checkout/receipt');
  await tab.getByLabel(t('checkout.code')).fill('NAIZ2024');
  await press({ ...visit, page: tab }, 'checkout.toPayment');
  await expect(heading(tab)).toHaveText(t('checkout.question.pay'));
  await tab.close();
  await pay(page);
  const summary = page.locator('[aria-labelledby=error-summary]');
  await expect(summary).toContainText(t('flow.changed', { steps: t('checkout.step.receipt') }));
  await expect(main(page)).toContainText('NAIZ2024');

  // So does the price: the old total and the new one stand side by side.
  await raisePrice();
  await pay(page);
  await expect(summary).toContainText(t('checkout.fault.changed'));
  const totals = main(page).getByRole('region', { name: t('checkout.changed.title') });
  const [before, now] = [
    totals.getByRole('definition').first(),
    totals.getByRole('definition').last(),
  ];
  await expect(before).toHaveText(formatMnt(price));
  await expect(now).toHaveText(formatMnt(price + rise));
  const [left, right] = [await before.boundingBox(), await now.boundingBox()];
  expect(left?.y).toBe(right?.y);

  // The rest is done elsewhere, by a link and a code.
  await press(visit, 'flow.handOff.open');
  const link = await page.getByLabel(t('flow.handOff.link')).inputValue();
  const other = await openOtherDevice(browser, baseURL);
  await other.goto(link);
  await press({ ...visit, page: other });
  await expect(heading(other)).toHaveText(t('flow.locked.title'));
  await expect(main(other)).not.toContainText(groupPhoneNumber(number));
  await main(other)
    .getByRole('button', { name: t('identity.getCode') })
    .click();
  await other.locator('input[name=code]').fill(await readCode(page, number));
  await press({ ...visit, page: other }, 'flow.locked.submit');
  await expect(heading(other)).toHaveText(t('checkout.question.pay'));
  await expect(main(other)).toContainText(groupPhoneNumber(number));
  await pay(other);
  await expect(other).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
  await expect(main(other)).toContainText(formatMnt(price + rise));
  await page.reload();
  await expect(main(page)).toContainText(t('flow.handOff.taken'));
  await other.context().close();
});
