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
  },
);

test('what is sold out has no button that can not be pressed, but a way on', () => {
  const gone = { preorder: false, stockOnline: 0, categoryId: 'phones' };
  const there = render({ ...gone, storeStock: [{ branchId: 'b-1', qty: 2 }] });
  expect(there).toContain('href="#stores"');
  const nowhere = render({ ...gone, storeStock: [{ branchId: 'b-1', qty: 0 }] });
  expect(nowhere).toContain('href="/shop?category=phones"');
  for (const html of [there, nowhere]) {
    expect(html).not.toContain('<button');
    expect(html).toContain('href="/back-in-stock/coming-1"');
  }
  expect(render(gone, 0)).toContain('href="/back-in-stock/coming-1?variant=coming-1-1"');
  // No form has an address of such letters.
  expect(render({ ...gone, id: 'coming.1' })).not.toContain('/back-in-stock');
  expect(render({ ...gone, stockOnline: 1 })).toContain('<form');
  expect(render({ ...gone, stockOnline: null })).toContain('<form');
});

const inStock = { preorder: false, stockOnline: 7 };

test.each([
  ['a number', { type: 'NUMBER' }, '/new-number'],
  ['a service', { type: 'SERVICE', orderHref: '/tourist-sim' }, '/tourist-sim'],
  ['a service that names no page', { type: 'SERVICE' }, '/service-branches'],
  ['a child’s number', { type: 'SERVICE', nameEn: 'Tenger Stars SIM card' }, '/stars'],
])('%s opens its own page, and no cart', (_, given, href) => {
  const html = render({ ...inStock, ...given });
  expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain('<form');
});

/** The service answers with this product only. */
function serve(given: Record<string, unknown>): void {
  if (!OPERATOR) throw new Error('no operator is bound');
  const operator = OPERATOR.fetch.bind(OPERATOR);
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(request.url);
    if (!/\/product\b/.test(pathname)) return operator(request);
    const stock = given['stockOnline'];
    const variants = [{ id: 'coming-1-1', stock, price: 900_000 }];
    const one = { ...coming, variants, ...given };
    return Response.json({ data: pathname.endsWith('/product') ? [one] : one });
  });
}

test.each([
  ['is only pre-ordered', { id: 'c-1', stockOnline: null }, 'cart.preorder'],
  ['is only pre-ordered, and in stock', { id: 'c-2', stockOnline: 7 }, 'cart.preorder'],
  ['is a number', { id: 'c-3', ...inStock, type: 'NUMBER' }, 'cart.ownPage'],
  ['is a service', { id: 'c-4', ...inStock, type: 'SERVICE' }, 'cart.ownPage'],
])('a cart refuses what %s, whatever form is sent', async (_, given, message) => {
  serve(given);
  const browser = openBrowser();
  const price = '900000';
  for (const more of [{}, { variant: 'coming-1-1' }]) {
    expect(await browser.add(given.id, { price, ...more })).toMatchObject({
      ok: false,
      faults: [{ message }],
    });
  }
  expect((await browser.read()).items).toEqual([]);
});
