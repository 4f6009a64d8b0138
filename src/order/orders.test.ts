import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { noteReservation } from './reservation-store.ts';
import { addOrder, readOrder, submitOrder } from '../../tests/unit/add-order.ts';
import { bindCode, countCodes, noteShowing, readCodes } from './codes-store.ts';
import { lapseMs, lapseOrders, lapseUnclearMs } from './lapse.ts';
import { listOrders, pageSize } from './list-store.ts';
import { moveOrder } from './move-order.ts';
import { findOpenOrder, findOrderBySubmit } from './store.ts';
import { run } from '#db/statement.ts';

afterEach(() => vi.restoreAllMocks());

const countOf = async (sql: string, ...values: unknown[]) =>
  DB.prepare(sql)
    .bind(...values)
    .first<number>('n');

test('a submit that comes again makes no second order, and one with another total ends the first', async () => {
  const draftId = crypto.randomUUID();
  const first = await submitOrder({ draftId, submitKey: `${draftId} 1` });
  await submitOrder({ draftId, submitKey: `${draftId} 1` });
  expect(await findOrderBySubmit(`${draftId} 1`)).toMatchObject({ id: first.id });
  // Somebody who has not read the order that waits: nothing of the batch takes effect.
  await submitOrder({ draftId, submitKey: `${draftId} 2` });
  expect(await findOrderBySubmit(`${draftId} 2`)).toBeNull();
  const second = await submitOrder({ draftId, submitKey: `${draftId} 2` }, first.id);
  expect(await findOpenOrder(draftId)).toMatchObject({ id: second.id });
  expect((await readOrder(first.id)).status).toBe('LAPSED');
  // What has lapsed may be ordered again as it was.
  const third = await submitOrder({ draftId, submitKey: `${draftId} 1` }, second.id);
  expect(await findOpenOrder(draftId)).toMatchObject({ id: third.id });
  expect(await countOf('SELECT count(*) AS n FROM shop_order WHERE draft_id = ?1', draftId)).toBe(
    3,
  );
});

test('an order that is canceled many times at a moment gives its money back once', async () => {
  const order = await addOrder('PLACED');
  const moved = await Promise.all(
    Array.from({ length: 20 }, () => moveOrder(order, { to: 'CANCELED', who: 'customer' })),
  );
  expect(moved.filter(Boolean)).toHaveLength(1);
  const refunds = await DB.prepare(
    `SELECT amount, reason, state FROM refund
     WHERE payment_id = (SELECT id FROM payment WHERE subject_id = ?1)`,
  )
    .bind(order.id)
    .all();
  expect(refunds.results).toEqual([{ amount: 4000, reason: 'canceled', state: 'DUE' }]);
  const told = 'SELECT count(*) AS n FROM outbox WHERE instr(key, ?1) > 0';
  // To commerce, and by SMS and e-mail.
  expect(await countOf(`${told} AND instr(key, 'cancel') > 0`, order.id)).toBe(3);
  expect(
    await countOf(
      `SELECT count(*) AS n FROM order_event WHERE order_id = ?1 AND status = 'CANCELED'`,
      order.id,
    ),
  ).toBe(1);
});

test('an order whose codes were delivered is not canceled by its customer', async () => {
  const order = await addOrder('PLACED');
  const code = { orderId: order.id, productId: 'p-1', number: 1, code: 'SECRET-1' };
  await run(DB, await bindCode(code, 1));
  expect(await moveOrder(order, { to: 'CANCELED', who: 'customer' })).toBe(false);
  expect(
    await countOf(
      'SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1',
      order.id,
    ),
  ).toBe(0);
  expect(await moveOrder(order, { to: 'CANCELED', who: 'staff' })).toBe(true);
});

test('codes are stored once and sealed, none after a cancellation, and each showing is noted', async () => {
  const order = await addOrder('PLACED');
  const code = { orderId: order.id, productId: 'p-1', number: 1, code: 'SECRET-1' };
  await run(DB, await bindCode(code, 1));
  await run(DB, await bindCode({ ...code, code: 'SECRET-2' }, 2));
  expect(await readCodes(order.id)).toEqual([{ productId: 'p-1', code: 'SECRET-1' }]);
  const { results } = await DB.prepare('SELECT * FROM digital_code').all();
  expect(JSON.stringify(results)).not.toContain('SECRET');
  expect(await noteShowing(order.id, 5)).toBe(1);
  expect(await countCodes(order.id)).toEqual({ count: 1, lastShownAt: 5 });
  const canceled = await addOrder('CANCELED');
  await run(DB, await bindCode({ ...code, orderId: canceled.id }, 1));
  expect(await readCodes(canceled.id)).toEqual([]);
});

test('an order lapses half an hour after its last payment ended, to the millisecond, and not before', async () => {
  const { id } = await submitOrder();
  await noteReservation(id, 'held', Date.now());
  const { updatedAt } = await readOrder(id);
  await lapseOrders(DB, () => updatedAt + lapseMs - 1);
  expect((await readOrder(id)).status).toBe('AWAITING_PAYMENT');
  await DB.prepare(
    `INSERT INTO payment (id, subject_kind, subject_id, visitor_id, provider, reference, amount, state, callback_hash,
       sealed, key_id, language, expires_at, created_at, updated_at)
     VALUES (?1, 'order', ?1, 'v', 'qpay', ?1, 4000, 'PENDING', 'h', '', 'k1', 'mn', 0, 0, 0)`,
  )
    .bind(id)
    .run();
  // Somebody may be paying at this moment.
  await lapseOrders(DB, () => updatedAt + 10 * lapseMs);
  expect((await readOrder(id)).status).toBe('AWAITING_PAYMENT');
  await DB.prepare(`UPDATE payment SET state = 'EXPIRED' WHERE id = ?1`).bind(id).run();
  await lapseOrders(DB, () => updatedAt + lapseMs);
  expect((await readOrder(id)).status).toBe('LAPSED');
  expect(
    await countOf(
      `SELECT count(*) AS n FROM outbox WHERE key IN ('order cancel ' || ?1, 'order release ' || ?1)`,
      id,
    ),
  ).toBe(2);
});

test.each(['asked', 'unclear'] as const)(
  'an order whose reservation is %s, and which nobody can pay, lapses in 45 seconds, to the millisecond',
  async (reservation) => {
    const { id } = await submitOrder();
    await noteReservation(id, reservation, Date.now());
    const { updatedAt } = await readOrder(id);
    await lapseOrders(DB, () => updatedAt + lapseUnclearMs - 1);
    expect((await readOrder(id)).status).toBe('AWAITING_PAYMENT');
    await lapseOrders(DB, () => updatedAt + lapseUnclearMs);
    expect((await readOrder(id)).status).toBe('LAPSED');
    expect(
      await countOf('SELECT count(*) AS n FROM outbox WHERE key = ?1', `order release ${id}`),
    ).toBe(1);
  },
);

test('of two runs at a moment one lapses an order, and it is told once', async () => {
  const { id } = await submitOrder();
  await noteReservation(id, 'held', Date.now());
  const { updatedAt } = await readOrder(id);
  const lapseOnce = () => lapseOrders(DB, () => updatedAt + lapseMs);
  await Promise.all([lapseOnce(), lapseOnce()]);
  expect((await readOrder(id)).status).toBe('LAPSED');
  const events = `SELECT count(*) AS n FROM order_event WHERE order_id = ?1 AND status = 'LAPSED'`;
  expect(await countOf(events, id)).toBe(1);
  expect(
    await countOf('SELECT count(*) AS n FROM outbox WHERE key = ?1', `order cancel ${id}`),
  ).toBe(1);
});

test('goods of an order whose place another one has taken are given back, also if that one keeps none', async () => {
  const given = { draftId: crypto.randomUUID() };
  const former = await submitOrder(given);
  await submitOrder(given, former.id);
  expect((await readOrder(former.id)).status).toBe('LAPSED');
  expect(
    await countOf('SELECT count(*) AS n FROM outbox WHERE key = ?1', `order release ${former.id}`),
  ).toBe(1);
});

test('who has a number by now sees the orders since it is theirs, and none of who had it before', async () => {
  const isdn = '99003311';
  const order = await addOrder('PLACED', { isdn, visitorId: 'who had it' });
  const list = async (since: number) =>
    (await listOrders({ visitorId: 'somebody', isdn, since }, { status: '', place: null })).map(
      ({ id }) => id,
    );
  expect(await list(order.createdAt)).toEqual([order.id]);
  expect(await list(order.createdAt + 1)).toEqual([]);
});

test('a list shows every paid order once, page by page, and nobody else’s', async () => {
  const visitorId = crypto.randomUUID();
  const made = [];
  for (let i = 0; i < pageSize + 3; i += 1) made.push(await addOrder('PLACED', { visitorId }));
  await addOrder('AWAITING_PAYMENT', { visitorId });
  await addOrder('PLACED');
  const who = { visitorId, isdn: null, since: 0 };
  const first = await listOrders(who, { status: '', place: null });
  expect(first).toHaveLength(pageSize + 1);
  const last = first[pageSize - 1];
  const place = last ? { at: last.createdAt, id: last.id } : null;
  const second = await listOrders(who, { status: '', place });
  const seen = [...first.slice(0, pageSize), ...second].map(({ id }) => id);
  expect(seen.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  expect(await listOrders(who, { status: 'SHIPPED', place: null })).toEqual([]);
});
