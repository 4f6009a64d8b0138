import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import type { CartItem, CartLabels } from './model.ts';
import { CartLine } from './islands/cart-line.tsx';

const t = translator('en');
const given = {
  inStock: t('cart.inStock', { count: '{{count}}' }),
  most: t('cart.most', { count: '{{count}}' }),
};
const labels = new Proxy(given, {
  get: (texts, name) => Reflect.get(texts, name) ?? '',
}) as unknown as CartLabels;

function render(quantity: number, maxQuantity: number): string {
  const payload = { product: 'p', was: null, maxQuantity, gone: false };
  const item: CartItem = {
    productId: 'p',
    quantity,
    price: 1000,
    nameMn: 'Утас',
    nameEn: 'Phone',
    image: null,
    payload,
  };
  const form = { action: '/cart', onSubmit: () => {} };
  return renderToStaticMarkup(
    <CartLine form={form} operationId="" item={item} labels={labels} clamped={false} />,
  );
}

test.each([
  [3, 3, t('cart.inStock', { count: 3 })],
  [99, 99, t('cart.most', { count: 99 })],
])('CartLine says why there are no more when %i of %i are taken', (quantity, most, reason) => {
  const html = render(quantity, most);
  expect(html).toContain(reason);
  const [, id = ''] = /aria-disabled="true" aria-describedby="([^"]+)"/.exec(html) ?? [];
  const limit = new RegExp(`id="${id}" role="status" class="([^"]*)">${reason}<`).exec(html);
  // Below the row on a phone, so that the button that removes the line stays in it.
  expect(limit?.[1]).toContain('order-last w-full');
});

test('CartLine gives no reason when there are more', () => {
  const html = render(2, 3);
  expect(html).not.toContain(t('cart.inStock', { count: 3 }));
  expect(html).not.toContain('aria-disabled="true"');
});
