import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB, OPERATOR } from '#env.ts';
import { addOrder, readOrder } from '../../tests/unit/add-order.ts';
import type { OrderStatus } from './model.ts';
import { pollOrders } from './poll.ts';

const pollMs = 15 * 60_000;
const now = Date.now();
// Other orders of this database were asked about just now.
beforeEach(() => DB.exec(`UPDATE shop_order SET asked_at = ${now}`));
afterEach(() => vi.restoreAllMocks());

/** An order about which commerce was asked so long ago. */
async function add(status: OrderStatus, agoMs = pollMs) {
  const order = await addOrder(status);
  await DB.prepare('UPDATE shop_order SET asked_at = ?2 WHERE id = ?1')
    .bind(order.id, now - agoMs)
    .run();
  const read = async () => (await readOrder(order.id)).status;
  const readAsked = () =>
    DB.prepare('SELECT asked_at FROM shop_order WHERE id = ?1').bind(order.id).first('asked_at');
  return { ...order, read, readAsked };
}

/** Commerce says this of orders, or nothing at all; the codes of each call. */
function open(says: (codes: readonly string[]) => object | null): string[][] {
  if (!OPERATOR) throw new Error('no operator is bound');
  const asked: string[][] = [];
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/order/status') return Response.json({}, { status: 404 });
    const codes = (searchParams.get('codes') ?? '').split(',');
    asked.push(codes);
    const data = says(codes);
    return data ? Response.json({ data }) : Response.json({}, { status: 500 });
  });
  return asked;
}

const poll = (later = 0) => pollOrders(DB, () => now + later);

test('only what is on its way, and was not asked about for a quarter of an hour, is asked about', async () => {
  const due = [await add('PLACED'), await add('SHIPPED', pollMs + 1)];
  const next = await add('PLACED', pollMs - 1);
  for (const status of ['AWAITING_PAYMENT', 'LAPSED', 'COMPLETED', 'CANCELED'] as const) {
    await add(status, 10 * pollMs);
  }
  const asked = open(() => []);
  expect(await poll()).toBe(0);
  expect(asked.map((codes) => codes.toSorted())).toEqual([due.map(({ code }) => code).toSorted()]);
  // Unchanged, and noted: the next run asks only about what is due by then.
  expect(await poll(1)).toBe(0);
  expect(asked.slice(1)).toEqual([[next.code]]);
});

test('an order is moved once by what is said of it, also by two runs at a moment, and never back', async () => {
  const [first, second] = [await add('PLACED'), await add('SHIPPED')];
  const asked = open(() => [
    { code: first.code, status: 'COMPLETED' },
    { code: second.code, status: 'PLACED' },
  ]);
  const moved = await Promise.all([poll(), poll()]);
  expect(moved.reduce((all, one) => all + one, 0)).toBe(1);
  expect([await first.read(), await second.read()]).toEqual(['COMPLETED', 'SHIPPED']);
  expect(asked.length).toBeGreaterThan(0);
  const count = DB.prepare(
    'SELECT count(*) AS n FROM order_event WHERE order_id = ?1 AND status = ?2',
  );
  expect(await count.bind(first.id, 'COMPLETED').first('n')).toBe(1);
  expect(await poll(pollMs)).toBe(0);
});

test('what is said of an order that was not asked about changes nothing', async () => {
  const [due, other] = [await add('PLACED'), await add('PLACED', 0)];
  open(() => [
    { code: other.code, status: 'SHIPPED' },
    { code: 'AAAAAAAA', status: 'SHIPPED' },
  ]);
  expect(await poll()).toBe(0);
  expect([await due.read(), await other.read()]).toEqual(['PLACED', 'PLACED']);
});

test('a service that does not answer moves nothing, and is asked again in a quarter of an hour', async () => {
  const order = await add('PLACED');
  open(() => null);
  expect(await poll()).toBe(0);
  expect([await order.read(), await order.readAsked()]).toEqual(['PLACED', now]);
  vi.restoreAllMocks();
  const asked = open(() => [{ code: order.code, status: 'SHIPPED' }]);
  expect(await poll(pollMs - 1)).toBe(0);
  expect(asked).toEqual([]);
  expect(await poll(pollMs)).toBe(1);
  expect(await order.read()).toBe('SHIPPED');
});

test('fifty are asked about at a time, those that have waited longest first', async () => {
  const orders = [];
  for (let i = 0; i < 51; i += 1) orders.push(await add('PLACED', pollMs + i));
  const [last] = orders;
  const asked = open(() => []);
  await poll();
  expect(asked[0]).toHaveLength(50);
  expect(asked[0]).not.toContain(last?.code);
  await poll();
  expect(asked[1]).toEqual([last?.code]);
}, 30_000);
