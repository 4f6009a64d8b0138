import { beforeEach, expect, test } from 'vitest';
import { readCount } from '../../tests/unit/open-till.ts';
import {
  expectUnpaid,
  forgetPayments,
  openWaiting,
  readRefunds,
} from '../../tests/unit/open-waiting.ts';
import { settle } from './settle.ts';

beforeEach(forgetPayments);

test('money of the exact amount settles the payment once, with all that follows, however often it is asked about', async () => {
  const one = await openWaiting();
  one.qpay.pay(one.invoiceId, 25_000);
  expect(await settle(one.id, one.till)).toEqual({ state: 'SUCCESS', asked: 'yes' });
  for (let i = 0; i < 3; i += 1) {
    one.wait();
    expect(await settle(one.id, one.till)).toEqual({ state: 'SUCCESS', asked: 'yes' });
  }
  expect(await one.read(one.id)).toMatchObject({ state: 'SUCCESS', paidAt: expect.any(Number) });
  expect(await readCount(one.subject.id)).toBe(1);
  expect(await readRefunds(one.id)).toEqual([]);
});

test('twenty that settle at the same moment settle once, and ask the provider once', async () => {
  const one = await openWaiting();
  one.qpay.pay(one.invoiceId, 25_000);
  await Promise.all(Array.from({ length: 20 }, () => settle(one.id, one.till)));
  expect(await readCount(one.subject.id)).toBe(1);
  expect(one.qpay.calls.check).toBe(1);
});

test('who asks within ten seconds is told what is known', async () => {
  const one = await openWaiting();
  await settle(one.id, one.till);
  one.qpay.pay(one.invoiceId, 25_000);
  one.wait(9_999);
  expect(await settle(one.id, one.till)).toEqual({ state: 'PENDING', asked: 'early' });
  one.wait(1);
  expect(await settle(one.id, one.till)).toEqual({ state: 'SUCCESS', asked: 'yes' });
});

test('nothing is settled where the provider has no money, or can not be asked', async () => {
  const one = await openWaiting();
  expect(await settle(one.id, one.till)).toEqual({ state: 'PENDING', asked: 'yes' });
  one.qpay.pay(one.invoiceId, 25_000);
  one.wait();
  one.qpay.fate.next = () => 'after';
  expect(await settle(one.id, one.till)).toEqual({ state: 'PENDING', asked: 'failed' });
  await expectUnpaid(one);
});

test.each([
  ['half of it', 12_500, 'MNT'],
  ['one too much', 25_001, 'MNT'],
  ['another currency', 25_000, 'USD'],
])(
  'money of another amount goes back, and the payment still waits: %s',
  async (_, amount, currency) => {
    const one = await openWaiting();
    one.qpay.pay(one.invoiceId, amount, { currency });
    await settle(one.id, one.till);
    one.wait();
    await settle(one.id, one.till);
    await expectUnpaid(one);
    expect(await readRefunds(one.id)).toEqual([{ reason: 'amount', amount, state: 'DUE' }]);
    one.qpay.pay(one.invoiceId, 25_000);
    one.wait();
    expect(await settle(one.id, one.till)).toMatchObject({ state: 'SUCCESS' });
    expect(await readCount(one.subject.id)).toBe(1);
  },
);

test('money that comes twice goes back once', async () => {
  const one = await openWaiting();
  one.qpay.pay(one.invoiceId, 25_000);
  one.qpay.pay(one.invoiceId, 25_000);
  for (let i = 0; i < 3; i += 1) {
    await settle(one.id, one.till);
    one.wait();
  }
  expect(await readCount(one.subject.id)).toBe(1);
  expect(await readRefunds(one.id)).toEqual([{ reason: 'double', amount: 25_000, state: 'DUE' }]);
});

test('money of another invoice settles nothing here', async () => {
  const [one, other] = [await openWaiting(), await openWaiting()];
  other.qpay.pay(other.invoiceId, 25_000);
  await settle(one.id, one.till);
  await expectUnpaid(one);
});

test('money that a provider names for two invoices settles one payment only', async () => {
  const [one, other] = [await openWaiting(), await openWaiting()];
  one.qpay.pay(one.invoiceId, 25_000);
  const money = one.qpay.invoices.get(one.invoiceId)?.money ?? [];
  other.qpay.invoices.get(other.invoiceId)?.money.push(...money);
  await settle(one.id, one.till);
  await settle(other.id, other.till);
  expect(await readCount(one.subject.id)).toBe(1);
  await expectUnpaid(other);
});
