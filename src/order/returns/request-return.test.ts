import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { log } from '#lib/log.ts';
import { newOrder } from '../../../tests/unit/add-order.ts';
import { addDelivered, addReturn, newReturn } from '../../../tests/unit/add-return.ts';
import { countDeskReturns, readDeskReturns, returnDeskSize } from './desk-store.ts';
import type { ReturnLine } from './model.ts';
import { moveReturn } from './move-return.ts';
import { requestReturn } from './request-return.ts';
import { readReturnEvents, readReturns } from './store.ts';

beforeEach(async () => {
  for (const event of ['warn', 'info', 'error'] as const) vi.spyOn(log, event).mockReturnValue();
  for (const table of ['return_case', 'refund', 'staff_log', 'outbox']) {
    await DB.exec(`DELETE FROM ${table}`);
  }
});
afterEach(() => vi.restoreAllMocks());

const dayMs = 24 * 60 * 60_000;
const lines = (quantity: number, productId = 'p-1'): ReturnLine[] => [
  { productId, quantity, reason: 'unwanted' },
];

test('200 presses of one form make one return, whichever of them comes first', async () => {
  const order = await addDelivered();
  const asked = newReturn();
  const states = await Promise.all(Array.from({ length: 200 }, () => requestReturn(order, asked)));
  expect(new Set(states)).toEqual(new Set(['requested']));
  const [made, ...others] = await readReturns(order.id);
  expect(others).toEqual([]);
  expect(made).toMatchObject({ number: 1, state: 'REQUESTED', words: asked.words });
  expect(await readReturnEvents(order.id)).toHaveLength(1);
  // By SMS; the order has no e-mail address, which is found out when it is sent.
  const told = `SELECT count(*) AS n FROM outbox WHERE topic = 'return-message'`;
  expect(await DB.prepare(told).first('n')).toBe(2);
  const stored = await DB.prepare('SELECT * FROM return_case').first();
  expect(JSON.stringify(stored)).not.toContain('Дэлгэц');
});

test('two tabs that ask for the same make one return; another request waits for its answer', async () => {
  const order = await addDelivered();
  const ask = (given = {}) => requestReturn(order, newReturn(given));
  expect(await Promise.all([ask(), ask()])).toEqual(['requested', 'requested']);
  expect(await ask({ requestHash: 'another' })).toBe('other');
  expect(await readReturns(order.id)).toHaveLength(1);
});

test('the same form with other content is not taken for the same', async () => {
  const order = await addDelivered();
  const key = crypto.randomUUID();
  expect(await requestReturn(order, newReturn({ key }))).toBe('requested');
  expect(await requestReturn(order, newReturn({ key, requestHash: 'b' }))).toBe('other');
});

test('a return can be asked for until 14 days after the delivery, to the millisecond', async () => {
  const order = await addDelivered();
  const at = await DB.prepare(
    `SELECT at FROM order_event WHERE order_id = ?1 AND status = 'COMPLETED'`,
  )
    .bind(order.id)
    .first<number>('at');
  const end = (at ?? 0) + 14 * dayMs;
  expect(await requestReturn(order, newReturn(), end)).toBe('gone');
  expect(await requestReturn(order, newReturn(), end - 1)).toBe('requested');
});

test('nothing is returned of an order that was not delivered, and no codes', async () => {
  const [line] = newOrder().lines;
  if (!line) throw new Error('an order has a line');
  const code = { ...line, productId: 'code', type: 'DIGITAL' } as const;
  const order = await addDelivered({ lines: [line, code] });
  expect(await requestReturn(order, newReturn({ lines: lines(1, 'code') }))).toBe('gone');
  expect(await requestReturn(order, newReturn({ lines: lines(1, 'elsewhere') }))).toBe('gone');
  await DB.prepare(`UPDATE shop_order SET status = 'SHIPPED' WHERE id = ?1`).bind(order.id).run();
  expect(await requestReturn(order, newReturn())).toBe('gone');
});

test('never more is asked for than was bought and is not in a return; what was refused or withdrawn is free again', async () => {
  const order = await addDelivered();
  expect(await requestReturn(order, newReturn({ lines: lines(3) }))).toBe('gone');
  const first = await addReturn(order, 'ACCEPTED');
  expect(await requestReturn(order, newReturn({ lines: lines(2) }))).toBe('gone');
  const second = await addReturn(order, 'REFUNDED');
  expect(second.number).toBe(2);
  expect(await requestReturn(order, newReturn())).toBe('gone');
  expect(await moveReturn(first, { to: 'WITHDRAWN', who: 'customer' })).toBe(true);
  expect(await requestReturn(order, newReturn())).toBe('requested');
});

test('the desk lists by age, page by page, each return once, and counts what waits', async () => {
  const made: string[] = [];
  const at = Date.now();
  for (let i = 0; i < returnDeskSize + 3; i += 1) {
    const order = await addDelivered();
    const { id } = await addReturn(order, i % 3 === 0 ? 'ACCEPTED' : 'REQUESTED');
    await DB.prepare('UPDATE return_case SET updated_at = ?2 WHERE id = ?1')
      .bind(id, at - i)
      .run();
    made.push(id);
  }
  const ended = await addReturn(await addDelivered(), 'WITHDRAWN');
  const filter = { state: 'open', code: '', place: null };
  const first = await readDeskReturns(filter);
  expect(first).toHaveLength(returnDeskSize + 1);
  const last = first[returnDeskSize - 1]?.found;
  const place = last ? { at: last.updatedAt, id: last.id } : null;
  const second = await readDeskReturns({ ...filter, place });
  const seen = [...first.slice(0, returnDeskSize), ...second].map(({ found }) => found.id);
  expect(seen).toEqual(made.toReversed());
  const counts = await countDeskReturns();
  expect(counts.get('ACCEPTED')).toEqual({ count: 18, since: at - 51 });
  expect(counts.get('REQUESTED')?.count).toBe(35);
  const all = await readDeskReturns({ ...filter, state: 'WITHDRAWN' });
  expect(all.map(({ found }) => found.id)).toEqual([ended.id]);
  const code = first[0]?.order.code ?? '';
  const byCode = await readDeskReturns({ state: '', code: code.slice(0, 6), place: null });
  expect(byCode.map(({ order }) => order.code)).toContain(code);
}, 60_000);
