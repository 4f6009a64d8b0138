import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { noteReservation } from './reservation-store.ts';
import { addOrder, readOrder, submitOrder } from '../../tests/unit/add-order.ts';
import { bindCode, countCodes, noteShowing, readCodes } from './codes-store.ts';
import { findOrderByPhone, tryMs } from './find-by-phone.ts';
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

test('goods of an order whose place another one has taken are given back, also if that one keeps none', async () => {
  const given = { draftId: crypto.randomUUID() };
  const former = await submitOrder(given);
  await submitOrder(given, former.id);
  expect((await readOrder(former.id)).status).toBe('LAPSED');
  expect(
    await countOf('SELECT count(*) AS n FROM outbox WHERE key = ?1', `order release ${former.id}`),
  ).toBe(1);
});

const asker = { network: null, visitorId: 'visitor' };

test('an order is found by code and phone; an unknown code and a wrong phone are one answer', async () => {
  const order = await addOrder('PLACED', { phone: '99887766' });
  const at = Date.now();
  const find = (code: string, phone: string, visitorId: string, now = at) =>
    findOrderByPhone({ code, phone }, { network: null, visitorId }, now);
  expect(await find(order.code, '99887766', 'a')).toMatchObject({ order: { id: order.id } });
  const wrong = await find(order.code, '99887765', 'b');
  expect(wrong).toEqual({ state: 'none' });
  expect(await find('AAAAAAAA', '99887766', 'b')).toEqual(wrong);
  const unpaid = await addOrder('AWAITING_PAYMENT', { phone: '99887766' });
  expect(await find(unpaid.code, '99887766', 'c')).toEqual(wrong);
});

test('five tries an hour are judged of one asker, and five for one code, also when they come together', async () => {
  const order = await addOrder('PLACED', { phone: '99887766' });
  const at = Date.now();
  const states = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      findOrderByPhone({ code: `BBBBBBB${(i % 8) + 2}`, phone: '99000000' }, asker, at),
    ),
  );
  expect(states.filter(({ state }) => state === 'none')).toHaveLength(5);
  const own = { code: order.code, phone: '99887766' };
  expect(await findOrderByPhone(own, asker, at + tryMs - 1)).toEqual({ state: 'tooMany' });
  expect(await findOrderByPhone(own, asker, at + tryMs)).toMatchObject({ state: 'found' });
  const byMany = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      findOrderByPhone(
        { code: order.code, phone: `9900000${i % 10}` },
        { network: null, visitorId: `v${i}` },
        at + 1,
      ),
    ),
  );
  expect(byMany.filter(({ state }) => state === 'none')).toHaveLength(5);
});

test('a list shows every paid order once, page by page, and nobody else’s', async () => {
  const visitorId = crypto.randomUUID();
  const made = [];
  for (let i = 0; i < pageSize + 3; i += 1) made.push(await addOrder('PLACED', { visitorId }));
  await addOrder('AWAITING_PAYMENT', { visitorId });
  await addOrder('PLACED');
  const who = { visitorId, isdn: null };
  const first = await listOrders(who, { status: '', place: null });
  expect(first).toHaveLength(pageSize + 1);
  const last = first[pageSize - 1];
  const place = last ? { at: last.createdAt, id: last.id } : null;
  const second = await listOrders(who, { status: '', place });
  const seen = [...first.slice(0, pageSize), ...second].map(({ id }) => id);
  expect(seen.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  expect(await listOrders(who, { status: 'SHIPPED', place: null })).toEqual([]);
});
