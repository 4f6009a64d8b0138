import { formatMnt } from '#domain/money.ts';
import { translator } from '#i18n/translator.ts';
import { products } from '#operator/seed/shop/products.ts';
import type { Page } from '../page.ts';
import type { Journey } from '../visit.ts';

const mn = translator('mn');
const quantity = 'main input[name=quantity]:not([type=hidden])';

const hasQuantity = (page: Page, expected: string) =>
  page.waitFor(
    `the quantity is ${expected}`,
    (css, value) => document.querySelector<HTMLInputElement>(css)?.value === value,
    quantity,
    expected,
  );

const hasTotal = (page: Page, mnt: number) =>
  page.waitFor(
    `the total is ${formatMnt(mnt)}`,
    (text) => document.querySelector('main dl .price')?.textContent.includes(text),
    formatMnt(mnt),
  );

/** A product is added, changed, removed, restored, and still there after a reload; returns its price. */
export async function changeCart(page: Page, settle: () => Promise<void>): Promise<number> {
  const product = products.find(({ slug }) => slug === 'altai-nova-12-pro');
  const price = product?.variants[0]?.price ?? 0;
  await page.goto(`/shop/${product?.slug}`);
  await settle();
  await page.press(`main button[aria-label^="${mn('cart.add')}"]`);
  await page.see('main', mn('cart.added'));
  await page.see('header [data-cart-count]', '1');
  await page.goto('/cart');
  await hasQuantity(page, '1');
  await settle();
  await page.press('main button[name=step][value="1"]');
  await hasQuantity(page, '2');
  await hasTotal(page, 2 * price);
  await settle();
  await page.press({ css: 'main form button', text: mn('cart.remove') });
  await page.see('main', mn('cart.empty'));
  await page.press({ css: 'main button', text: mn('cart.undo') });
  await hasQuantity(page, '2');
  await page.tab.reload();
  await hasQuantity(page, '2');
  await page.see('header [data-cart-count]', '2');
  return price;
}

export const cart: Journey = {
  name: 'cart',
  async run(visit) {
    const page = await visit.open();
    const price = await changeCart(page, () => page.hydrate());
    await page.hydrate();
    // What is typed into the pressed field replaces the number.
    await page.press(quantity);
    await page.tab.type('3');
    await page.key('Enter');
    await hasTotal(page, 3 * price);
    await hasQuantity(page, '3');
    return undefined;
  },
};
