import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { log } from '#lib/log.ts';
import { openBrowser, toLines } from '../../../tests/unit/cart-browser.ts';
import { openCommerce } from '../../../tests/unit/open-commerce.ts';

await prepareOperator();

let browser = openBrowser();
beforeEach(() => {
  browser = openBrowser();
});

test('the cart is stored by the commerce service under the session’s number when the visitor is a customer', async () => {
  await browser.signInAs('99000011');
  expect(await browser.add('p-1', { quantity: '2' })).toMatchObject({ ok: true });
  const { results } = await testDb
    .prepare('SELECT isdn, product_id, quantity FROM cart_line')
    .all();
  expect(results).toContainEqual({ isdn: '99000011', product_id: 'p-1', quantity: 2 });
  const cart = await browser.read();
  expect([cart.owner, toLines(cart)]).toEqual(['customer', { 'p-1': 2 }]);
  const set = { intent: 'set', productId: 'p-1', product: 'p-1' };
  expect(await browser.change({ ...set, quantity: '77' })).toMatchObject({
    value: { clamped: ['p-1'] },
  });
  const removal = await browser.change({ ...set, quantity: '0' });
  expect(removal).toMatchObject({ value: { removed: [{ productId: 'p-1', quantity: 5 }] } });
  expect(await browser.change({ ...set, quantity: '2' })).toMatchObject({
    ok: false,
    faults: [{ message: 'cart.notInCart', field: 'p-1' }],
  });
  expect(await browser.add('p-8')).toMatchObject({ faults: [{ message: 'cart.outOfStock' }] });
});

test('the visitor’s items are merged into the customer’s cart once when the visitor signs in', async () => {
  await browser.add('p-1', { quantity: '2' });
  await browser.add('p-2', { variant: 'p-2-1' });
  await browser.signInAs('99000012');
  for (let i = 0; i < 10; i += 1) {
    expect(toLines(await browser.read())).toEqual({ 'p-1': 2, 'p-2-1': 1 });
  }
  expect(browser.cookies.has('__Host-cart')).toBe(false);
  expect(browser.cookies.get('cart_count')).toBe('3');
});

test('changeCart removes and restores an item when it came with the merge', async () => {
  await browser.add('p-2', { variant: 'p-2-1' });
  await browser.signInAs('99000017');
  const [item] = (await browser.read()).items;
  expect(item?.payload).toMatchObject({ product: 'p-2' });
  const answer = await browser.change({ intent: 'remove', productId: 'p-2-1', product: 'p-2' });
  const removal = answer.ok ? answer.value.removal : '';
  expect(await browser.change({ intent: 'restore', removal })).toMatchObject({ ok: true });
  expect(toLines(await browser.read())).toEqual({ 'p-2-1': 1 });
  const other = openBrowser();
  await other.signInAs('99000018');
  expect(await other.change({ intent: 'restore', removal })).toMatchObject({ ok: false });
});

test('two customers never see each other’s cart when a form names another number', async () => {
  const other = openBrowser();
  await browser.signInAs('99000013');
  await other.signInAs('99000014');
  await browser.add('p-1');
  expect(await other.add('p-2', { isdn: '99000013' })).toMatchObject({ ok: false });
  await other.add('p-2');
  expect(toLines(await browser.read())).toEqual({ 'p-1': 1 });
  expect(toLines(await other.read())).toEqual({ 'p-2': 1 });
});

test('a customer’s cart names the seen price until it is accepted when the price has changed', async () => {
  const setPrice = (price: number) =>
    testDb.prepare('UPDATE product SET price = ?1 WHERE id = ?2').bind(price, 'p-1').run();
  const readNamed = async () =>
    (await browser.read()).items.map(({ productId, price, payload }) => [
      productId,
      price,
      payload.was,
    ]);
  await browser.signInAs('99000015');
  await browser.add('p-1');
  await browser.add('p-2', { variant: 'p-2-1' });
  const price = (await browser.read()).items[0]?.price ?? 0;
  await setPrice(price + 1000);
  try {
    for (let i = 0; i < 2; i += 1) {
      expect(await readNamed()).toContainEqual(['p-1', price + 1000, price]);
    }
    const other = { intent: 'set', productId: 'p-2-1', product: 'p-2', quantity: '1' };
    expect(await browser.change(other)).toMatchObject({
      value: {
        cart: { items: expect.arrayContaining([expect.objectContaining({ productId: 'p-1' })]) },
      },
    });
    expect(await readNamed()).toContainEqual(['p-1', price + 1000, price]);
    const accept = { intent: 'set', productId: 'p-1', product: 'p-1', quantity: '1' };
    expect(await browser.change(accept)).toMatchObject({ ok: true });
    expect(await readNamed()).toContainEqual(['p-1', price + 1000, null]);
    await browser.change({ ...accept, quantity: '0' });
    const left = DB.prepare('SELECT sold_id FROM seen_price WHERE isdn = ?').bind('99000015');
    expect((await left.all()).results).toEqual([{ sold_id: 'p-2-1' }]);
  } finally {
    await setPrice(price);
  }
});

test('a customer’s cart names no changed price when the seen prices cannot be read', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  await browser.signInAs('99000016');
  await browser.add('p-1', { quantity: '2' });
  const prepare = DB.prepare.bind(DB);
  vi.spyOn(DB, 'prepare').mockImplementation((sql) => {
    if (sql.includes('seen_price')) throw new Error('D1_ERROR: no such table');
    return prepare(sql);
  });
  const cart = await browser.read();
  expect([toLines(cart), cart.items[0]?.payload.was]).toEqual([{ 'p-1': 2 }, null]);
  vi.restoreAllMocks();
});

test('a cart of fifty products is cleared and restored with at most six calls at the same moment', async () => {
  const isdn = '99000019';
  const ids = Array.from({ length: 50 }, (_, at) => `gone-${at}-1`);
  const commerce = openCommerce(false);
  commerce.fill(isdn, Object.fromEntries(ids.map((id) => [id, 1])));
  await browser.signInAs(isdn);
  const cleared = await browser.change({ intent: 'clear' });
  const removal = cleared.ok ? cleared.value.removal : '';
  const restored = await browser.change({ intent: 'restore', removal });
  expect(restored.ok && restored.value.cart.items.length).toBe(50);
  expect(commerce.countAtOnce()).toBe(6);
  commerce.close();
});
