import { beforeEach, expect, test } from 'vitest';
import { newOperationId } from '#forms/operation-id.ts';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { type Fields, openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';
import { addFromList, addToCart } from './actions.ts';

await prepareOperator();

let browser = openBrowser();
beforeEach(() => {
  browser = openBrowser();
});

const toRemoval = (answer: Awaited<ReturnType<typeof browser.change>>) =>
  answer.ok ? answer.value.removal : '';

test('addToCart stores the price of the service when the form sends another price', async () => {
  const answer = await browser.add('p-2', { variant: 'p-2-2', price: '1' });
  expect(answer).toMatchObject({ ok: true, value: { priceChanged: true } });
  const cart = await browser.read();
  expect(cart.items).toMatchObject([
    { productId: 'p-2-2', quantity: 1, price: 250_000, nameEn: 'Altai 2 phone 256 GB, Silver' },
  ]);
  expect(cart.summary).toEqual({
    total: 250_000,
    quantity: 1,
    amountDetails: [
      { key: 'subTotal', amount: 225_225.23 },
      { key: 'vat', amount: 24_774.77 },
    ],
  });
  expect(browser.cookies.get('cart_count')).toBe('1');
});

test('addToCart increases the quantity up to the stock when the product is in the cart', async () => {
  await browser.add('p-1', { quantity: '2' });
  expect(await browser.add('p-1', { quantity: '2' })).toMatchObject({ value: { clamped: [] } });
  const answer = await browser.add('p-1', { quantity: '9' });
  expect(answer).toMatchObject({ ok: true, value: { clamped: ['p-1'] } });
  expect(toLines(await browser.read())).toEqual({ 'p-1': 5 });
});

test('addToCart refuses with cart.noPrice when the price is missing or the product is unknown', async () => {
  const refused = { ok: false, faults: [{ message: 'cart.noPrice' }] };
  expect(await browser.send(addToCart, { op: newOperationId(), product: 'p-1' })).toMatchObject(
    refused,
  );
  for (const price of ['', 'free', '-1', '1e309', 'NaN', '0x10', '1.5']) {
    expect.soft(await browser.add('p-1', { price })).toMatchObject(refused);
  }
  expect(await browser.add('no-such-product')).toMatchObject(refused);
  expect(await browser.add('p-1', { variant: 'p-2-1' })).toMatchObject(refused);
  expect(toLines(await browser.read())).toEqual({});
});

test('addToCart refuses a product when it is sold out', async () => {
  expect(await browser.add('p-8')).toMatchObject({
    ok: false,
    faults: [{ message: 'cart.outOfStock' }],
  });
});

const press = (pressed: string) => browser.send(addFromList, { op: newOperationId(), pressed });

test('addFromList adds one of what has no variants, and says where its card shows another price', async () => {
  expect(await press('p-9 1')).toMatchObject({ ok: true, value: { priceChanged: true } });
  const { items } = await browser.read();
  expect(items).toMatchObject([{ productId: 'p-9', quantity: 1 }]);
  expect(await press(`p-9 ${items[0]?.price}`)).toMatchObject({ value: { priceChanged: false } });
  expect(toLines(await browser.read())).toEqual({ 'p-9': 2 });
});

test('addFromList chooses no variant for anybody', async () => {
  expect(await press('p-2 1')).toMatchObject({ faults: [{ message: 'shop.chooseFirst' }] });
  expect(await press('no-such-product 1')).toMatchObject({ faults: [{ message: 'cart.noPrice' }] });
  for (const text of ['p-9', 'p-9 -1', 'p-9  1', 'p-9 1 1', '../p-9 1', '']) {
    expect.soft(await press(text)).toMatchObject({ ok: false });
  }
  expect(toLines(await browser.read())).toEqual({});
});

test.each([
  { quantity: '0' },
  { quantity: '-3' },
  { quantity: '1e309' },
  { quantity: '1.5' },
  { quantity: 'many' },
  { quantity: ['1', '2'] },
  { product: 'p-1', isdn: '99112233' },
  { nameMn: 'Бэлэг' },
  { payload: '{"price":0}' },
  { image: 'javascript:alert(1)' },
  { op: 'short' },
  { product: '../clear-cart' },
])('addToCart refuses the form when it has %j', async (fields: Fields) => {
  expect(await browser.add('p-1', fields)).toMatchObject({ ok: false });
  expect(toLines(await browser.read())).toEqual({});
});

test('addToCart adds once when the same form is sent again', async () => {
  const op = newOperationId();
  for (let i = 0; i < 5; i += 1) await browser.add('p-1', { op });
  expect(toLines(await browser.read())).toEqual({ 'p-1': 1 });
});

test('addToCart refuses another product or quantity under an id that was sent before, and changes nothing', async () => {
  const op = newOperationId();
  await browser.add('p-1', { op });
  for (const again of [
    await browser.add('p-2', { op }),
    await browser.add('p-1', { op, quantity: '2' }),
  ]) {
    expect(again).toMatchObject({ ok: false, faults: [{ message: 'cart.conflict' }] });
  }
  expect(await browser.add('p-1', { op })).toMatchObject({ ok: true });
  expect(toLines(await browser.read())).toEqual({ 'p-1': 1 });
});

test('changeCart sets, steps and removes a quantity when a form asks for it', async () => {
  await browser.add('p-1');
  const set = (quantity: string, more: Fields = {}) =>
    browser.change({ intent: 'set', productId: 'p-1', product: 'p-1', quantity, ...more });
  await set('3');
  await set('3', { step: '1' });
  expect(toLines(await browser.read())).toEqual({ 'p-1': 4 });
  expect(await set('77')).toMatchObject({ value: { clamped: ['p-1'] } });
  expect(toLines(await browser.read())).toEqual({ 'p-1': 5 });
  expect(await set('x')).toMatchObject({
    ok: false,
    faults: [{ message: 'cart.wrongQuantity' }],
    typed: { productId: ['p-1'], quantity: ['x'] },
  });
  await set('1', { step: '-1' });
  expect(toLines(await browser.read())).toEqual({});
  expect(browser.cookies.get('cart_count')).toBe('0');
  expect(await set('2')).toMatchObject({ faults: [{ message: 'cart.notInCart', field: 'p-1' }] });
});

test('changeCart answers with the removed lines and restores them once when asked to', async () => {
  await browser.add('p-2', { variant: 'p-2-1', quantity: '2' });
  await browser.add('p-1');
  const removal = await browser.change({ intent: 'remove', productId: 'p-2-1', product: 'p-2' });
  expect(removal).toMatchObject({
    value: { removed: [{ productId: 'p-2-1', product: 'p-2', quantity: 2 }] },
  });
  const op = newOperationId();
  for (let i = 0; i < 3; i += 1) {
    await browser.change({ op, intent: 'restore', removal: toRemoval(removal) });
  }
  expect(toLines(await browser.read())).toEqual({ 'p-1': 1, 'p-2-1': 2 });
  const cleared = await browser.change({ intent: 'clear' });
  expect(cleared).toMatchObject({ value: { cart: { items: [] } } });
  await browser.change({ intent: 'restore', removal: toRemoval(cleared) });
  expect(toLines(await browser.read())).toEqual({ 'p-1': 1, 'p-2-1': 2 });
  // Only this cart's own removals, and no lines that the form names.
  for (const fields of [{ removal: 'f'.repeat(64) }, { line: 'p-1 p-1 1' }]) {
    expect(await browser.change({ intent: 'restore', ...fields })).toMatchObject({ ok: false });
  }
  expect(
    await openBrowser().change({ intent: 'restore', removal: toRemoval(cleared) }),
  ).toMatchObject({
    ok: false,
  });
});

test('changeCart returns a line to its place when it is restored', async () => {
  const readOrder = async () => (await browser.read()).items.map(({ productId }) => productId);
  for (const [product, variant] of [
    ['p-2', 'p-2-2'],
    ['p-2', 'p-2-1'],
    ['p-1', ''],
  ] as const) {
    await browser.add(product, { variant });
    // Lines added in the same millisecond are ordered by id.
    await new Promise((done) => setTimeout(done, 2));
  }
  const order = ['p-2-2', 'p-2-1', 'p-1'];
  expect(await readOrder()).toEqual(order);
  for (const fields of [
    { intent: 'remove', productId: 'p-2-1', product: 'p-2' },
    { intent: 'clear' },
  ]) {
    const answer = await browser.change(fields);
    await browser.change({ intent: 'restore', removal: toRemoval(answer) });
    expect(await readOrder()).toEqual(order);
  }
});

test('fetchCart names the seen price until it is accepted when the price has changed', async () => {
  await browser.add('p-1');
  await DB.prepare('UPDATE cart_item SET seen_price = 90000 WHERE sold_id = ?1').bind('p-1').run();
  expect((await browser.read()).items[0]).toMatchObject({
    price: 100_000,
    payload: { was: 90_000 },
  });
  await browser.change({ intent: 'set', productId: 'p-1', product: 'p-1', quantity: '1' });
  expect((await browser.read()).items[0]?.payload.was).toBeNull();
});
