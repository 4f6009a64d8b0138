import { expect, type Page } from 'playwright/test';
import { translator } from '#i18n/translator.ts';
import { products } from '#operator/seed/shop/products.ts';
import { answers } from './hold.ts';
import { hydrate } from './hydrate.ts';

const mn = translator('mn');
const [first, second] = products.filter(({ variants }) => (variants[0]?.stock ?? 0) > 4);
if (!first || !second) throw new Error('the seed has no phones in stock');
export const phone = first;
export const other = second;
export const price = phone.variants[0]?.price ?? 0;

export const badge = (page: Page) => page.locator('header [data-cart-count]');
export const main = (page: Page) => page.getByRole('main');
export const lines = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('form') });
export const addButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(mn('cart.add')) });
export const quantity = (page: Page) =>
  main(page).locator('input[name=quantity]:not([type=hidden])').first();
export const total = (page: Page) => main(page).locator('dl .price');
export const step = (page: Page, value: 1 | -1) =>
  main(page).locator(`button[name=step][value="${value}"]`).first();
export const removeButton = (page: Page) =>
  main(page).locator('form:has(input[value=remove]) button').first();
export const undo = (page: Page) => main(page).getByRole('button', { name: mn('cart.undo') });
export const said = (page: Page, text: string) =>
  main(page).getByText(text, { exact: false }).first();

export async function add(page: Page, slug = phone.slug): Promise<void> {
  await page.goto(`/shop/${slug}`);
  await hydrate(page);
  const answered = answers(page, 1);
  await addButton(page).click();
  await answered;
  await expect(said(page, mn('cart.added'))).toBeVisible();
}
