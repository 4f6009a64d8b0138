import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { batch } from '#db/statement.ts';
import { drainOutbox, putMessage } from '#forms/outbox.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { addOrder, newOrder, readOrder } from '../../tests/unit/add-order.ts';
import { readCodes } from './codes-store.ts';
import { log } from '#lib/log.ts';
import { readOrdersByHand } from './by-hand-store.ts';
import { codesTopic, toCodesKey } from './codes-topic.ts';
import { moveOrder } from './move-order.ts';

await prepareOperator();
beforeEach(async () => {
  await DB.prepare('DELETE FROM outbox').run();
});

afterEach(() => vi.restoreAllMocks());

const [line] = newOrder().lines;
if (!line) throw new Error('an order has a line');
const digital = { deliveryType: 'DIGITAL', lines: [{ ...line, type: 'DIGITAL' }] } as const;

/** Sends what is due, as if an hour had passed each time. */
async function drain(times = 1) {
  for (let i = 1; i <= times; i += 1) {
    await drainOutbox(DB, () => Date.now() + i * 7_200_000, [codesTopic]);
  }
}

async function ask(id: string) {
  const key = toCodesKey(id);
  const put = putMessage(codesTopic, { key, body: { id } }, { now: Date.now() });
  await batch(DB, { put });
}

test('codes are bought once, however often they are asked for, and complete an order of nothing else', async () => {
  const { id, code } = await addOrder('PLACED', digital);
  await ask(id);
  await drain();
  const codes = await readCodes(id);
  expect(codes).toHaveLength(2);
  expect((await readOrder(id)).status).toBe('COMPLETED');
  // The message comes again, because its sender died before it was marked.
  await DB.prepare(`UPDATE outbox SET state = 'due', done_at = NULL, body = ?2 WHERE key = ?1`)
    .bind(toCodesKey(id), JSON.stringify({ id }))
    .run();
  await drain(2);
  expect(await readCodes(id)).toEqual(codes);
  const kept = testDb.prepare('SELECT codes, status FROM shop_order WHERE code = ?1').bind(code);
  expect(JSON.parse((await kept.first<string>('codes')) ?? '[]')).toHaveLength(2);
  const told = DB.prepare(
    `SELECT count(*) AS n FROM outbox WHERE key = 'order.codesSent sms ' || ?1`,
  );
  expect(await told.bind(id).first('n')).toBe(1);
});

test('codes come also where the answer to the money was lost', async () => {
  // The embedded operator loses the answer for this number.
  const { id } = await addOrder('PLACED', { ...digital, phone: '99000802' });
  await ask(id);
  await drain(3);
  expect(await readCodes(id)).toHaveLength(2);
  expect((await readOrder(id)).status).toBe('COMPLETED');
});

test('no codes are asked for an order that was canceled', async () => {
  const order = await addOrder('PLACED', digital);
  await ask(order.id);
  await moveOrder(order, { to: 'CANCELED', who: 'customer' });
  await drain();
  expect(await readCodes(order.id)).toHaveLength(0);
  const kept = testDb.prepare(
    'SELECT count(*) AS n FROM shop_order WHERE code = ?1 AND codes IS NOT NULL',
  );
  expect(await kept.bind(order.code).first('n')).toBe(0);
});

test('codes that commerce does not give by call wait for the staff, once, and the customer is told', async () => {
  vi.spyOn(log, 'error').mockReturnValue();
  // The embedded operator has no codes for this number.
  const { id } = await addOrder('PLACED', { ...digital, phone: '99000804', email: 'a@b.mn' });
  await ask(id);
  await drain();
  const stuck = DB.prepare(`SELECT count(*) AS n FROM outbox WHERE state = 'stuck'`);
  expect(await stuck.first('n')).toBe(0);
  const [waiting] = (await readOrdersByHand(99)).filter((one) => one.id === id);
  expect(waiting).toMatchObject({ id, status: 'PLACED' });
  // The message comes again, because its sender died before it was marked.
  await DB.prepare(`UPDATE outbox SET state = 'due', done_at = NULL, body = ?2 WHERE key = ?1`)
    .bind(toCodesKey(id), JSON.stringify({ id }))
    .run();
  await drain(2);
  expect((await readOrder(id)).codesByHandAt).toBe(waiting?.codesByHandAt);
  const told = DB.prepare(
    `SELECT key FROM outbox WHERE topic = 'order-message' AND instr(key, ?1) > 0 ORDER BY key`,
  );
  expect((await told.bind(id).all()).results).toEqual([
    { key: `order.codesByHand email ${id}` },
    { key: `order.codesByHand sms ${id}` },
  ]);
});
