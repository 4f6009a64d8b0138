import { expect, test } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { translator } from '#i18n/translator.ts';
import { products } from '#operator/seed/shop/products.ts';
import { CheckoutVisitor, readFaults, readWords } from './checkout-visitor.ts';
import { readFormWith } from './page-html.ts';
import { origin } from './site.ts';

const t = translator('en');
const open = () => new CheckoutVisitor(origin);

/** The empty cart and the way to the shop, with nothing that orders and no step that is not one. */
function expectNothingToOrder(html: string): void {
  const words = readWords(html);
  expect(words).toContain(`${t('cart.empty')} ${t('cart.emptyText')} ${t('cart.toShop')}`);
  expect(html).toContain('href="/shop"');
  expect(words).not.toContain(t('cart.checkout'));
  expect(words).not.toContain(t('checkout.question.cart'));
  expect(words).not.toContain(t('flow.step', { number: 0 }));
}

test('an order without a cart is refused, and leads to the shop', async () => {
  const visit = open();
  const answer = await visit.post('/checkout/cart', { op: crypto.randomUUID() });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('<title>Error:');
  expect(readFaults(html)).toBe(t('checkout.fault.empty'));
  expectNothingToOrder(html);
});

test.each(['/checkout', '/checkout/cart'])(
  '%s leads from an empty cart to the shop',
  async (path) => {
    expectNothingToOrder(await open().see(path));
  },
);

test('what is ordered is named with its price before the button, and no step is counted yet', async () => {
  const visit = open();
  const one = products.find(
    ({ type, stockOnline }) => type === 'DIGITAL' && (stockOnline ?? 0) > 0,
  );
  if (!one) throw new Error('the seed has no card in stock');
  const page = `/shop/${one.slug}`;
  const added = await visit.post(
    page,
    Object.fromEntries(readFormWith(await visit.see(page), 'product')),
  );
  expect(added.ok).toBe(true);
  const words = readWords(await visit.see('/checkout'));
  const price = formatMnt(one.price);
  const line = `${one.nameEn} ${t('checkout.each', { count: 1, price })} ${price}`;
  expect(words).toContain(`${line} ${t('cart.total')} ${price} ${t('cart.checkout')}`);
  expect(words).not.toContain(t('flow.step', { number: 0 }));
  const ordered = await visit.send('cart', {});
  expect(ordered.headers.get('location')).toBe('/checkout/contact');
});
