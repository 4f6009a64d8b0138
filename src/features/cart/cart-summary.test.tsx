import { afterEach, expect, test, vi } from 'vitest';
import * as env from '#env.ts';
import { readRows, render } from '../../../tests/unit/rendered-page.ts';
import { CartSummary } from './islands/cart-summary.tsx';
import { toCart } from './model.ts';
import { cartLabels } from './views/cart-labels.ts';

afterEach(() => vi.restoreAllMocks());

const payload = { product: 'p', was: null, maxQuantity: 9, gone: false };
const item = { productId: 'p', nameMn: 'Утас', nameEn: 'Phone', image: null, payload };

function Summary() {
  const labels = cartLabels();
  const cart = toCart('visitor', [{ ...item, quantity: 2, price: 2470 }], labels.vatPercent);
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
