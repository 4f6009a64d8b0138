import {
  agree,
  heading,
  main,
  orderThing,
  payFor,
  phone,
  pickUp,
  press,
  reloadUntil,
} from './support/checkout.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { askForCode, enterCode, newNumber } from './support/sign-in.ts';

const t = translator('mn');
const amount = `${(phone.variants[0]?.price ?? 0).toLocaleString('en-US')}₮`;

test('a customer’s card is declined, nothing is lost, it is paid by QPay, canceled and paid back', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const visit = { page, t, scripts: true };
  await prefer(context, baseURL, { lang: 'mn', prompt: 'web', mode: 'browser' });
  await page.goto('/sign-in');
  await enterCode(page, await askForCode(page, newNumber()));
  await expect(page).not.toHaveURL(/sign-in/);

  // Whose number it is has been confirmed: it stands there.
  await orderThing(visit, phone.slug);
  await expect(page.getByLabel(t('flow.contact.phone'), { exact: true })).toHaveValue(/^\d/);
  await press(visit);
  await pickUp(visit);
  await expect(heading(page)).toHaveText(t('checkout.question.pay'));
  await agree(visit);
  await page.locator('input[name=provider][value=golomt]').check();
  await main(page)
    .getByRole('button', { name: new RegExp(t('checkout.pay', { price: '' }).trim()) })
    .click();

  await expect(heading(page)).toHaveText(t('payment.state.PENDING_CARD'));
  await main(page)
    .getByRole('link', { name: t('payment.cardButton', { amount }) })
    .click();
  await page.locator('button[value=decline]').click();
  await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}&returned=yes$/);
  // The bank is asked at most once in ten seconds; the page goes on by itself.
  await expect(heading(page)).toHaveText(t('payment.state.FAILED'), { timeout: 20_000 });
  await expect(main(page)).toContainText(t('payment.text.declined'));
  await expect(main(page)).toContainText(t('payment.kept'));

  // As it says, in another tab.
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(main(other)).toContainText(phone.nameMn);
  await other.goto('/checkout');
  await expect(heading(other)).toHaveText(t('checkout.question.pay'));
  await other.close();

  await main(page)
    .getByRole('button', { name: new RegExp(t('payment.way.qpay')) })
    .click();
  await expect(heading(page)).toHaveText(t('payment.state.PENDING'));
  await payFor(visit);
  await main(page)
    .getByRole('link', { name: t('payment.toSubject') })
    .click();
  await expect(page).toHaveURL(/\/order\/[A-Z2-9]{8}/);
  await main(page).getByText(t('order.cancel.title')).click();
  await main(page)
    .getByRole('button', { name: t('order.cancel.submit') })
    .click();
  await expect(page.getByText(t('order.cancel.done')).first()).toBeVisible();
  await reloadUntil(page, async () => {
    await expect(main(page)).toContainText(t('payment.refund.canceledByYou', { amount }), {
      timeout: 1000,
    });
  });
  await expect(main(page).getByText(t('order.cancel.title'))).toHaveCount(0);
});
