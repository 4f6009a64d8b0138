import type { Page } from 'playwright/test';
import type { MessageKey, Translate } from '#i18n/translator.ts';
import { products } from '#operator/seed/shop/products.ts';
import { expectSoundElsewhere } from './elsewhere.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { expect, hydrate } from './fixtures.ts';
import { layouts } from './layouts.ts';

const foundPhone = products.find(({ variants }) => (variants[0]?.stock ?? 0) > 4);
const foundCard = products.find(
  ({ type, stockOnline }) => type === 'DIGITAL' && (stockOnline ?? 0) > 0,
);
if (!foundPhone || !foundCard) throw new Error('the seed has no phone or no card in stock');
export const [phone, card] = [foundPhone, foundCard];

export interface Visit {
  page: Page;
  t: Translate;
  scripts: boolean;
}

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const refused = ', refused';

/** The page of a step is sound: as it is shown here, or in one other layout, language and theme, where it can be shown so. */
export async function expectSound({ page, scripts }: Visit, where: string, minTarget = 24) {
  if (!scripts) return;
  if ((await page.locator('html[data-static]').count()) === 0) await hydrate(page);
  const [shown, whole] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth];
  });
  expect.soft(whole, `${where}: too wide`).toBe(shown);
  // What was refused is shown once, to who sent it; the desk has one layout; journeys of the others go there themselves.
  const isOnce = where.endsWith(refused) || new URL(page.url()).pathname.startsWith('/staff');
  if (shown === layouts.browser.width && !isOnce) return expectSoundElsewhere(page, where);
  expect.soft(await findAxeViolations(page), `${where}: axe`).toEqual([]);
  expect.soft(await findSmallTargets(page, minTarget), `${where}: small targets`).toEqual([]);
}

/** Puts a thing into the cart, and presses "order" there. */
export async function orderThing({ page, t, scripts }: Visit, slug: string): Promise<void> {
  await page.goto(`/shop/${slug}`);
  if (scripts) await hydrate(page);
  await page
    .getByRole('button', { name: new RegExp(t('cart.add')) })
    .first()
    .click();
  await expect(main(page).getByText(t('cart.added')).first()).toBeVisible();
  await page.goto('/cart');
  await main(page)
    .getByRole('button', { name: t('cart.checkout') })
    .click();
  await expect(page).toHaveURL(/\/checkout\/contact$/);
}

/** Chooses a place. With scripts the choice itself shows what comes next, without them the button beside it. */
async function choosePlace({ page, t, scripts }: Visit, label: MessageKey, value: string) {
  const select = page.getByRole('combobox', { name: t(label), exact: true });
  const button = page.getByRole('button', { name: `${t('form.choose')} ${t(label)}` });
  if (scripts) await expect(button).toBeHidden();
  const loaded = page.waitForEvent('load');
  await select.selectOption(value);
  if (!scripts) await button.click();
  await loaded;
  await expect(select).toHaveValue(value);
  await expect(select).toBeFocused();
}

/** Chooses city, district and khoroo, each of which decides what the next one offers. */
export async function choosePlaces(visit: Visit, district = 'bayangol'): Promise<void> {
  await choosePlace(visit, 'address.city', 'ub');
  await choosePlace(visit, 'address.district', district);
  await choosePlace(visit, 'address.khoroo', `${district}-03`);
}

/** Says where something is brought, and to whom. */
export async function fillAddress(visit: Visit, registerNumber = 'УБ92041517'): Promise<void> {
  const { page, t } = visit;
  const field = (name: MessageKey) => page.getByLabel(t(name), { exact: true });
  await choosePlaces(visit);
  await field('address.building').fill('12');
  await field('checkout.lastName').fill('Болд');
  await field('checkout.firstName').fill('Сарнай');
  await page.locator('[name=registerNumber]').fill(registerNumber);
}

export const press = ({ page, t }: Visit, label: MessageKey = 'flow.continue') =>
  main(page)
    .getByRole('button', { name: t(label), exact: true })
    .click();

/** From the question how the goods come to the last step, which pays for them: by the first branch. */
export async function pickUp(visit: Visit): Promise<void> {
  await visit.page.locator('input[value=PICKUP]').check();
  await press(visit);
  await visit.page.locator('[name=branchId]').first().check();
  await press(visit);
  await press(visit, 'checkout.toPayment');
}

/** Sends a step as it is, and expects it back with its faults on top, which take the focus. */
export async function expectRefused(visit: Visit, where: string): Promise<void> {
  const { page, t } = visit;
  await press(visit);
  await expect(page.locator('[aria-labelledby=error-summary]')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${t('form.errorTitle')} `));
  await expectSound(visit, where + refused);
}

/** Loads the page anew until it shows what a job does: within seconds, or a minute on a busy machine. */
export const reloadUntil = (page: Page, isShown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.reload();
    await isShown();
  }).toPass({ timeout: 75_000 });

/** Chooses QPay where the card comes first, which foreigners have. */
export async function chooseQpay({ page, t }: Visit): Promise<void> {
  await main(page)
    .locator('summary', { hasText: t('pay.options') })
    .click();
  await page.locator('input[name=provider][value=qpay]').check();
}

export async function payFor(visit: Visit): Promise<void> {
  const { page, t } = visit;
  const link = main(page).locator('a[href^="/operator/wallet"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  const wallet = await page.context().newPage();
  await wallet.goto(new URL(href, page.url()).href);
  await wallet.locator('button[value=bank]').click();
  await expect(wallet.getByRole('listitem').first()).toContainText('PAID');
  await wallet.close();
  // The provider is asked again some seconds later, where its message did not come through.
  await reloadUntil(page, async () => {
    await expect(heading(page)).toHaveText(t('payment.state.SUCCESS'), { timeout: 1000 });
  });
}

/** Ticks every box of a step with the terms, which are its last; a list of boxes waits for none of them. */
export async function agree({ page }: Pick<Visit, 'page'>): Promise<void> {
  await expect(main(page).locator('input[name=terms]')).toBeVisible();
  for (const box of await main(page).getByRole('checkbox').all()) await box.check();
}
