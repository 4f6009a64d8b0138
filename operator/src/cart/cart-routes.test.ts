import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculation, serverCart } from '#contracts/commerce/cart.ts';
import { get, post, prepareOperator } from '../../tests/operator-under-test.ts';

beforeAll(() => prepareOperator());

const warnings = z.array(z.object({ code: z.string(), productId: z.string() }));
const cartAnswer = z.object({ data: z.extend(serverCart, { warnings }) });

async function readCart(answer: Response) {
  expect(answer.status).toBe(200);
  const { data } = cartAnswer.parse(await answer.json());
  return { ...data, lines: data.cartData.map((item) => [item.productId, item.quantity]) };
}

function add(isdn: string, productId: string, quantity: number, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return post(`/service/add-cart?isdn=${isdn}`, { productId, quantity, price: 1 }, headers);
}

test('add-cart answers 400 when an item has no price', async () => {
  const answer = await post('/service/add-cart?isdn=99000001', { productId: 'p-1', quantity: 1 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: 'Invalid product. Price not found' });
});

test('the cart takes price, name and total from the product', async () => {
  const cart = await readCart(await add('99000002', 'p-2-2', 2));
  expect(cart.cartData[0]).toMatchObject({
    price: 250_000,
    nameEn: 'Altai 2 phone 256 GB, Silver',
  });
  expect(cart.totalQty).toBe(2);
  const amounts = Object.fromEntries(cart.amountDetails.map(({ key, amount }) => [key, amount]));
  expect(amounts).toEqual({ total: 500_000, subTotal: 450_450.45, vat: 49_549.55 });
});

test('the cart sends its total as a string', async () => {
  const text = await (await get('/service/get-cart-list?isdn=99000002')).text();
  expect(text).toContain('{"key":"total","amount":"500000"}');
});

test('the cart applies every add, up to the stock, when they arrive at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => add('99000003', 'p-3', 1)));
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  const cart = await readCart(await get('/service/get-cart-list?isdn=99000003'));
  expect(cart.lines).toEqual([['p-3', 5]]);
});

test('the cart changes once when one Idempotency-Key is sent many times at once', async () => {
  const sent = Array.from({ length: 10 }, () => add('99000004', 'p-1', 2, 'key-1'));
  const carts = await Promise.all((await Promise.all(sent)).map(readCart));
  for (const cart of carts) expect(cart.lines).toEqual([['p-1', 2]]);
  await add('99000004', 'p-4', 1);
  expect((await readCart(await add('99000004', 'p-1', 2, 'key-1'))).lines).toEqual([['p-1', 2]]);
  expect((await add('99000004', 'p-1', 3, 'key-1')).status).toBe(422);
  expect((await readCart(await add('99000005', 'p-1', 3, 'key-1'))).lines).toEqual([['p-1', 3]]);
});

test('a merge adds quantities, clamps them to the stock with a warning, and adds nothing when replayed', async () => {
  await add('99000006', 'p-1', 3);
  const body = {
    localCartItems: [
      { productId: 'p-1', quantity: 1 },
      { productId: 'p-1', quantity: 3 },
      { productId: 'p-8', quantity: 1 },
      { productId: 'gone', quantity: 1 },
      { productId: 'p-9', quantity: 4 },
    ],
  };
  const merge = () =>
    post('/service/merge-cart?isdn=99000006', body, { 'idempotency-key': 'merge-1' });
  const first = await readCart(await merge());
  expect(first.lines.toSorted()).toEqual([
    ['p-1', 5],
    ['p-9', 4],
  ]);
  expect(first.warnings.map(({ code, productId }) => [code, productId])).toEqual([
    ['CLAMPED', 'p-1'],
    ['OUT_OF_STOCK', 'p-8'],
    ['UNKNOWN_PRODUCT', 'gone'],
  ]);
  expect(await readCart(await merge())).toEqual(first);
});

test('add-cart adds nothing when the product is sold out or unknown', async () => {
  expect((await add('99000007', 'p-8', 1)).status).toBe(409);
  expect((await add('99000007', 'gone', 1)).status).toBe(404);
  expect((await readCart(await get('/service/get-cart-list?isdn=99000007'))).lines).toEqual([]);
});

test('modify sets a quantity, removes the line at zero, and answers 404 when the product is not in the cart', async () => {
  await add('99000008', 'p-1', 1);
  const modify = (productId: string, quantity: number) =>
    post('/service/modify-cart?isdn=99000008', { productId, quantity });
  expect((await readCart(await modify('p-1', 4))).lines).toEqual([['p-1', 4]]);
  expect((await readCart(await modify('p-1', 0))).lines).toEqual([]);
  const refused = await modify('p-1', 1);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ message: 'Product not found in cart' });
});

test('clearing empties the cart of one isdn only', async () => {
  await add('99000009', 'p-1', 1);
  await add('99000010', 'p-2', 1);
  expect((await readCart(await post('/service/clear-cart?isdn=99000009'))).lines).toEqual([]);
  expect((await readCart(await get('/service/get-cart-list?isdn=99000010'))).lines).toHaveLength(1);
  expect((await get('/service/get-cart-list?isdn=9900001')).status).toBe(400);
});

async function calculate(body: object) {
  const answer = await post('/cart/calculate', { deliveryType: 'DELIVERY', ...body });
  expect(answer.status).toBe(200);
  return z.object({ data: calculation }).parse(await answer.json()).data;
}

test('a calculation charges delivery once, and only when the order has a physical item', async () => {
  const items = [
    { productId: 'p-1', quantity: 2 },
    { productId: 'p-2', quantity: 1 },
  ];
  expect((await calculate({ items })).delivery).toBe(2000);
  expect((await calculate({ items, deliveryType: 'PICKUP' })).delivery).toBe(0);
  expect((await calculate({ items: [{ productId: 'p-9', quantity: 2 }] })).delivery).toBe(0);
});

test('a calculation adds up to the last two decimals', async () => {
  const items = [
    { productId: 'p-1', quantity: 3 },
    { productId: 'gone', quantity: 1 },
  ];
  const sums = await calculate({
    items,
    promoCode: 'tenger10',
    cityId: 'khovd',
    districtId: 'bulgan',
    slot: '10:00-14:00',
  });
  expect(sums).toMatchObject({ goods: 300_000, discount: 30_000, total: 272_000 });
  expect(sums.subTotal + sums.vat).toBeCloseTo(sums.total, 6);
  expect(sums.warnings.map(({ code }) => code)).toEqual([
    'UNKNOWN_PRODUCT',
    'NOT_DELIVERABLE',
    'NO_SLOT',
  ]);
});

test('a calculation answers 422 when the order is under 1,000₮', async () => {
  const items = [{ productId: 'p-9', quantity: 1 }];
  const answer = await post('/cart/calculate', { items, deliveryType: 'DIGITAL' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'BELOW_MINIMUM', total: 500 });
});
