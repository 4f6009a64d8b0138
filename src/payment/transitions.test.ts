import { beforeEach, expect, test } from 'vitest';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { openTill } from '../../tests/unit/open-till.ts';
import { forgetPayments, openRefund, openWaiting } from '../../tests/unit/open-waiting.ts';
import { endPayment } from './end-payment.ts';
import { nextRefundStates, nextStates, type PaymentState } from './model.ts';
import { bindCancelPayment } from './move-store.ts';
import { confirmRefund } from './refund-store.ts';
import { sendRefunds } from './send-refunds.ts';
import { settle } from './settle.ts';
import { prepareInvoice } from './start-payment.ts';

beforeEach(forgetPayments);

const states = Object.keys(nextStates) as PaymentState[];
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

/** What leads to a state. */
async function moveTo(to: PaymentState, opened: Awaited<ReturnType<typeof openWaiting>>) {
  const { id, till, subject, clock, qpay, invoiceId } = opened;
  const payment = await opened.read(id);
  if (!payment) throw new Error('no payment');
  if (to === 'PENDING') await prepareInvoice(id, till);
  else if (to === 'SUCCESS') {
    qpay.pay(invoiceId, 25_000);
    await settle(id, till);
  } else if (to === 'CANCELED') {
    await batch(DB, { canceled: bindCancelPayment(subject, { now: clock.now }) });
  } else if (to !== 'CREATED') await endPayment(payment, { state: to, closeAt: null }, till);
}

test.each(pairs)('from %s nothing leads to %s but what the table says', async (from, to) => {
  const opened = await openWaiting();
  const { id } = opened;
  await DB.prepare(
    `UPDATE payment SET state = ?2, invoice_id = CASE WHEN ?2 = 'CREATED' AND ?3 = 'PENDING' THEN NULL ELSE invoice_id END WHERE id = ?1`,
  )
    .bind(id, from, to)
    .run();
  await moveTo(to, opened);
  const isAllowed = from === to || nextStates[from].includes(to);
  expect((await opened.read(id))?.state).toBe(isAllowed ? to : from);
});

const act = { who: 'Дорж', reason: 'returned by the bank, 123' };

test('a card is returned by call; a transfer waits for staff, who confirm it once', async () => {
  const card = await openRefund('CARD');
  await sendRefunds(card.till);
  expect(await card.read()).toMatchObject({ state: 'DONE', attempts: 1 });
  const transfer = await openRefund('P2P');
  await sendRefunds(transfer.till);
  const refund = await transfer.read();
  expect(refund?.state).toBe('MANUAL');
  const confirm = () => confirmRefund(DB, refund?.id ?? '', act, { now: 1, told: {} });
  expect(await Promise.all([confirm(), confirm()])).toEqual([true, false]);
  expect(await transfer.read()).toMatchObject({ state: 'DONE' });
  expect(nextRefundStates.DONE).toEqual([]);
});

test('of two runs at a moment one asks the provider for the money', async () => {
  const { till, qpay, read } = await openRefund('CARD');
  const sent = await Promise.all([sendRefunds(till), sendRefunds(till)]);
  expect(sent.toSorted()).toEqual([0, 1]);
  expect(await read()).toMatchObject({ state: 'DONE', attempts: 1 });
  expect(qpay.calls.refund).toBe(1);
});

test('a call that fails is made again, ever later, and left to staff in the end', async () => {
  const { till, qpay, read, wait } = await openRefund('CARD');
  qpay.fate.next = () => 'before';
  await sendRefunds(till);
  expect(await read()).toMatchObject({ state: 'DUE', attempts: 1, lastError: 'network' });
  await sendRefunds(till);
  expect(qpay.calls.refund).toBe(1);
  for (let turn = 0; turn < 12; turn += 1) {
    wait(5 * 60 * 60_000);
    await sendRefunds(till);
  }
  expect(await read()).toMatchObject({ state: 'MANUAL', attempts: 8 });
  expect(qpay.calls.refund).toBe(8);
});

test('a refund whose answer was lost is asked for again, and made once', async () => {
  const { till, qpay, read, wait } = await openRefund('CARD');
  qpay.fate.next = () => 'after';
  await sendRefunds(till);
  qpay.fate.next = () => 'fine';
  wait(10 * 60_000);
  await sendRefunds(till);
  expect(await read()).toMatchObject({ state: 'DONE' });
  const money = [...qpay.invoices.values()].flatMap((one) => one.money);
  expect(money.filter(({ isRefunded }) => isRefunded)).toHaveLength(1);
});

test('what can not be had is not paid for, and what nobody knows is asked again', async () => {
  const world = openTill();
  const made = await world.begin();
  world.goods.prepared = { state: 'unclear' };
  expect(await prepareInvoice(made.id, world.till)).toEqual({ state: 'unclear' });
  expect((await world.read(made.id))?.state).toBe('CREATED');
  world.goods.prepared = { state: 'refused', refused: ['p1'] };
  expect(await prepareInvoice(made.id, world.till)).toEqual({ state: 'refused', refused: ['p1'] });
  expect(await world.read(made.id)).toMatchObject({ state: 'FAILED', failReason: 'soldOut' });
  expect(world.qpay.calls.createInvoice).toBe(0);
});

test('an invoice is made once, however many ask; a lost answer fails the attempt', async () => {
  const world = openTill();
  const made = await world.begin();
  await Promise.all([1, 2, 3, 4].map(() => prepareInvoice(made.id, world.till)));
  expect(world.qpay.calls.createInvoice).toBe(1);
  const lost = openTill();
  const other = await lost.begin();
  lost.qpay.fate.next = () => 'after';
  expect(await prepareInvoice(other.id, lost.till)).toEqual({ state: 'failed' });
  expect(await lost.read(other.id)).toMatchObject({ state: 'FAILED', failReason: 'invoice' });
});
