import { agree, choosePlaces, heading, main, phone, press } from './support/checkout.ts';
import { findAxeViolations } from './support/find-axe-violations.ts';
import { findSmallTargets } from './support/find-small-targets.ts';
import { expect, test, translator } from './support/fixtures.ts';
import { typeByTouch } from './support/type-by-touch.ts';

const t = translator('mn');
const personal = [
  'Сарнай',
  'Цэцэг',
  '92041517',
  '99112233',
  '9911 2233',
  '9911\u00a02233',
  '9911-2233',
];

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('A visitor orders at a kiosk by touch, pays by phone or walks away, and nothing is left', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await page.goto('/?source=touchscreen');
  await page.locator('.attract-tile[value=mn]').tap();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/shop/${phone.slug}`);
  await main(page)
    .getByRole('button', { name: new RegExp(t('cart.add')) })
    .first()
    .tap();
  await expect(page.locator('footer [data-cart-count]')).toHaveText('1');
  await page.locator('footer a[href="/cart"]').tap();
  await page.getByRole('link', { name: t('cartTake.open') }).tap();
  await expect(page.getByRole('img', { name: t('cartTake.qr') })).toBeVisible();
  expect.soft(await findAxeViolations(page)).toEqual([]);
  expect.soft(await findSmallTargets(page, 60)).toEqual([]);
  await page.getByRole('link', { name: t('cartTake.back') }).tap();
  await main(page)
    .getByRole('button', { name: t('cart.checkout') })
    .tap();

  const visit = { page, t, scripts: true };
  const field = (name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: true });
  await expect(heading(page)).toHaveText(t('checkout.question.contact'));
  await typeByTouch(page, field('flow.contact.phone'), '99112233');
  await press(visit);
  await page.locator('input[value=DELIVERY]').check();
  await press(visit);
  await choosePlaces(visit);
  await typeByTouch(page, field('address.building'), '12');
  await typeByTouch(page, field('checkout.lastName'), 'Цэцэг');
  await typeByTouch(page, field('checkout.firstName'), 'Сарнай');
  await typeByTouch(page, field('checkout.register'), 'УБ92041517');
  await press(visit);
  await page.locator('[name=slot]:not([disabled])').last().check();
  await press(visit);
  await press(visit, 'checkout.toPayment');
  await expect(heading(page)).toHaveText(t('checkout.question.pay'));
  await expect(page.locator('input[name=provider]')).toHaveCount(1);
  await agree(visit);
  await main(page)
    .getByRole('button', { name: new RegExp(t('checkout.pay', { price: '' }).trim()) })
    .tap();

  await expect(page).toHaveURL(/\/paymentSuccess\?id=[\w-]{43}$/);
  await expect(page.getByRole('img', { name: t('payment.scanLabel') })).toBeVisible();
  // Nothing that leaves the kiosk, and no card: the code is all.
  const ways = main(page).locator('a[href^="/operator"], a:not([href^="/"]), [value=golomt]');
  await expect(ways).toHaveCount(0);
  expect.soft(await findAxeViolations(page)).toEqual([]);
  expect.soft(await findSmallTargets(page, 60)).toEqual([]);

  const address = page.url();
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const thief = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const seeByOldCookies = async () => {
    const headers = { cookie: cookies.join('; ') };
    return (await thief.get(address, { headers, maxRedirects: 0 })).status();
  };
  expect(await seeByOldCookies()).toBe(200);
  const question = page.getByRole('alertdialog', { name: t('kiosk.idle.title') });
  await page.clock.runFor(170_000);
  await expect(question).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(question).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.locator('.attract-tile').first()).toBeVisible();
  // The session went with the answer that led here.
  expect(await seeByOldCookies()).toBe(404);
  await thief.dispose();

  const expectNothing = async (where: string) => {
    const left = await page.evaluate(() => [
      document.documentElement.outerHTML,
      document.cookie,
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
    ]);
    const typed = await page.locator('input, textarea').evaluateAll((all) => {
      return all.map((one) => String(Reflect.get(one, 'value')));
    });
    const all = [...left, ...typed].join('\n');
    for (const word of personal) expect.soft(all, where).not.toContain(word);
  };
  await expectNothing('the attract screen');
  await page.goBack();
  await expect(page).toHaveURL(/\/kiosk$/);
  await page.locator('.attract-tile[value=mn]').tap();
  await expect(page).toHaveURL(/\/$/);
  for (const path of [
    new URL(address).pathname + new URL(address).search,
    '/order',
    '/checkout/address',
    '/checkout/pay',
    '/cart',
  ]) {
    await page.goto(path);
    await expectNothing(path);
  }
});
