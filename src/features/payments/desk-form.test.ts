import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { readOpenDifferences } from '#payment/difference-store.ts';
import { reconcile } from '#payment/reconcile.ts';
import { readRefundsOf } from '#payment/refund-store.ts';
import { sendRefunds } from '#payment/send-refunds.ts';
import { settle } from '#payment/settle.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { readUnmatchedMoney } from '#payment/unmatched-store.ts';
import { runInContext } from '#request/context.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { beStaff } from '../../../tests/unit/be-staff.ts';
import { openTill } from '../../../tests/unit/open-till.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toMoneyDeskForm } from './desk-form.ts';

afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  for (const table of ['difference', 'refund', 'money', 'payment', 'staff_log']) {
    await DB.exec(`DELETE FROM ${table}`);
  }
});

/** Money that the provider lists and nobody can place, found by the night's comparison. */
async function open(role: StaffRole = 'refund') {
  beStaff(role);
  const world = openTill();
  const { qpay, clock } = world;
  const invoice = await qpay.provider.createInvoice({
    reference: 'elsewhere',
    amount: 7000,
    description: 'x',
    callbackUrl: '',
    returnUrl: '',
    language: 'mn',
    expiresAt: clock.now,
  });
  const id = qpay.pay(invoice.ok ? invoice.value.id : '', 7000, { kind: 'CARD' });
  const told: string[] = [];
  const [goods] = world.till.payables;
  if (!goods) throw new Error('no goods');
  const payable = {
    ...goods,
    findByCode: async (code: string) => (code === 'ABCD2345' ? world.subject.id : null),
    onRefund: async (_payment: unknown, { reason }: { reason: string }) => {
      told.push(reason);
      return { statements: {}, keys: [reason] };
    },
  };
  const drained: (readonly string[])[] = [];
  const till = {
    ...world.till,
    payables: [payable],
    drain: (keys: readonly string[]) => drained.push(keys),
  };
  world.wait(3_600_000);
  await reconcile(till);
  const form = toMoneyDeskForm(till);
  const send = (intent: string, fields: Record<string, string> = {}, money = `qpay:${id}`) => {
    const sent = new FormData();
    const what = intent === 'close' ? {} : { money };
    const all = { intent, ...what, who: 'Bat', reason: 'a call of the bank', ...fields };
    for (const [name, value] of Object.entries(all)) sent.set(name, value);
    return runInContext(visit({ posted: true }), () => form.answer(sent));
  };
  return { ...world, till, id, send, told, drained };
}

const acts = async () => (await DB.prepare('SELECT act, who, reason FROM staff_log').all()).results;
const refunds = async () =>
  (await DB.prepare('SELECT payment_id, amount, reason, state FROM refund').all()).results;

test('money that belongs to nothing goes back once, by the provider, and its difference is closed', async () => {
  const { send, till, id, qpay, clock } = await open();
  expect(await readUnmatchedMoney(DB, 9)).toMatchObject([{ providerPaymentId: id, amount: 7000 }]);
  expect(await readOpenDifferences(DB, 9)).toMatchObject([{ kind: 'moneyUnknown', subject: id }]);
  const sent = await Promise.all(Array.from({ length: 8 }, () => send('giveBack')));
  expect(sent.filter((one) => 'goTo' in one)).toHaveLength(1);
  expect(sent.filter((one) => 'faults' in one)).toHaveLength(7);
  expect(await acts()).toEqual([{ act: 'money-back', who: 'Bat', reason: 'a call of the bank' }]);
  expect(await readUnmatchedMoney(DB, 9)).toEqual([]);
  expect(await readOpenDifferences(DB, 9)).toEqual([]);
  await sendRefunds(till);
  expect(await refunds()).toEqual([
    { payment_id: null, amount: 7000, reason: 'unmatched', state: 'DONE' },
  ]);
  expect(qpay.calls.refund).toBe(1);
  // Found again, it is not new.
  clock.now += 86_400_000;
  await reconcile(till);
  expect(await readUnmatchedMoney(DB, 9)).toEqual([]);
});

test('what is explained is only noted: it leaves the list, and no money moves', async () => {
  const { send } = await open();
  expect(await send('explain')).toMatchObject({ toast: { message: 'payment.desk.explained' } });
  expect(await send('giveBack')).toMatchObject({
    faults: [{ message: 'payment.desk.notThere' }],
  });
  expect(await acts()).toMatchObject([{ act: 'money-explained' }]);
  expect([await readUnmatchedMoney(DB, 9), await readOpenDifferences(DB, 9), await refunds()]) //
    .toEqual([[], [], []]);
});

test('a difference is closed once, with who and why, and no money moves', async () => {
  const { send, id } = await open();
  const [difference] = await readOpenDifferences(DB, 9);
  const close = (fields = {}) => send('close', { id: difference?.id ?? '', ...fields });
  expect(await close({ who: '', reason: ' ' })).toMatchObject({
    faults: [{ field: 'who' }, { field: 'reason' }],
  });
  expect(await send('close', { id: '0'.repeat(64) })).toMatchObject({
    faults: [{ message: 'payment.desk.notThere' }],
  });
  expect(await acts()).toEqual([]);
  const closed = await Promise.all([close(), close()]);
  expect(closed.filter((one) => 'goTo' in one)).toMatchObject([
    { goTo: '/staff/money', toast: { message: 'payment.desk.closed' } },
  ]);
  expect(closed.filter((one) => 'faults' in one)).toMatchObject([
    { faults: [{ message: 'payment.desk.notThere' }] },
  ]);
  expect(await acts()).toEqual([{ act: 'difference', who: 'Bat', reason: 'a call of the bank' }]);
  expect([await readOpenDifferences(DB, 9), await refunds()]).toEqual([[], []]);
  // It is still nobody's.
  expect(await readUnmatchedMoney(DB, 9)).toMatchObject([{ providerPaymentId: id }]);
});

test('assigned to an order it goes back as late or double, with its customer told; an open payment is left alone', async () => {
  const world = await open();
  const { send, begin, till, told, drained, wait, qpay } = world;
  expect(await send('assign')).toMatchObject({
    faults: [{ field: 'code', message: 'payment.desk.noCode' }],
    typed: { money: [`qpay:${world.id}`], reason: ['a call of the bank'] },
  });
  expect(await send('assign', { code: 'ZZZZ9999' })).toMatchObject({
    faults: [{ field: 'code', message: 'payment.desk.noSuchPayment' }],
  });
  const made = await begin(7000);
  expect(await send('assign', { code: 'abcd 2345' })).toMatchObject({
    faults: [{ field: 'code', message: 'payment.desk.stillOpen' }],
  });
  await prepareInvoice(made.id, till);
  const invoiceId = (await world.read(made.id))?.invoiceId ?? '';
  qpay.pay(invoiceId, 7000);
  wait();
  expect(await settle(made.id, till)).toMatchObject({ state: 'SUCCESS' });
  drained.length = 0;
  expect(await send('assign', { code: 'ABCD-2345' })).toMatchObject({
    toast: { message: 'payment.desk.assigned' },
  });
  expect(await readRefundsOf(DB, [made.id])).toMatchObject([
    { amount: 7000, reason: 'double', state: 'DUE' },
  ]);
  expect([told, drained]).toEqual([['double'], [['double']]]);
  expect(await acts()).toMatchObject([{ act: 'money-assigned' }]);
  expect(await readUnmatchedMoney(DB, 9)).toEqual([]);
  expect(await readOpenDifferences(DB, 9)).toEqual([]);
});

test.each([
  ['late', 7000],
  ['amount', 6000],
])('money of a payment that has ended is %s', async (reason, amount) => {
  const { send, begin } = await open();
  const made = await begin(amount);
  await DB.prepare(`UPDATE payment SET state = 'EXPIRED' WHERE id = ?1`).bind(made.id).run();
  // By the reference that the provider knows.
  const reference = await DB.prepare('SELECT reference FROM payment').first<string>('reference');
  expect(await send('assign', { code: reference ?? '' })).toMatchObject({ ok: true });
  expect(await readRefundsOf(DB, [made.id])).toMatchObject([{ amount: 7000, reason }]);
});

test('only who may give money back does any of it, and only with a name and a reason', async () => {
  for (const role of ['view', 'fulfil'] as const) {
    const { send } = await open(role);
    for (const intent of ['assign', 'giveBack', 'explain', 'close']) {
      const given = intent === 'close' ? { id: '0'.repeat(64) } : {};
      expect(await send(intent, given)).toMatchObject({
        faults: [{ message: 'staff.fault.role' }],
      });
    }
  }
  const { send } = await open();
  expect(await send('giveBack', { who: '', reason: ' ' })).toMatchObject({
    faults: [{ field: 'who' }, { field: 'reason' }],
  });
  expect(await send('giveBack', {}, 'qpay:../x')).toMatchObject({ faults: expect.anything() });
  expect(await refunds()).toEqual([]);
});
