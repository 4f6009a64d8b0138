import type { Browser, Page } from 'playwright/test';
import { expectSound, heading, main } from './support/checkout.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { plantDelivered } from './support/plant-orders.ts';
import { copySeed } from './support/run-directory.ts';
import { startApp } from './support/start-app.ts';
import type { Server } from './support/start-server.ts';

const secret = 'the secret of the staff, long enough for a desk';
const [mn, en] = [translator('mn'), translator('en')];

let app: Server;
let delivered: Record<'mn' | 'en', Awaited<ReturnType<typeof plantDelivered>>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const directory = await copySeed('returns');
  delivered = {
    mn: await plantDelivered(directory, 'mn'),
    en: await plantDelivered(directory, 'en'),
  };
  app = await startApp({ name: 'returns', directory, vars: { STAFF_SECRET: secret } });
});
test.afterAll(() => app.stop());

/** Somebody of the staff, at the desk of returns. */
async function openDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await prefer(context, app.url, { lang: 'mn', prompt: 'web' });
  const desk = await context.newPage();
  await desk.goto(`${app.url}/staff`);
  await desk.getByLabel(mn('staff.secret')).fill(secret);
  await desk.getByRole('button', { name: mn('staff.signIn') }).click();
  await desk.getByRole('link', { name: mn('staff.place.returns'), exact: true }).click();
  await expect(heading(desk)).toHaveText(mn('return.desk.title'));
  return desk;
}

test('goods come back: asked for, accepted, received, paid back; each step stands on the order’s page', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(150_000);
  const visit = { page, t: mn, scripts: true };
  const { href, code } = delivered.mn;
  await prefer(context, app.url, { lang: 'mn', prompt: 'web' });
  await page.goto(app.url + href);
  await expectSound(visit, 'delivered');
  await main(page)
    .getByRole('link', { name: mn('return.title') })
    .click();
  await expect(heading(page)).toHaveText(mn('return.title'));
  await expectSound(visit, 'return');
  await expect(main(page)).toContainText(mn('return.not.digital'));

  // Everything that was brought: the delivery fee comes back with it.
  const things = main(page).getByRole('group');
  for (const [name, count, reason] of [
    ['Утасны гэр', '3', 'unwanted'],
    ['Чихэвч', '1', 'damaged'],
  ] as const) {
    const thing = things.filter({ hasText: name }).first();
    await thing.getByLabel(mn('return.quantity')).selectOption(count);
    await thing.getByLabel(mn('return.reason')).selectOption(reason);
  }
  await page.getByRole('radio', { name: new RegExp(mn('return.byBranch')) }).check();
  // Counted at once, without the button.
  await expect(main(page).getByRole('status')).toHaveText('112,142₮');
  await expect(main(page).getByRole('button', { name: mn('return.count') })).toHaveCount(0);
  await expectSound(visit, 'counted');
  await main(page)
    .getByRole('button', { name: mn('return.submit') })
    .click();
  const returns = main(page).getByRole('region', { name: mn('return.cases') });
  await expect(returns).toContainText(mn('return.state.REQUESTED'));
  await expect(returns).toContainText('112,142₮');
  await expectSound(visit, 'requested');

  const desk = await openDesk(browser);
  const deskVisit = { page: desk, t: mn, scripts: true };
  await hydrate(desk);
  await desk.keyboard.press('j');
  await expect(desk.locator('#return-rows a[aria-expanded]').first()).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('99112233')).toBeVisible();
  await expectSound(deskVisit, 'desk');
  /** Does it with a name and a reason, and says what the row says then. */
  async function act(to: 'ACCEPTED' | 'RECEIVED' | 'REFUNDED') {
    if ((await desk.getByLabel(mn('staff.who')).count()) === 0) {
      await desk.locator('#return-rows a[aria-expanded]').first().click();
    }
    await desk.getByLabel(mn('staff.who')).fill('Бат');
    await desk.getByLabel(mn('staff.reason'), { exact: true }).fill('Шалгасан');
    await desk.getByRole('button', { name: mn(`return.desk.to.${to}`), exact: true }).click();
    await expect(desk.getByText(mn('return.desk.moved')).first()).toBeVisible();
  }
  await act('ACCEPTED');
  await page.reload();
  await expect(returns).toContainText(mn('return.text.BRANCH', { code: `${code}-1` }));
  await act('RECEIVED');
  await page.reload();
  await expect(returns).toContainText(mn('return.text.RECEIVED'));
  await expect(returns.getByText(mn('return.withdraw.title'))).toHaveCount(0);
  await act('REFUNDED');
  await expect(desk.getByText(mn('return.desk.none'))).toBeVisible();
  await page.reload();
  await expect(returns).toContainText(mn('return.text.REFUNDED', { amount: '112,142₮' }));
  const timeline = main(page).getByRole('region', { name: mn('order.timeline') });
  for (const state of ['REQUESTED', 'ACCEPTED', 'RECEIVED', 'REFUNDED'] as const) {
    await expect(timeline).toContainText(mn(`return.state.${state}`));
  }
  await expect(main(page)).toContainText(mn('payment.refund.returned', { amount: '112,142₮' }));
  await expectSound(visit, 'paid back');
  await desk.context().close();
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a guest finds the order, is told what is missing, asks for a return, and withdraws it', async ({
    page,
    context,
  }) => {
    const { code, phone } = delivered.en;
    await prefer(context, app.url, { lang: 'en', prompt: 'web' });
    await page.goto(`${app.url}/order`);
    await page.getByLabel(en('order.code'), { exact: true }).fill(code);
    await page.getByLabel(en('order.find.phone')).fill(phone);
    await page.getByRole('button', { name: en('order.find.submit'), exact: true }).click();
    await main(page)
      .getByRole('link', { name: en('return.title') })
      .click();
    await main(page)
      .getByRole('button', { name: en('return.submit') })
      .click();
    for (const fault of ['return.fault.nothing', 'return.fault.place'] as const) {
      await expect(page.locator('[aria-labelledby=error-summary]')).toContainText(en(fault));
    }
    const thing = main(page).getByRole('group').filter({ hasText: 'Headphones' }).first();
    await thing.getByLabel(en('return.quantity')).selectOption('1');
    await thing.getByLabel(en('return.reason')).selectOption('other');
    await page
      .getByRole('radio', { name: new RegExp(en('return.byCourier')) })
      .first()
      .check();
    await main(page)
      .getByRole('button', { name: en('return.submit') })
      .click();
    await expect(page.locator('[aria-labelledby=error-summary]')).toContainText(
      en('return.fault.words'),
    );
    await expect(thing.getByLabel(en('return.quantity'))).toHaveValue('1');
    await page.getByLabel(en('return.words')).fill('One side is silent');
    await main(page)
      .getByRole('button', { name: en('return.count') })
      .click();
    await expect(main(page).getByRole('status')).toHaveText('82,583₮');
    await main(page)
      .getByRole('button', { name: en('return.submit') })
      .click();
    const returns = main(page).getByRole('region', { name: en('return.cases') });
    await expect(returns).toContainText(en('return.state.REQUESTED'));
    await expect(returns).toContainText('One side is silent');
    await returns.getByText(en('return.withdraw.title')).click();
    await returns.getByRole('button', { name: en('return.withdraw.submit') }).click();
    await expect(returns).toContainText(en('return.state.WITHDRAWN'));
    await expect(returns.getByRole('link', { name: en('return.title') })).toBeVisible();
  });
});
