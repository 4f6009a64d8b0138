import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newOrder } from '../../../tests/unit/add-order.ts';
import { listReturnable, listSources, toRefundAmount, toReturnEnd } from './rules.ts';

const [line] = newOrder().lines;
if (!line) throw new Error('an order has a line');

const ordered = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 5_000_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        type: fc.constantFrom('PHYSICAL' as const, 'DIGITAL' as const),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    delivery: fc.integer({ min: 0, max: 9000 }),
  })
  .map(({ lines, share, delivery }) => {
    const goods = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
    const discount = Math.floor(goods * share);
    return {
      lines: lines.map((one, index) => ({ ...line, ...one, productId: `p${index}` })),
      discount,
      delivery,
      total: goods - discount + delivery,
    };
  });

test('however an order is taken apart, its parts are whole, never more than was paid, and together all of it', () => {
  fc.assert(
    fc.property(ordered, fc.infiniteStream(fc.nat()), (order, numbers) => {
      const next = (below: number) => (numbers.next().value ?? 0) % below;
      const before = new Map<string, number>();
      const physical = order.lines.filter(({ type }) => type === 'PHYSICAL');
      let paid = 0;
      for (let turn = 0; turn < 60; turn += 1) {
        const left = physical.filter(
          ({ productId, quantity }) => (before.get(productId) ?? 0) < quantity,
        );
        if (left.length === 0) break;
        const asked = new Map<string, number>();
        const count = 1 + next(left.length);
        for (const { productId, quantity } of left.slice(0, count)) {
          asked.set(productId, 1 + next(quantity - (before.get(productId) ?? 0)));
        }
        const amount = toRefundAmount(order, before, asked);
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        paid += amount;
        expect(paid).toBeLessThanOrEqual(order.total);
        for (const [id, some] of asked) before.set(id, (before.get(id) ?? 0) + some);
      }
      if (physical.length === order.lines.length) expect(paid).toBe(order.total);
    }),
    { numRuns: 1000 },
  );
});

test('a discount lowers what comes back, and the delivery fee comes back with the last of the goods', () => {
  const order = {
    lines: [
      { ...line, productId: 'a', price: 1000, quantity: 3 },
      { ...line, productId: 'b', price: 999, quantity: 1 },
      { ...line, productId: 'c', price: 500, quantity: 1, type: 'DIGITAL' as const },
    ],
    discount: 1000,
    delivery: 2000,
  };
  const none = new Map<string, number>();
  const one = toRefundAmount(order, none, new Map([['a', 1]]));
  expect(one).toBe(777);
  const rest = new Map([
    ['a', 2],
    ['b', 1],
  ]);
  // 3,999 less their shares of the discount, 667 and 222, and the delivery; the code of 500 less 111 stays bought.
  expect(one + toRefundAmount(order, new Map([['a', 1]]), rest)).toBe(3999 - 667 - 222 + 2000);
  expect(toRefundAmount(order, none, new Map([['b', 1]]))).toBe(999 - 222);
});

test('the time for returns ends 14 times 24 hours after the delivery, to the millisecond', () => {
  const delivered = Date.UTC(2026, 10, 9, 6, 35, 42, 7);
  expect(new Date(toReturnEnd(delivered, 14)).toISOString()).toBe('2026-11-23T06:35:42.007Z');
});

test('of each line it is said how many can be returned, or why none', () => {
  const lines = [
    { ...line, productId: 'a', quantity: 3 },
    { ...line, productId: 'b', quantity: 1 },
    { ...line, productId: 'c', type: 'DIGITAL' as const },
  ];
  const held = new Map([
    ['a', 1],
    ['b', 1],
  ]);
  const states = (isOpened: boolean) =>
    listReturnable(lines, held, { isOpened }).map(({ returnable }) => returnable);
  expect(states(false)).toEqual([
    { state: 'returnable', most: 2 },
    { state: 'returned' },
    { state: 'digital' },
  ]);
  expect(states(true).at(-1)).toEqual({ state: 'opened' });
});

test('a customer withdraws until the goods are here, and staff move one step at a time', () => {
  expect(listSources('WITHDRAWN', 'customer')).toEqual(['REQUESTED', 'ACCEPTED']);
  expect(listSources('ACCEPTED', 'staff')).toEqual(['REQUESTED']);
  expect(listSources('RECEIVED', 'staff')).toEqual(['ACCEPTED']);
  expect(listSources('REFUNDED', 'staff')).toEqual(['RECEIVED']);
  expect(listSources('REFUSED', 'staff')).toEqual(['REQUESTED', 'ACCEPTED', 'RECEIVED']);
  for (const to of ['ACCEPTED', 'RECEIVED', 'REFUNDED', 'REFUSED'] as const) {
    expect(listSources(to, 'customer')).toEqual([]);
  }
  expect(listSources('WITHDRAWN', 'staff')).toEqual([]);
});
