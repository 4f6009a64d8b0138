import { openBought } from './open-bought.ts';
import { expectSound, heading, main, reloadUntil, type Visit } from './checkout.ts';
import { expect, hydrate } from './fixtures.ts';

const pairs = /^\d\d\s\d\d\s\d\d\s\d\d/;

export const goOn = ({ page, t }: Visit) =>
  main(page)
    .getByRole('button', { name: t('flow.continue'), exact: true })
    .click();

/** Seeks by an ending that few have, and takes the first. */
export async function takeNumber(visit: Visit, ending: string): Promise<string> {
  const { page, t, scripts } = visit;
  await page.goto('/');
  await page.goto('/new-number');
  await expectSound(visit, 'picker');
  await page.getByLabel(t('newNumber.wish.ending'), { exact: true }).fill(ending);
  await main(page)
    .getByRole('button', { name: t('newNumber.find') })
    .click();
  await expect(page).toHaveURL(new RegExp(`ending=${ending}`));
  const card = main(page).locator('button[name=isdn]').first();
  await expect(card).toContainText(pairs);
  if (scripts) await hydrate(page);
  const isdn = (await card.getAttribute('value')) ?? '';
  expect(isdn.endsWith(ending)).toBe(true);
  await card.click();
  await expect(page).toHaveURL(/\/newnumberv2\/plan$/);
  await expect(page.getByText(isdn.replace(/^(\d{4})/, '$1 ')).first()).toBeVisible();
  return isdn;
}

/** The service has the number within seconds of the money. */
export async function seeResult(visit: Visit): Promise<void> {
  const { page, t } = visit;
  await openBought(visit);
  await expect(page).not.toHaveURL(/\/paymentSuccess/);
  await reloadUntil(page, async () => {
    await expect(heading(page)).toHaveText(t('pay.newNumber.done'));
  });
}
