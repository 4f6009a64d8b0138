import { expect, test } from 'vitest';
import { product } from '#contracts/commerce/products.ts';
import { translator } from '#i18n/translator.ts';
import { render } from '../../../../tests/unit/rendered-page.ts';
import { CodeUse } from './product-facts.tsx';

test.each([
  ['DIGITAL', true],
  ['PHYSICAL', false],
] as const)('a %s product says that its code is no payment here: %s', async (type, says) => {
  const sold = product.parse({ id: 'p-1', nameMn: 'Карт', nameEn: 'Card', type, price: 1000 });
  const html = await render(<CodeUse product={sold} />, 'en', '/shop/p-1');
  expect(html.includes(translator('en')('order.codes.use'))).toBe(says);
});
