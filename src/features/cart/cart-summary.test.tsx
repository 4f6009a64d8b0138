import { afterEach, expect, test, vi } from 'vitest';
import * as env from '#env.ts';
import { readRows, render, words } from '../../../tests/unit/rendered-page.ts';
import { toCartProduct } from './cart-products.ts';
import { toMarks } from './marks.ts';
import { CartSummary } from './islands/cart-summary.tsx';
import { toCart } from './model.ts';
import { cartLabels } from './views/cart-labels.ts';

afterEach(() => vi.restoreAllMocks());

const payload = { product: 'p', was: null, maxQuantity: 9, gone: false };
const item = { productId: 'p', nameMn: 'Утас', nameEn: 'Phone', image: null, payload };

function Summary({ before, isDigital }: { before?: number; isDigital?: true }) {
  const labels = cartLabels();
  const line = {
    ...item,
    payload: { ...payload, ...(before && { before }), ...(isDigital && { isDigital }) },
  };
  const cart = toCart('visitor', [{ ...line, quantity: 2, price: 2470 }], labels.vatPercent);
  return <CartSummary cart={cart} labels={labels} operationId="" />;
}

test.each([
  [0, 'VAT', 10, '4,491₮', '449₮'],
  [1, 'VAT and city tax', 11, '4,451₮', '489₮'],
  [2, 'VAT and city tax', 12, '4,411₮', '529₮'],
])(
  'the cart shows what it costs without taxes, and names VAT with a city tax of %i %% as the receipt does',
  async (tax, name, percent, subTotal, vat) => {
    vi.spyOn(env, 'settings').mockReturnValue({ ...env.settings(), CITY_TAX_PERCENT: tax });
    const rows = readRows(await render(<Summary />, 'en', '/cart'));
    expect([rows.get(`Without ${name}`), rows.get(`${name}, ${percent}%`)]).toEqual([
      subTotal,
      vat,
    ]);
    expect(rows.get('Total')).toBe('4,940₮');
  },
);

test('the cart says what reduced prices save together, and what it costs to be brought', async () => {
  const said = words(await render(<Summary before={3000} />, 'en', '/cart'));
  expect(said).toContain('You save 1,060₮');
  expect(said).toContain('Delivery in Ulaanbaatar 2,000₮');
  expect(words(await render(<Summary before={2470} />, 'en', '/cart'))).not.toContain('You save');
  expect(words(await render(<Summary />, 'en', '/cart'))).not.toContain('You save');
});

test('a cart of codes alone says nothing of a delivery', async () => {
  const said = words(await render(<Summary isDigital />, 'en', '/cart'));
  expect(said).not.toContain('Delivery in Ulaanbaatar');
  const card = { price: 5000, previousPrice: null, nameMn: '', nameEn: '', images: [] };
  const [digital, goods] = ['DIGITAL', 'PHYSICAL'].map((type) => {
    const found = toCartProduct({ ...card, type, stockOnline: null, preorder: false } as never);
    return toMarks(found);
  });
  expect([digital, goods]).toEqual([{ isDigital: true }, {}]);
});
