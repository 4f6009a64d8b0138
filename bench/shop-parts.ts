import type { Page } from 'playwright';
import { pages } from './plan.ts';

const pathOf = (name: string) => pages.find((page) => page.name === name)?.path ?? '/';

export const shopPath = pathOf('shop');
export const productPath = pathOf('product');
export const cartPath = '/cart';

export const addButton = 'main form:has(input[name=variant]) button[type=submit]';
export const badge = 'header [data-cart-count]';
export const productLink = 'main article a[href^="/shop/"]';
export const quantityField = 'main input[name=quantity][inputmode=numeric]';
export const oneMore = 'main button[name=step][value="1"]';
export const openFilters = 'main button[popovertarget=filters]:not([popovertargetaction])';
export const filterTick = '#filters input[name=brand]';
export const showFiltered = '#filters button[type=submit]';

/** Presses add, and waits until the server has answered. */
export async function pressAdd(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator(addButton).first().click();
  await answered;
}
