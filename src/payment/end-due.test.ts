import { beforeEach, expect, test } from 'vitest';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { readCount } from '../../tests/unit/open-till.ts';
import {
  expectUnpaid,
  forgetPayments,
  openWaiting,
  readRefunds,
} from '../../tests/unit/open-waiting.ts';
import { closeInvoices, expirePayments } from './end-due.ts';
import { bindCancelPayment } from './move-store.ts';
import { retryPayment } from './retry-payment.ts';
import { settle } from './settle.ts';

beforeEach(forgetPayments);

test('the time of an invoice ends to the millisecond, and late money goes back', async () => {
  const one = await openWaiting();
  const end = (await one.read(one.id))?.expiresAt ?? 0;
  one.clock.now = end - 1;
  expect(await expirePayments(one.till)).toBe(0);
  await expectUnpaid(one);
  one.clock.now = end;
  expect(await expirePayments(one.till)).toBe(1);
  await expectUnpaid(one, 'EXPIRED');
  expect(one.qpay.invoices.get(one.invoiceId)?.isCanceled).toBe(true);
  one.qpay.pay(one.invoiceId, 25_000);
  one.wait();
  await settle(one.id, one.till);
  await expectUnpaid(one, 'EXPIRED');
  expect(await readRefunds(one.id)).toEqual([{ reason: 'late', amount: 25_000, state: 'DUE' }]);
});

test('a page that is loaded anew every second keeps no payment from its end', async () => {
  const one = await openWaiting();
  const end = (await one.read(one.id))?.expiresAt ?? 0;
  let second = end - 5000;
  let runs = 0;
  // The job comes once a minute, each time just after the page.
  while (second < end + 125_000) {
    one.clock.now = second;
    await settle(one.id, one.till);
    if ((second - end) % 60_000 === 1000) runs += await expirePayments(one.till);
    second += 1000;
  }
  expect(runs).toBe(1);
  await expectUnpaid(one, 'EXPIRED');
});

test('of two runs at a moment one ends the payment, and its invoice', async () => {
  const one = await openWaiting();
  one.wait(31 * 60_000);
  const ended = await Promise.all([expirePayments(one.till), expirePayments(one.till)]);
  expect(ended.toSorted()).toEqual([0, 1]);
  await expectUnpaid(one, 'EXPIRED');
  expect([one.qpay.calls.check, one.qpay.calls.cancelInvoice]).toEqual([1, 1]);
});

test('money that came just before the end counts', async () => {
  const one = await openWaiting();
  one.qpay.pay(one.invoiceId, 25_000);
  one.wait(31 * 60_000);
  await expirePayments(one.till);
  expect((await one.read(one.id))?.state).toBe('SUCCESS');
  expect(await readCount(one.subject.id)).toBe(1);
});

test('a payment whose provider is away ends after a quarter of an hour, and is ended there later', async () => {
  const one = await openWaiting();
  one.qpay.fate.next = () => 'before';
  one.wait(31 * 60_000);
  expect(await expirePayments(one.till)).toBe(0);
  await expectUnpaid(one);
  one.wait(16 * 60_000);
  expect(await expirePayments(one.till)).toBe(1);
  await closeInvoices(one.till);
  expect(one.qpay.invoices.get(one.invoiceId)?.isCanceled).toBe(false);
  one.qpay.fate.next = () => 'fine';
  one.wait(6 * 60_000);
  await closeInvoices(one.till);
  expect(one.qpay.invoices.get(one.invoiceId)?.isCanceled).toBe(true);
  expect((await one.read(one.id))?.closeAt).toBeNull();
});

test('money for what was canceled goes back, also where it was under way', async () => {
  const one = await openWaiting();
  await batch(DB, { canceled: bindCancelPayment(one.subject, { now: one.clock.now }) });
  one.qpay.pay(one.invoiceId, 25_000);
  one.wait();
  await closeInvoices(one.till);
  await expectUnpaid(one, 'CANCELED');
  expect(await readRefunds(one.id)).toEqual([{ reason: 'late', amount: 25_000, state: 'DUE' }]);
});

test('money for what can not be had any more goes back, and the payment has failed', async () => {
  const one = await openWaiting();
  one.goods.isThere = false;
  one.qpay.pay(one.invoiceId, 25_000);
  await settle(one.id, one.till);
  await expectUnpaid(one, 'FAILED');
  expect((await one.read(one.id))?.failReason).toBe('soldOut');
  expect(await readRefunds(one.id)).toEqual([{ reason: 'soldOut', amount: 25_000, state: 'DUE' }]);
});

test('a second attempt ends the first, and only one of two that are paid counts', async () => {
  const one = await openWaiting();
  const former = await one.read(one.id);
  if (!former) throw new Error('no payment');
  const retried = await retryPayment(former, 'qpay', one.till);
  expect(retried?.started).toEqual({ state: 'ready' });
  expect((await one.read(one.id))?.state).toBe('CANCELED');
  const second = [...one.qpay.invoices.keys()].find((id) => id !== one.invoiceId) ?? '';
  one.qpay.pay(one.invoiceId, 25_000);
  one.qpay.pay(second, 25_000);
  one.wait();
  await closeInvoices(one.till);
  const row = await DB.prepare('SELECT id FROM payment WHERE invoice_id = ?1')
    .bind(second)
    .first<{ id: string }>();
  await settle(row?.id ?? '', one.till);
  expect(await readCount(one.subject.id)).toBe(1);
  expect(await readRefunds(one.id)).toMatchObject([{ amount: 25_000 }]);
  expect(await readRefunds(row?.id ?? '')).toEqual([]);
});

test('pressing again makes one more attempt, not two', async () => {
  const one = await openWaiting();
  one.wait(31 * 60_000);
  await expirePayments(one.till);
  const former = await one.read(one.id);
  if (!former) throw new Error('no payment');
  const all = await Promise.all([1, 2, 3].map(() => retryPayment(former, 'qpay', one.till)));
  expect(new Set(all.map((again) => again?.href)).size).toBe(1);
  expect(one.qpay.invoices.size).toBe(2);
});
