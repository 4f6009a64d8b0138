import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOperationId } from '#forms/operation-id.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import { openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';
import { openCommerce } from '../../../tests/unit/open-commerce.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { loadCart } from './open-cart.ts';

await prepareOperator();

let people = 0;
let isdn = '';
let browser = openBrowser();
let commerce: ReturnType<typeof openCommerce>;
let warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  people += 1;
  isdn = String(99_400_000 + people);
  browser = openBrowser();
  commerce = openCommerce(false);
});
afterEach(() => commerce.close());

const set = (quantity: string) =>
  browser.change({ intent: 'set', productId: 'p-1', product: 'p-1', quantity });

test('a cart shows the service’s own total and count, and the rest as a row, when they differ from its lines', async () => {
  commerce.fill(isdn, { 'p-1': 2 });
  commerce.answerWith({ totalQty: '3', amountDetails: [{ key: 'total', amount: '450' }] });
  await browser.signInAs(isdn);
  const { summary } = await browser.read();
  expect(summary).toMatchObject({ total: 450, quantity: 3 });
  expect(summary.amountDetails).toContainEqual({ key: 'other', amount: 250 });
  expect(warn.mock.calls.flat().join()).toContain('cart-differs');
  commerce.answerWith({ totalQty: 2, amountDetails: [{ key: 'total', amount: '200' }] });
  expect((await browser.read()).summary.amountDetails.map(({ key }) => key)).toEqual([
    'subTotal',
    'vat',
  ]);
});

test.each(['-1', '1e21', 'NaN'])(
  'a cart keeps to its lines when the service’s total is %s',
  async (total) => {
    commerce.fill(isdn, { 'p-1': 2 });
    commerce.answerWith({ totalQty: 2, amountDetails: [{ key: 'total', amount: total }] });
    await browser.signInAs(isdn);
    const { summary } = await browser.read();
    expect([summary.total, summary.amountDetails.map(({ key }) => key)]).toEqual([
      200,
      ['subTotal', 'vat'],
    ]);
  },
);

test('a customer gets at most the stock when the service itself sets no limit', async () => {
  commerce.fill(isdn, { 'p-1': 2 });
  await browser.signInAs(isdn);
  expect((await browser.read()).items[0]?.payload.maxQuantity).toBe(5);
  expect(await set('77')).toMatchObject({ value: { clamped: ['p-1'] } });
  expect(commerce.read(isdn)).toEqual({ 'p-1': 5 });
  expect(await browser.add('p-1')).toMatchObject({ value: { clamped: ['p-1'] } });
  expect(commerce.read(isdn)).toEqual({ 'p-1': 5 });
});

test.each([
  new Response('Product not found in cart', { status: 400 }),
  Response.json({ error: { text: 'product NOT found in cart' } }, { status: 422 }),
  Response.json({ success: false, message: 'Product not found in cart' }),
  new Response(null, { status: 404 }),
])(
  'a change says that a line is not in the cart when the service refuses so (%#)',
  async (says) => {
    commerce.fill(isdn, { 'p-1': 2 });
    await browser.signInAs(isdn);
    commerce.fail(says);
    expect(await set('3')).toMatchObject({
      ok: false,
      faults: [{ message: 'cart.notInCart', field: 'p-1' }],
    });
  },
);

test('an add is not repeated by the client when the service knows no keys', async () => {
  await browser.signInAs(isdn);
  commerce.fail('loses the answer');
  expect(await browser.add('p-1')).toMatchObject({ ok: true });
  expect([commerce.read(isdn), commerce.calls.length]).toEqual([{ 'p-1': 1 }, 1]);
});

test.each([
  'answers with nothing' as const,
  'answers with words' as const,
  Response.json({ success: true }),
])(
  'a change is made by any answer of success, whether the cart can then be read or not (%#)',
  async (says) => {
    commerce.fill(isdn, { 'p-1': 2 });
    await browser.signInAs(isdn);
    commerce.fail(says);
    commerce.goDown('down after a change');
    const answer = await set('3');
    expect(answer.ok && toLines(answer.value.cart)).toEqual({ 'p-1': 3 });
  },
);

test('a change shows what the service made of it when its answer does not say that', async () => {
  commerce.fill(isdn, { 'p-1': 2 });
  await browser.signInAs(isdn);
  commerce.fail(Response.json({ success: true }));
  const answer = await set('3');
  expect(answer).toMatchObject({ ok: true, value: { clamped: ['p-1'] } });
  expect(answer.ok && toLines(answer.value.cart)).toEqual({ 'p-1': 2 });
});

test('an add that a visitor sent is recognised when it is sent again by the customer', async () => {
  const op = newOperationId();
  await browser.add('p-1', { op });
  await browser.signInAs(isdn);
  await browser.read();
  expect(await browser.add('p-1', { op })).toMatchObject({ ok: true });
  expect(commerce.read(isdn)).toEqual({ 'p-1': 1 });
});

test('a customer’s change is refused under an id that was sent with another, and nothing is sent for it', async () => {
  const op = newOperationId();
  await browser.signInAs(isdn);
  await browser.add('p-1', { op });
  const sent = commerce.calls.length;
  for (const other of [browser.add('p-2', { op }), browser.add('p-1', { op, quantity: '2' })]) {
    expect(await other).toMatchObject({ ok: false, faults: [{ message: 'cart.conflict' }] });
  }
  expect([commerce.read(isdn), commerce.calls.length]).toEqual([{ 'p-1': 1 }, sent]);
});

test('what a visitor chose stays the visitor’s when the customer’s cart cannot be read', async () => {
  await browser.add('p-1');
  const visitor = new Map(browser.cookies);
  await browser.signInAs(isdn);
  commerce.goDown();
  expect(await browser.read()).toMatchObject({ items: [], notice: 'request.failed' });
  for (const name of visitor.keys()) expect(browser.cookies.has(name)).toBe(true);
  expect(toLines(await openBrowser({ cookies: visitor }).read())).toEqual({ 'p-1': 1 });
});

test('a merge makes its calls once when ten requests come at the same moment', async () => {
  await browser.add('p-1', { quantity: '2' });
  await browser.signInAs(isdn);
  const carts = await Promise.all(Array.from({ length: 10 }, () => browser.read()));
  expect(carts.map(toLines)).toEqual(Array.from({ length: 10 }, () => ({ 'p-1': 2 })));
  expect([commerce.read(isdn), commerce.calls.length]).toEqual([{ 'p-1': 2 }, 1]);
});

test('adds of one customer at the same moment are each made once', async () => {
  commerce.fill(isdn, { 'p-2-1': 1 });
  await browser.signInAs(isdn);
  const answers = await Promise.all(Array.from({ length: 4 }, () => browser.add('p-1')));
  const done = answers.filter(({ ok }) => ok).length;
  expect(done).toBeGreaterThan(0);
  expect(commerce.read(isdn)).toEqual({ 'p-2-1': 1, 'p-1': done });
});

test('loadCart loads the customer’s cart and a count that ends with the session, or empties the badge', async () => {
  commerce.fill(isdn, { 'p-1': 2 });
  await browser.signInAs(isdn);
  const load = async () => {
    const context = visit({ posted: true, cookies: new Map(browser.cookies) });
    const isLoaded = await runInContext(context, () => loadCart(context));
    return [isLoaded, context.cookieOutbox.filter((one) => one.startsWith('cart_count='))];
  };
  expect(await load()).toEqual([
    true,
    [expect.stringMatching(/^cart_count=2;.* Max-Age=(3600|3599|3598)(;|$)/)],
  ]);
  commerce.goDown();
  expect(await load()).toEqual([false, [expect.stringMatching(/^cart_count=0;/)]]);
});

test('a cart of the browser is read with at most six calls at the same moment when it is adopted', async () => {
  const line = Array.from(
    { length: 50 },
    (_, at) => `none-${people}-${at}-1 none-${people}-${at} 1`,
  );
  expect(await browser.change({ intent: 'adopt', line })).toMatchObject({ ok: false });
  expect(commerce.countAtOnce()).toBe(6);
  for (const wrong of ['a/b p-1 1', 'p-1 ../clear-cart 1', 'p-1 p-1?x=1 1']) {
    expect(await browser.change({ intent: 'adopt', line: wrong })).toMatchObject({
      ok: false,
      faults: [{ message: 'error.generic' }],
    });
  }
});
