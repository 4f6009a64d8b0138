import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, expect, test, vi } from 'vitest';
import { product as shape } from '#contracts/commerce/products.ts';
import { OPERATOR } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import { openBrowser } from '../../../tests/unit/cart-browser.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { AddToCart } from './views/add-to-cart.tsx';

await prepareOperator();
afterEach(() => vi.restoreAllMocks());

const coming = { id: 'coming-1', nameEn: 'Coming phone', price: 900_000, preorder: true };

function render(given: Record<string, unknown>, variantStock?: number | null): string {
  const product = shape.parse({ ...coming, ...given });
  const variant =
    variantStock === undefined
      ? null
      : {
          id: 'coming-1-1',
          color: '',
          colorNameMn: '',
          colorNameEn: '',
          storage: '',
          price: 900_000,
          image: null,
          stock: variantStock,
        };
  return runInContext(visit({ locale: 'en' }), () =>
    renderToStaticMarkup(<AddToCart product={product} variant={variant} />),
  );
}

test.each([[null], [0], [7]])(
  'what is pre-ordered opens its pre-order, and no cart, with a stock of %s',
  (stock) => {
    for (const html of [render({ stockOnline: stock }), render({}, stock)]) {
      expect(html).toContain('href="/pre-order/coming-1"');
      expect(html).not.toContain('<form');
    }
    expect(render({ stockOnline: stock, preorder: false })).toContain('<form');
  },
);

test.each([[null], [7]])(
  'a cart refuses what is only pre-ordered, whatever form is sent, with a stock of %s',
  async (stockOnline) => {
    if (!OPERATOR) throw new Error('no operator is bound');
    const operator = OPERATOR.fetch.bind(OPERATOR);
    vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
      const { pathname } = new URL(request.url);
      if (!/\/product\b/.test(pathname)) return operator(request);
      const variants = [{ id: 'coming-1-1', stock: stockOnline, price: 900_000 }];
      const one = { ...coming, stockOnline, variants };
      return Response.json({ data: pathname.endsWith('/product') ? [one] : one });
    });
    const browser = openBrowser();
    const price = '900000';
    for (const more of [{}, { variant: 'coming-1-1' }]) {
      expect(await browser.add('coming-1', { price, ...more })).toMatchObject({
        ok: false,
        faults: [{ message: 'cart.preorder' }],
      });
    }
    expect((await browser.read()).items).toEqual([]);
  },
);
