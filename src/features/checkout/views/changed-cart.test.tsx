import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import type { OrderedCart } from '../model.ts';
import { ChangedCart } from './changed-cart.tsx';

const t = translator('en');
const toLine = (productId: string, quantity: number) => {
  return { productId, product: productId, quantity, nameMn: '', nameEn: '', image: null };
};
const toCart = (...lines: OrderedCart['lines']): OrderedCart => ({ lines, cartId: null });
const ordered = [toLine('a', 1), toLine('b', 2)];

async function show(
  cart: OrderedCart | null,
  { isOfCart = true, cartId = null as string | null } = {},
): Promise<string> {
  const page = (
    <ChangedCart data={{ lines: ordered, isOfCart, cartId }} readCart={async () => cart} />
  );
  return words(await render(page, 'en', '/checkout/pay'));
}

test.each([
  ['is empty', toCart()],
  ['has less of a thing', toCart(toLine('a', 1), toLine('b', 1))],
  ['has one more thing', toCart(...ordered, toLine('c', 1))],
])('a cart that %s by now is pointed out where the order is paid', async (_which, cart) => {
  expect(await show(cart)).toBe(`${t('checkout.cartChanged')} ${t('checkout.cartAgain')}`);
});

test('nothing is said of the same cart, of one that can not be read, or where it was not ordered', async () => {
  expect(await show(toCart(...ordered.toReversed()))).toBe('');
  expect(await show(null)).toBe('');
  expect(await show(toCart(), { isOfCart: false })).toBe('');
});

test('nothing is said of the cart of another device, to which an order was taken', async () => {
  expect(await show(toCart(), { cartId: 'of the first device' })).toBe('');
  expect(await show({ ...toCart(), cartId: 'own' }, { cartId: 'own' })).not.toBe('');
});
