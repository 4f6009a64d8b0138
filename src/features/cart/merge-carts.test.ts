import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerCart } from '#contracts/commerce/cart.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { DB } from '#env.ts';
import { UpstreamError, type UpstreamFailure } from '#services/upstream/upstream-error.ts';
import { log } from '#lib/log.ts';
import { type CartService, listMissing, mergeCarts } from './merge-carts.ts';
import { addLines, readLines } from './store.ts';

type Fault = 'refuses' | 'loses the call' | 'loses the answer' | 'takes half';

/** A commerce service that ignores idempotency keys, so that items that are sent twice are in the cart twice. */
function openService(start: Record<string, number> = {}) {
  const inCart = new Map(Object.entries(start));
  const faults: Fault[] = [];
  let merges = 0;
  const toCart = (): ServerCart => ({
    cartData: [...inCart].map(([productId, quantity]) => ({
      productId,
      quantity,
      price: 100,
      nameMn: '',
      nameEn: '',
      image: null,
      payload: null,
    })),
    totalQty: 0,
    amountDetails: [],
    warnings: [],
  });
  const fail = (kind: UpstreamFailure, status?: number) => ({
    ok: false as const,
    error: new UpstreamError(kind, 'commerce', { status }),
  });
  const service: CartService = {
    read: async () => ({ ok: true, value: toCart() }),
    merge: async (_write, lines) => {
      merges += 1;
      const fault = faults.shift();
      if (fault === 'refuses') return fail('status', 422);
      if (fault === 'loses the call') return fail('timeout');
      const taken = fault === 'takes half' ? lines.slice(0, 1) : lines;
      for (const { productId, quantity } of taken) {
        inCart.set(productId, (inCart.get(productId) ?? 0) + quantity);
      }
      return fault ? fail('timeout') : { ok: true, value: toCart() };
    },
  };
  return { service, faults, read: () => Object.fromEntries(inCart), countMerges: () => merges };
}

let cartId = '';
const fill = (lines: Record<string, number>) =>
  addLines(
    { cartId, operationId: newOperationId(), now: Date.now(), expiresAt: Date.now() + 86_400_000 },
    Object.entries(lines).map(([productId, quantity]) => ({
      productId,
      product: productId,
      quantity,
      maxQuantity: 99,
      price: 100,
    })),
  );
const readLeft = async () =>
  Object.fromEntries(
    (await readLines(cartId, Date.now())).map(({ productId, quantity }) => [productId, quantity]),
  );

beforeEach(() => {
  cartId = `cart-${newOperationId()}`;
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('mergeCarts merges once and empties the visitor’s cart when it is called ten times', async () => {
  await fill({ a: 2, b: 1 });
  const shop = openService({ a: 1 });
  for (let i = 0; i < 5; i += 1) await mergeCarts(cartId, '99112233', shop.service);
  await Promise.all(Array.from({ length: 5 }, () => mergeCarts(cartId, '99112233', shop.service)));
  expect(shop.read()).toEqual({ a: 3, b: 1 });
  expect([shop.countMerges(), await readLeft()]).toEqual([1, {}]);
});

test('mergeCarts merges once when ten calls run at the same moment', async () => {
  await fill({ a: 2 });
  const shop = openService();
  await Promise.all(Array.from({ length: 10 }, () => mergeCarts(cartId, '99112233', shop.service)));
  expect([shop.read(), shop.countMerges(), await readLeft()]).toEqual([{ a: 2 }, 1, {}]);
});

test.each<Fault[]>([
  ['refuses'],
  ['loses the call'],
  ['loses the answer'],
  ['takes half'],
  ['loses the call', 'loses the answer'],
  ['takes half', 'refuses', 'loses the answer'],
])('mergeCarts loses and doubles nothing when the service fails (%s, %s)', async (...faults) => {
  await fill({ a: 2, b: 1, c: 5 });
  const shop = openService({ b: 4 });
  shop.faults.push(...faults.filter(Boolean));
  const first = await mergeCarts(cartId, '99112233', shop.service);
  expect(first.left).toBe(true);
  expect(await readLeft()).toEqual({ a: 2, b: 1, c: 5 });
  for (let turns = 0; turns < 5; turns += 1) {
    wait(31_000);
    await mergeCarts(cartId, '99112233', shop.service);
  }
  expect([shop.read(), await readLeft()]).toEqual([{ a: 2, b: 5, c: 5 }, {}]);
});

test('mergeCarts waits before it sends again when an answer did not come', async () => {
  await fill({ a: 1 });
  const shop = openService();
  shop.faults.push('loses the call');
  await mergeCarts(cartId, '99112233', shop.service);
  wait(29_000);
  expect((await mergeCarts(cartId, '99112233', shop.service)).left).toBe(true);
  expect(shop.countMerges()).toBe(1);
});

test('mergeCarts clears the visitor’s cart without sending again when clearing failed before', async () => {
  await fill({ a: 1 });
  const shop = openService();
  const batch = DB.batch.bind(DB);
  const spy = vi
    .spyOn(DB, 'batch')
    .mockImplementation((statements) =>
      shop.countMerges() > 0 ? Promise.reject(new Error('D1_ERROR')) : batch(statements),
    );
  await mergeCarts(cartId, '99112233', shop.service);
  spy.mockRestore();
  expect(await readLeft()).toEqual({ a: 1 });
  wait(16_000);
  await mergeCarts(cartId, '99112233', shop.service);
  expect([shop.read(), shop.countMerges(), await readLeft()]).toEqual([{ a: 1 }, 1, {}]);
});

test('mergeCarts sends an item with the next merge when it was added after the first was sent', async () => {
  await fill({ a: 1 });
  const shop = openService();
  shop.faults.push('loses the answer');
  await mergeCarts(cartId, '99112233', shop.service);
  await fill({ a: 2, b: 1 });
  for (let turns = 0; turns < 3; turns += 1) {
    wait(31_000);
    await mergeCarts(cartId, '99112233', shop.service);
  }
  expect([shop.read(), await readLeft()]).toEqual([{ a: 3, b: 1 }, {}]);
});

test('mergeCarts gives another customer nothing when the items may be in the first one’s cart', async () => {
  await fill({ a: 1 });
  const first = openService();
  first.faults.push('loses the answer');
  await mergeCarts(cartId, '99112233', first.service);
  const second = openService();
  wait(31_000);
  await mergeCarts(cartId, '95112233', second.service);
  expect([second.read(), second.countMerges()]).toEqual([{}, 0]);
});

test('mergeCarts sends nothing when the visitor’s cart is empty', async () => {
  const shop = openService();
  expect(await mergeCarts(cartId, '99112233', shop.service)).toEqual({ cart: null, left: false });
  expect(shop.countMerges()).toBe(0);
});

const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 40 }));

test('listMissing lists exactly what is missing when the service took some lines', () => {
  fc.assert(
    fc.property(counts, counts, fc.array(fc.boolean()), (before, added, taken) => {
      const lines = Object.entries(added).map(([productId, quantity]) => ({
        productId,
        product: productId,
        quantity,
      }));
      const now = { ...before };
      lines.forEach(({ productId, quantity }, at) => {
        if (taken[at]) now[productId] = (now[productId] ?? 0) + quantity;
      });
      for (const { productId, quantity } of listMissing({ lines, before }, now, 99)) {
        now[productId] = (now[productId] ?? 0) + quantity;
      }
      const whole = { ...before };
      for (const { productId, quantity } of lines) {
        whole[productId] = (whole[productId] ?? 0) + quantity;
      }
      expect(now).toEqual(whole);
    }),
  );
});
