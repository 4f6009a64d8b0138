import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { DB } from '#env.ts';
import { log } from '#lib/log.ts';
import { openReceipts, readReceipt, sell } from '../../../tests/unit/open-receipts.ts';
import { markReceiptDone, readTroubledReceipts, resendReceipt } from './desk-store.ts';
import type { Sold } from './model.ts';

const hour = 60 * 60_000;
const act = { who: 'Сараа', reason: 'татвараас лавласан' };
const number = '1'.repeat(33);
const sold: Sold = {
  buyer: { kind: 'INDIVIDUAL', email: 'secret@example.mn' },
  phone: '',
  lines: [{ name: 'Утас', price: 1110, quantity: 1, kind: 'goods' }],
  discount: 0,
  delivery: 0,
};

beforeAll(() => prepareOperator());
beforeEach(async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  await DB.exec('DELETE FROM receipt; DELETE FROM receipt_secret; DELETE FROM staff_log');
});
afterEach(() => vi.restoreAllMocks());

const readLog = async () =>
  (await DB.prepare('SELECT who, act, reason FROM staff_log').all()).results;
const change = (paymentId: string, values: string) =>
  DB.prepare(`UPDATE receipt SET ${values} WHERE payment_id = ?1`).bind(paymentId).run();

async function sellTroubled(values = `state = 'ERROR', last_error = 'refused'`) {
  const { paymentId } = await sell(sold, 'pos', Date.now());
  await change(paymentId, values);
  const row = await readReceipt(paymentId);
  return { paymentId, id: String(row?.['id']) };
}

test('the desk lists what nobody could register, return or send, and what is late, without the buyer', async () => {
  const { register, stage } = openReceipts(['down', 'down', 'down']);
  const late = await sell(sold, 'pos', stage.now);
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await readTroubledReceipts(10)).toEqual([]);
    await register();
    stage.now += hour;
  }
  await sellTroubled();
  await sellTroubled(`state = 'REGISTERED', return_state = 'MANUAL'`);
  await sellTroubled(`state = 'REGISTERED', last_error = 'message'`);
  await sellTroubled(`state = 'REGISTERED'`);
  const listed = await readTroubledReceipts(10);
  expect(listed.map(({ state, returnState }) => `${state} ${returnState}`).toSorted()).toEqual([
    'ERROR none',
    'PENDING none',
    'REGISTERED MANUAL',
    'REGISTERED none',
  ]);
  expect(listed.find(({ state }) => state === 'PENDING')?.reference).toBe(late.paymentId);
  expect(JSON.stringify(listed)).not.toContain('s1.');
});

test('a receipt in error is tried again with the same suffix, which is logged', async () => {
  const { paymentId, id } = await sellTroubled();
  const before = await readReceipt(paymentId);
  expect(await resendReceipt(id, act, Date.now() + hour)).toBe(true);
  expect(await readReceipt(paymentId)).toMatchObject({
    state: 'PENDING',
    bill_suffix: before?.['bill_suffix'],
  });
  expect(await readLog()).toEqual([{ ...act, act: 'resend receipt' }]);
  expect(await resendReceipt(crypto.randomUUID(), act)).toBe(false);
  expect(await readLog()).toHaveLength(1);
});

test('a return that was left to the staff is tried again', async () => {
  const { paymentId, id } = await sellTroubled(
    `state = 'REGISTERED', return_state = 'MANUAL', next_at = 9e15`,
  );
  expect(await resendReceipt(id, act, Date.now() + hour)).toBe(true);
  expect(await readReceipt(paymentId)).toMatchObject({ return_state: 'DUE' });
});

test('what nobody could register goes to the tax daemon when there is one by then', async () => {
  const { paymentId, id } = await sellTroubled(
    `state = 'ERROR', last_error = 'provider', provider = 'qpay'`,
  );
  await resendReceipt(id, act, Date.now() + hour);
  expect(await readReceipt(paymentId)).toMatchObject({ provider: 'pos', state: 'PENDING' });
});

test('a receipt that was registered by hand needs its number, once', async () => {
  const { paymentId, id } = await sellTroubled();
  expect(await markReceiptDone(id, '', act)).toBe(false);
  expect(await markReceiptDone(id, number, act)).toBe(true);
  expect(await markReceiptDone(id, number, act)).toBe(false);
  expect(await readReceipt(paymentId)).toMatchObject({
    state: 'REGISTERED',
    provider_receipt_id: number,
    registered_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  expect(await readLog()).toEqual([{ ...act, act: 'receipt done' }]);
});

test('a return and a message that were done by hand leave the desk', async () => {
  const returned = await sellTroubled(`state = 'REGISTERED', return_state = 'MANUAL'`);
  const sent = await sellTroubled(`state = 'REGISTERED', last_error = 'message'`);
  expect(await markReceiptDone(returned.id, '', act)).toBe(true);
  expect(await markReceiptDone(sent.id, '', act)).toBe(true);
  expect(await readReceipt(returned.paymentId)).toMatchObject({ state: 'RETURNED' });
  expect(await readTroubledReceipts(10)).toEqual([]);
  expect(await readLog()).toHaveLength(2);
});
