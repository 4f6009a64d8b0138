import { beforeEach, expect, test, vi } from 'vitest';
import { newOperationId } from '#domain/operation-id.ts';
import { DB } from '#env.ts';
import { prepareOperator, testDb } from '#operator/testing/operator-under-test.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { signIn } from '#request/session.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { addToCart, changeCart, fetchCart } from './actions.ts';

await prepareOperator();

type Fields = Record<string, string | readonly string[]>;

/** A browser: it keeps the cookies it is given, and sends forms. */
function openBrowser(given: Partial<RequestContext> = {}) {
  const cookies = new Map<string, string>();
  async function send<T>(
    action: (before: null, form: FormData) => Promise<T>,
    fields: Fields = {},
  ): Promise<T> {
    const form = new FormData();
    for (const [name, values] of Object.entries(fields)) {
      for (const value of [values].flat()) form.append(name, value);
    }
    const context = visit({ posted: true, cookies: new Map(cookies), ...given });
    const result = await runInContext(context, () => action(null, form));
    for (const cookie of context.cookieOutbox) {
      for (const [name, value] of parseCookies(cookie.split(';')[0] ?? '')) {
        if (cookie.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
    }
    return result;
  }
  const add = (product: string, more: Fields = {}) =>
    send(addToCart, { op: newOperationId(), product, price: '1', ...more });
  const change = (fields: Fields) => send(changeCart, { op: newOperationId(), ...fields });
  async function read() {
    const answer = await send(fetchCart);
    if (!answer.ok) throw new Error(answer.message);
    return answer.value.cart;
  }
  async function signInAs(isdn: string) {
    const context = visit({ posted: true, cookies: new Map(cookies) });
    await runInContext(context, () =>
      signIn({ kind: 'phone', isdn, expiresAt: Date.now() + 3_600_000 }),
    );
    const [name = '', value = ''] = context.cookieOutbox.at(-1)?.split(';')[0]?.split('=') ?? [];
    cookies.set(name, value);
  }
  return { cookies, send, add, change, read, signInAs };
}

const lines = (cart: { items: { productId: string; quantity: number }[] }) =>
  Object.fromEntries(cart.items.map(({ productId, quantity }) => [productId, quantity]));

let browser = openBrowser();
beforeEach(() => {
  browser = openBrowser();
});

test('a thing is added with the price that the service says, whatever the form said', async () => {
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

test('adding what is there makes it more, and goes up to the stock', async () => {
  await browser.add('p-1', { quantity: '2' });
  expect(await browser.add('p-1', { quantity: '2' })).toMatchObject({ value: { clamped: [] } });
  const answer = await browser.add('p-1', { quantity: '9' });
  expect(answer).toMatchObject({ ok: true, value: { clamped: ['p-1'] } });
  expect(lines(await browser.read())).toEqual({ 'p-1': 5 });
});

test('what has no price is refused in the words of the specification', async () => {
  const refused = { ok: false, message: 'cart.noPrice' };
  expect(await browser.send(addToCart, { op: newOperationId(), product: 'p-1' })).toMatchObject(
    refused,
  );
  for (const price of ['', 'free', '-1', '1e309', 'NaN', '0x10', '1.5']) {
    expect.soft(await browser.add('p-1', { price })).toMatchObject(refused);
  }
  expect(await browser.add('no-such-product')).toMatchObject(refused);
  expect(await browser.add('p-1', { variant: 'p-2-1' })).toMatchObject(refused);
  expect(lines(await browser.read())).toEqual({});
});

test('what is sold out is not added', async () => {
  expect(await browser.add('p-8')).toMatchObject({ ok: false, message: 'cart.outOfStock' });
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
])('an add with %j is refused', async (fields: Fields) => {
  expect(await browser.add('p-1', fields)).toMatchObject({ ok: false });
  expect(lines(await browser.read())).toEqual({});
});

test('a form sent again adds nothing', async () => {
  const op = newOperationId();
  for (let i = 0; i < 5; i += 1) await browser.add('p-1', { op });
  expect(lines(await browser.read())).toEqual({ 'p-1': 1 });
});

test('a quantity is written, stepped, and set to nothing', async () => {
  await browser.add('p-1');
  const set = (quantity: string, more: Fields = {}) =>
    browser.change({ intent: 'set', productId: 'p-1', product: 'p-1', quantity, ...more });
  await set('3');
  await set('3', { step: '1' });
  expect(lines(await browser.read())).toEqual({ 'p-1': 4 });
  expect(await set('77')).toMatchObject({ value: { clamped: ['p-1'] } });
  expect(lines(await browser.read())).toEqual({ 'p-1': 5 });
  expect(await set('x')).toMatchObject({
    ok: false,
    message: 'cart.wrongQuantity',
    typed: { productId: ['p-1'], quantity: ['x'] },
  });
  await set('1', { step: '-1' });
  expect(lines(await browser.read())).toEqual({});
  expect(browser.cookies.get('cart_count')).toBe('0');
  expect(await set('2')).toMatchObject({ message: 'cart.notInCart', field: 'p-1' });
});

test('what was removed is named and can be put back, once', async () => {
  await browser.add('p-2', { variant: 'p-2-1', quantity: '2' });
  await browser.add('p-1');
  const removal = await browser.change({ intent: 'remove', productId: 'p-2-1', product: 'p-2' });
  expect(removal).toMatchObject({
    value: { removed: [{ productId: 'p-2-1', product: 'p-2', quantity: 2 }] },
  });
  const op = newOperationId();
  for (let i = 0; i < 3; i += 1) {
    await browser.change({ op, intent: 'restore', line: 'p-2-1 p-2 2' });
  }
  expect(lines(await browser.read())).toEqual({ 'p-1': 1, 'p-2-1': 2 });
  const cleared = await browser.change({ intent: 'clear' });
  expect(cleared).toMatchObject({ value: { cart: { items: [] } } });
  await browser.change({ intent: 'restore', line: ['p-2-1 p-2 2', 'p-1 p-1 1'] });
  expect(lines(await browser.read())).toEqual({ 'p-1': 1, 'p-2-1': 2 });
});

test('a price that has changed is named until it has been seen', async () => {
  await browser.add('p-1');
  await DB.prepare('UPDATE cart_item SET seen_price = 90000 WHERE sold_id = ?1').bind('p-1').run();
  expect((await browser.read()).items[0]).toMatchObject({
    price: 100_000,
    payload: { was: 90_000 },
  });
  await browser.change({ intent: 'set', productId: 'p-1', product: 'p-1', quantity: '1' });
  expect((await browser.read()).items[0]?.payload.was).toBeNull();
});

test('the browser’s cart is found by its cookie alone, of which only the hash is stored', async () => {
  await browser.add('p-1');
  const token = browser.cookies.get('__Host-cart') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const { results } = await DB.prepare('SELECT * FROM cart').all();
  expect(JSON.stringify(results)).not.toContain(token);
  expect(lines(await openBrowser().read())).toEqual({});
});

test('at a kiosk the cart lasts as long as a visit', async () => {
  const context = visit({ mode: 'kiosk', posted: true });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    op: newOperationId(),
    product: 'p-1',
    price: '1',
  })) {
    form.set(name, value);
  }
  await runInContext(context, () => addToCart(null, form));
  expect(context.cookieOutbox.join()).not.toContain('Max-Age');
  const end = await DB.prepare('SELECT max(expires_at) AS at FROM cart WHERE expires_at < ?1')
    .bind(Date.now() + 16 * 60_000)
    .first<number>('at');
  expect(end).toBeGreaterThan(Date.now());
});

test('a change is one trip to the database', async () => {
  await browser.add('p-1');
  const batch = vi.spyOn(DB, 'batch');
  const prepare = vi.spyOn(DB, 'prepare');
  await browser.add('p-1');
  await browser.change({ intent: 'set', productId: 'p-1', product: 'p-1', quantity: '3' });
  await browser.change({ intent: 'clear' });
  const inBatches = batch.mock.calls.reduce((sum, [statements]) => sum + statements.length, 0);
  expect([batch.mock.calls.length, prepare.mock.calls.length]).toEqual([3, inBatches]);
  vi.restoreAllMocks();
});

test('a customer’s cart lies with the commerce service, under the number of the session', async () => {
  await browser.signInAs('99000011');
  expect(await browser.add('p-1', { quantity: '2' })).toMatchObject({ ok: true });
  const { results } = await testDb
    .prepare('SELECT isdn, product_id, quantity FROM cart_line')
    .all();
  expect(results).toContainEqual({ isdn: '99000011', product_id: 'p-1', quantity: 2 });
  const cart = await browser.read();
  expect([cart.owner, lines(cart)]).toEqual(['customer', { 'p-1': 2 }]);
  const set = { intent: 'set', productId: 'p-1', product: 'p-1' };
  expect(await browser.change({ ...set, quantity: '77' })).toMatchObject({
    value: { clamped: ['p-1'] },
  });
  const removal = await browser.change({ ...set, quantity: '0' });
  expect(removal).toMatchObject({ value: { removed: [{ productId: 'p-1', quantity: 5 }] } });
  expect(await browser.change({ ...set, quantity: '2' })).toMatchObject({
    ok: false,
    message: 'cart.notInCart',
    field: 'p-1',
  });
  expect(await browser.add('p-8')).toMatchObject({ message: 'cart.outOfStock' });
});

test('on signing in the visitor’s things come into the customer’s cart, once', async () => {
  await browser.add('p-1', { quantity: '2' });
  await browser.add('p-2', { variant: 'p-2-1' });
  await browser.signInAs('99000012');
  for (let i = 0; i < 10; i += 1) {
    expect(lines(await browser.read())).toEqual({ 'p-1': 2, 'p-2-1': 1 });
  }
  expect(browser.cookies.has('__Host-cart')).toBe(false);
  expect(browser.cookies.get('cart_count')).toBe('3');
});

test('two customers never see each other’s cart, whatever a form says', async () => {
  const other = openBrowser();
  await browser.signInAs('99000013');
  await other.signInAs('99000014');
  await browser.add('p-1');
  expect(await other.add('p-2', { isdn: '99000013' })).toMatchObject({ ok: false });
  await other.add('p-2');
  expect(lines(await browser.read())).toEqual({ 'p-1': 1 });
  expect(lines(await other.read())).toEqual({ 'p-2': 1 });
});

test('a database that fails changes nothing, and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await browser.add('p-1');
  vi.spyOn(DB, 'batch').mockRejectedValue(new Error('D1_ERROR: D1 DB is overloaded'));
  expect(await browser.add('p-1')).toMatchObject({ ok: false, message: 'request.failed' });
  vi.restoreAllMocks();
  expect(lines(await browser.read())).toEqual({ 'p-1': 1 });
});

test('a connection that breaks after the commit does not add twice', async () => {
  const batch = DB.batch.bind(DB);
  let breaks = 2;
  vi.spyOn(DB, 'batch').mockImplementation(async (statements) => {
    const done = await batch(statements);
    breaks -= 1;
    if (breaks >= 0) throw new Error('D1_ERROR: Network connection lost.');
    return done as never;
  });
  expect(await browser.add('p-1')).toMatchObject({ ok: true });
  vi.restoreAllMocks();
  expect(lines(await browser.read())).toEqual({ 'p-1': 1 });
});
