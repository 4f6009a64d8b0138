import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { log } from '#lib/log.ts';
import { newOrder } from '../../../tests/unit/add-order.ts';
import { addDelivered, addReturn, readReturn } from '../../../tests/unit/add-return.ts';
import type { ReturnLine } from './model.ts';
import { moveReturn, payReturn } from './move-return.ts';
import { readReturnEvents } from './store.ts';

beforeEach(async () => {
  for (const event of ['warn', 'info', 'error'] as const) vi.spyOn(log, event).mockReturnValue();
  for (const table of ['return_case', 'refund', 'staff_log', 'outbox']) {
    await DB.exec(`DELETE FROM ${table}`);
  }
});
afterEach(() => vi.restoreAllMocks());

const act = { who: 'Bat', reason: 'Looked at' };
const lines = (quantity: number, productId = 'p-1'): ReturnLine[] => [
  { productId, quantity, reason: 'unwanted' },
];
const readRefunds = async () =>
  (await DB.prepare('SELECT amount, reason, state FROM refund ORDER BY amount').all()).results;

test('of a withdrawal and an answer at one moment one is taken, whoever was first, and nothing follows of the other', async () => {
  for (const to of ['RECEIVED', 'REFUSED'] as const) {
    const order = await addDelivered();
    const found = await addReturn(order, 'ACCEPTED');
    const answer = to === 'REFUSED' ? ({ cause: 'used', answer: 'x' } as const) : null;
    const moved = await Promise.all([
      moveReturn(found, { to: 'WITHDRAWN', who: 'customer' }),
      moveReturn(found, { to, who: 'staff', act, answer }),
      moveReturn(found, { to: 'WITHDRAWN', who: 'customer' }),
      moveReturn(found, { to, who: 'staff', act, answer }),
    ]);
    expect(moved.filter(Boolean)).toHaveLength(1);
    const { state, cause } = await readReturn(found.id);
    const isWithdrawn = moved[0] || moved[2];
    expect(state).toBe(isWithdrawn ? 'WITHDRAWN' : to);
    expect(cause).toBe(state === 'REFUSED' ? 'used' : null);
    expect((await readReturnEvents(order.id)).map((one) => one.state)).toEqual([
      'REQUESTED',
      state,
    ]);
    const logged = DB.prepare('SELECT count(*) AS n FROM staff_log WHERE subject = ?1');
    expect(await logged.bind(found.id).first('n')).toBe(isWithdrawn ? 0 : 1);
  }
});

test('a customer can not withdraw what is here, and staff skip no step', async () => {
  const order = await addDelivered();
  const received = await addReturn(order, 'RECEIVED');
  expect(await moveReturn(received, { to: 'WITHDRAWN', who: 'customer' })).toBe(false);
  expect(await moveReturn(received, { to: 'ACCEPTED', who: 'staff', act })).toBe(false);
  const asked = await addReturn(order);
  expect(await moveReturn(asked, { to: 'RECEIVED', who: 'staff', act })).toBe(false);
  expect(await payReturn(asked, order, { amount: 1, answer: null, act })).toBe('moved');
  expect(await readRefunds()).toEqual([]);
});

test('a place is written whole when a return is accepted', async () => {
  const order = await addDelivered();
  const place = {
    way: 'COURIER',
    branchId: null,
    slotDate: '2026-11-25',
    slot: '10:00-14:00',
  } as const;
  const found = await addReturn(order, 'REQUESTED', { place });
  const branch = { way: 'BRANCH', branchId: 'b-1', slotDate: null, slot: null } as const;
  await moveReturn(found, { to: 'ACCEPTED', who: 'staff', act, place: branch });
  expect(await readReturn(found.id)).toMatchObject(branch);
  await moveReturn(found, { to: 'RECEIVED', who: 'staff', act });
  expect(await readReturn(found.id)).toMatchObject(branch);
});

test('money goes back once, however often and by whomever it is pressed, with its receipt and the log', async () => {
  const order = await addDelivered();
  const found = await addReturn(order, 'RECEIVED');
  const paid = await Promise.all(
    Array.from({ length: 30 }, () => payReturn(found, order, { amount: 1000, answer: null, act })),
  );
  expect(paid.filter((one) => one === 'paid')).toHaveLength(1);
  expect(await readRefunds()).toEqual([{ amount: 1000, reason: 'returned', state: 'DUE' }]);
  expect(await readReturn(found.id)).toMatchObject({ state: 'REFUNDED', amount: 1000 });
  const logged = await DB.prepare('SELECT act, who, reason FROM staff_log').all();
  expect(logged.results).toEqual([{ act: 'return refunded', ...act }]);
});

test('each part of an order is paid back by itself, together what was paid, with the delivery at the end', async () => {
  const order = await addDelivered();
  const cases = [await addReturn(order, 'RECEIVED'), await addReturn(order, 'RECEIVED')];
  const pay = (index: number, amount: number) => {
    const one = cases[index];
    if (!one) throw new Error('no such return');
    return payReturn(one, order, { amount, answer: null, act });
  };
  // The delivery is not for the first of two.
  expect(await pay(0, 3000)).toBe('less');
  expect(await pay(0, 1000)).toBe('paid');
  expect(await pay(1, 3001)).toBe('less');
  expect(await pay(1, 3000)).toBe('paid');
  expect(await readRefunds()).toMatchObject([{ amount: 1000 }, { amount: 3000 }]);
});

test('two returns of one order that are paid back at one moment both are, and no more than was paid', async () => {
  const order = await addDelivered();
  const cases = [await addReturn(order, 'RECEIVED'), await addReturn(order, 'RECEIVED')];
  const paid = await Promise.all(
    cases.map((one) => payReturn(one, order, { amount: 1000, answer: null, act })),
  );
  expect(paid).toEqual(['paid', 'paid']);
  expect(await readRefunds()).toMatchObject([{ amount: 1000 }, { amount: 1000 }]);
});

test('no more goes back than is left of the money, whatever it was given back for', async () => {
  const order = await addDelivered();
  const found = await addReturn(order, 'RECEIVED', { lines: lines(2) });
  await DB.prepare(
    `INSERT INTO refund (id, provider, provider_payment_id, payment_id, amount, reason, created_at, updated_at)
     SELECT 'r', m.provider, m.provider_payment_id, m.payment_id, 3500, 'staff', 0, 0 FROM money m
     JOIN payment p ON p.id = m.payment_id WHERE p.subject_id = ?1`,
  )
    .bind(order.id)
    .run();
  expect(await payReturn(found, order, { amount: 501, answer: null, act })).toBe('less');
  expect(await payReturn(found, order, { amount: 500, answer: null, act })).toBe('paid');
  expect(await readReturn(found.id)).toMatchObject({ state: 'REFUNDED', amount: 500 });
});

test('goods that were free come back without money', async () => {
  const [line] = newOrder().lines;
  if (!line) throw new Error('an order has a line');
  const free = { ...line, productId: 'free', price: 0 };
  const order = await addDelivered({ lines: [line, free] });
  const found = await addReturn(order, 'RECEIVED', { lines: lines(1, 'free') });
  expect(await payReturn(found, order, { amount: 0, answer: null, act })).toBe('paid');
  expect(await readReturn(found.id)).toMatchObject({
    state: 'REFUNDED',
    amount: 0,
    refundId: null,
  });
  expect(await readRefunds()).toEqual([]);
});
