import { products } from '#operator/seed/shop/products.ts';
import { touristPackages } from '#operator/seed/content/tourist-packages.ts';
import { heading, main, press, reloadUntil, type Visit } from './checkout.ts';
import { openBought } from './open-bought.ts';
import { expect } from './fixtures.ts';

export const [shortest] = touristPackages;
export const product = products.find(({ orderHref }) => orderHref === '/tourist-sim');

/** An address of this run, so that its newest code is its own. */
export const newEmail = () => `traveller-${crypto.randomUUID().slice(0, 8)}@example.jp`;
export const newPassport = () => `T${Date.now().toString(36).toUpperCase().slice(-8)}`;

export async function choosePackage(visit: Visit): Promise<void> {
  const { page, t } = visit;
  await expect(heading(page)).toHaveText(t('touristSim.question.package'));
  await page.locator(`input[name=packageId][value=${shortest?.id}]`).check();
  await press(visit);
  await expect(heading(page)).toHaveText(t('newNumber.question.passport'));
}

export async function fillPassport({ page, t }: Visit, passport: string): Promise<void> {
  const field = (name: 'lastName' | 'firstName' | 'passport' | 'country' | 'expires') =>
    page.getByLabel(t(`passport.${name}`), { exact: true });
  await field('lastName').fill('Tanaka');
  await field('firstName').fill('Yuki');
  await field('passport').fill(passport);
  await field('country').fill('Japan');
  await field('expires').fill('2031-01-01');
}

/** The newest code that was sent to an address, as the operator's outbox shows it. */
export async function readCode({ page }: Visit, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  let code = '';
  await expect(async () => {
    await outbox.goto('/operator/outbox');
    const text = await outbox.locator('body').innerText();
    code = new RegExp(`${email}[\\s\\S]*?\\b(\\d{6})\\b`).exec(text)?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await outbox.close();
  return code;
}

export async function confirmEmail(visit: Visit, email: string): Promise<void> {
  const { page, t } = visit;
  await expect(heading(page)).toHaveText(t('touristSim.question.email'));
  await main(page).getByLabel(t('flow.contact.email')).fill(email);
  await press(visit, 'touristSim.sendCode');
  await expect(heading(page)).toHaveText(t('touristSim.question.code'));
  await expect(main(page)).not.toContainText(email);
  await page.locator('input[name=code]').fill(await readCode(visit, email));
  await press(visit);
  await expect(heading(page)).toHaveText(t('newNumber.question.terms'));
}

/** The service has it within seconds of the money. */
export async function seeResult(visit: Visit): Promise<void> {
  const { page, t } = visit;
  await openBought(visit);
  await expect(page).not.toHaveURL(/\/paymentSuccess/);
  await reloadUntil(page, async () => {
    await expect(heading(page)).toHaveText(t('pay.touristSim.done'));
  });
}
