import type { Page } from 'playwright/test';
import { expectSound } from './support/checkout.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { plantOrders, plantTroubles } from './support/plant-orders.ts';
import { copySeed } from './support/run-directory.ts';
import { startApp } from './support/start-app.ts';
import type { Server } from './support/start-server.ts';

const mn = translator('mn');
const secret = 'the secret of the staff, long enough for a desk';

let app: Server;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const directory = await copySeed('desk');
  await plantOrders(directory, 60);
  await plantTroubles(directory);
  app = await startApp({ name: 'desk', directory, vars: { STAFF_SECRET: secret } });
});
test.afterAll(() => app.stop());

async function signIn(page: Page) {
  await page.goto(`${app.url}/staff`);
  await page.getByLabel(mn('staff.secret')).fill(secret);
  await page.getByRole('button', { name: mn('staff.signIn') }).click();
  await expect(page.getByRole('heading', { name: mn('staff.stuck') })).toBeVisible();
}

const rows = (page: Page) => page.locator('#desk-rows input[name=order]');
const codeOf = (page: Page, row: number) =>
  page.locator('#desk-rows a[aria-expanded]').nth(row).innerText();

const filterOf = (page: Page, status: 'order.status.PLACED' | 'order.status.SHIPPED') =>
  page
    .getByRole('navigation', { name: mn('order.filter') })
    .getByRole('link')
    .filter({ hasText: mn(status) });

test('50 orders are handled by keyboard, in one document', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  await page.goto(`${app.url}/staff/orders?status=PLACED`);
  await expect(rows(page)).toHaveCount(50);
  await hydrate(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  // The head stays in view over the rows.
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator('#desk-rows thead')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  // What is missing is asked for where one is.
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('s');
  const who = page.getByLabel(mn('staff.who'));
  await expect(who).toBeFocused();
  await who.fill('Бат');
  const reason = page.getByLabel(mn('staff.reason'));
  await reason.fill('Савласан');

  // One after the other: the row leaves, the next one has the focus, and what was typed stays.
  await rows(page).first().focus();
  for (let i = 0; i < 5; i += 1) {
    const code = await codeOf(page, 0);
    await page.keyboard.press('s');
    await expect(page.locator(`#o-${code}`)).toHaveCount(0);
    await expect(rows(page).first()).toBeFocused();
  }
  await expect(who).toHaveValue('Бат');
  await expect(reason).toHaveValue('Савласан');

  // Down two and up one; opened and closed.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('99112233').first()).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.getByText('99112233')).toHaveCount(0);

  // Three that were ticked, together.
  for (const key of ['Space', 'j', 'Space', 'j', 'Space']) await page.keyboard.press(key);
  const before = await codeOf(page, 0);
  await page.keyboard.press('s');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: mn('desk.moved') })
      .first(),
  ).toBeVisible();
  await expect(filterOf(page, 'order.status.PLACED')).toContainText('53');
  expect(await codeOf(page, 0)).toBe(before);

  // All of the page at once.
  await page.getByLabel(mn('desk.all')).check();
  await page.keyboard.press('s');
  await expect(filterOf(page, 'order.status.SHIPPED')).toContainText('58');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
  // The filters are in the address.
  expect(new URL(page.url()).searchParams.get('status')).toBe('PLACED');
});

test('a refusal is shown beside its field, with what was typed', async ({ page }) => {
  await signIn(page);
  await page.goto(`${app.url}/staff/orders?status=all`);
  await hydrate(page);
  await page.getByLabel(mn('staff.who')).fill('Бат');
  await rows(page).first().check();
  await page.getByRole('button', { name: mn('desk.to.SHIPPED') }).click();
  await expect(page.getByText(mn('staff.fault.reason')).first()).toBeVisible();
  await expect(page.getByLabel(mn('staff.who'))).toHaveValue('Бат');
  await expect(rows(page).first()).toBeChecked();
});

test('the lists of the desk are sound, and so are their forms', async ({ page, context }) => {
  test.setTimeout(120_000);
  const visit = { page, t: mn, scripts: true };
  // So high that no row is cut by what stays at an edge of the window.
  await page.setViewportSize({ width: 1440, height: 2600 });
  await signIn(page);
  for (const path of ['orders?status=all', 'refunds', 'money', 'receipts', 'codes']) {
    await prefer(context, app.url, { theme: 'light' });
    await page.goto(`${app.url}/staff/${path}`);
    // Each row has a link that opens it.
    const open = page.getByRole('main').locator('table a[href*="#"]').first();
    await expect(open).toBeVisible();
    await expectSound(visit, path);
    await prefer(context, app.url, { theme: 'dark' });
    await open.click();
    await expect(page.getByRole('main').locator('td[colspan]').first()).toBeVisible();
    await expectSound(visit, `${path}, opened`);
  }
});

test('codes that no call gives are typed by hand', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: mn('staff.place.codes'), exact: true }).click();
  await page.getByRole('link', { name: mn('desk.codesAct') }).click();
  await page.getByRole('textbox', { name: mn('desk.codes'), exact: true }).fill('AAAA-1111');
  await page.getByLabel(mn('staff.who')).fill('Бат');
  await page.getByLabel(mn('staff.reason')).fill('Порталаас');
  await page.getByRole('button', { name: mn('desk.codesSubmit') }).click();
  await expect(page.getByText(mn('desk.fault.codeCount')).first()).toBeVisible();
  const codes = page.getByRole('textbox', { name: mn('desk.codes') });
  await expect(codes).toHaveValue('AAAA-1111');
  await codes.fill('AAAA-1111\nBBBB-2222');
  await page.getByRole('button', { name: mn('desk.codesSubmit') }).click();
  await expect(page.getByText(mn('desk.noCodesWait'))).toBeVisible();
});
