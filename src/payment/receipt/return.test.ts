import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '#lib/log.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { openReceipts, readReceipt, readSecrets, sell } from '../../../tests/unit/open-receipts.ts';
import { bindReceiptReturn } from './change-store.ts';
import type { Sold } from './model.ts';

const hour = 60 * 60_000;
const sold: Sold = {
  buyer: { kind: 'INDIVIDUAL', email: '' },
  phone: '',
  lines: [{ name: 'Утас', price: 1110, quantity: 3, kind: 'goods' }],
  discount: 0,
  delivery: 0,
};
const company = {
  kind: 'COMPANY',
  tin: '59876543210',
  name: 'Хангай трейд ХХК',
  email: '',
} as const;
type Paid = Awaited<ReturnType<typeof sell>>;

beforeAll(() => prepareOperator());
beforeEach(async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  await DB.exec('DELETE FROM receipt; DELETE FROM receipt_secret; DELETE FROM refund');
  await testDb.exec('DELETE FROM ebarimt_receipt');
});
afterEach(() => vi.restoreAllMocks());

/** Gives money back, and with it the receipt. */
async function refund(paid: Paid, now: number, amount = paid.amount, reason = 'canceled') {
  await DB.prepare(
    `INSERT INTO refund (id, provider, provider_payment_id, payment_id, amount, reason, created_at, updated_at)
     VALUES (?1, 'qpay', ?2, ?3, ?4, ?5, 0, 0)`,
  )
    .bind(crypto.randomUUID(), paid.providerPaymentId, paid.paymentId, amount, reason)
    .run();
  await batch(DB, { returned: bindReceiptReturn(paid.paymentId, now) });
}
const isReturned = { state: 'RETURNED', return_state: 'DONE' };
const countReturned = () =>
  testDb
    .prepare('SELECT count(*) AS n FROM ebarimt_receipt WHERE returned_at IS NOT NULL')
    .first<number>('n');

test('a receipt stays when no money of its payment goes back', async () => {
  const { register, stage } = openReceipts();
  const paid = await sell(sold, 'pos', stage.now);
  await register();
  await batch(DB, { returned: bindReceiptReturn(paid.paymentId, stage.now) });
  await refund(paid, stage.now, paid.amount, 'double');
  await register();
  expect(await readReceipt(paid.paymentId)).toMatchObject({ state: 'REGISTERED' });
});

test.each(['pos', 'qpay'] as const)(
  'a receipt by %s is returned with the money, and its lottery number is erased',
  async (provider) => {
    const { register, stage } = openReceipts();
    const paid = await sell(sold, provider, stage.now);
    await register();
    expect(await readSecrets()).toHaveLength(1);
    await refund(paid, stage.now);
    expect(await register()).toBe(1);
    expect(await readReceipt(paid.paymentId)).toMatchObject(isReturned);
    expect(await readSecrets()).toEqual([]);
    await batch(DB, { again: bindReceiptReturn(paid.paymentId, stage.now) });
    expect(await register()).toBe(0);
  },
);

test('a receipt that nobody was asked for is never registered when the money goes back', async () => {
  const { register, stage, sent } = openReceipts();
  const paid = await sell(sold, 'pos', stage.now);
  await refund(paid, stage.now);
  expect(await register()).toBe(0);
  expect(await readReceipt(paid.paymentId)).toMatchObject(isReturned);
  expect(sent).toEqual([]);
});

test('a receipt that may be registered is registered first and then returned', async () => {
  const { register, stage, sent } = openReceipts(['lost']);
  const paid = await sell(sold, 'pos', stage.now);
  await register();
  await refund(paid, stage.now);
  stage.now += hour;
  await register();
  expect(await readReceipt(paid.paymentId)).toMatchObject(isReturned);
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
  expect(await countReturned()).toBe(1);
  expect(await readSecrets()).toEqual([]);
});

test.each(['down', 'slow', 'lost'] as const)(
  'a return is tried again when the provider is %s, and QPay’s is then known to be done',
  async (fault) => {
    const faults: ('down' | 'slow' | 'lost')[] = [];
    const { register, stage } = openReceipts(faults);
    const paid = await sell(sold, 'qpay', stage.now);
    await register();
    await refund(paid, stage.now);
    faults.push(fault);
    expect(await register()).toBe(0);
    expect(await readReceipt(paid.paymentId)).toMatchObject({ return_state: 'DUE' });
    stage.now += hour;
    expect(await register()).toBe(1);
    expect(await readReceipt(paid.paymentId)).toMatchObject(isReturned);
  },
);

test('what can not be returned by call is left to the staff: a company’s, and a part of QPay’s', async () => {
  const { register, stage } = openReceipts();
  const ofCompany = await sell({ ...sold, buyer: company }, 'pos', stage.now);
  const ofQpay = await sell(sold, 'qpay', stage.now);
  await register();
  await refund(ofCompany, stage.now);
  await refund(ofQpay, stage.now, 1110, 'returned');
  await register();
  const isLeft = { state: 'REGISTERED', return_state: 'MANUAL' };
  expect(await readReceipt(ofCompany.paymentId)).toMatchObject({
    ...isLeft,
    last_error: 'company',
  });
  expect(await readReceipt(ofQpay.paymentId)).toMatchObject({ ...isLeft, last_error: 'part' });
});

test('a refusal is left to the staff at once, and a failure after 72 hours', async () => {
  const faults: ('refused' | 'down')[] = [];
  const { register, stage } = openReceipts(faults);
  const refused = await sell(sold, 'pos', stage.now);
  const failed = await sell(sold, 'pos', stage.now);
  await register();
  await refund(refused, stage.now);
  faults.push('refused');
  await register();
  expect(await readReceipt(refused.paymentId)).toMatchObject({ return_state: 'MANUAL' });
  await refund(failed, stage.now);
  for (let turn = 0; turn < 100; turn += 1) {
    faults.splice(0, faults.length, 'down');
    await register();
    stage.now += hour;
  }
  expect(await readReceipt(failed.paymentId)).toMatchObject({
    state: 'REGISTERED',
    return_state: 'MANUAL',
    last_error: 'network',
  });
}, 60_000);

test('a part that goes back makes a correction that names the receipt before, and then another', async () => {
  const { register, stage, sent } = openReceipts();
  const paid = await sell(sold, 'pos', stage.now);
  await register();
  const first = await readReceipt(paid.paymentId);
  await refund(paid, stage.now, 1111, 'returned');
  expect(await register()).toBe(2);
  const second = await readReceipt(paid.paymentId);
  expect(second).toMatchObject({ follows: first?.['id'], total: 2219, state: 'REGISTERED' });
  expect(sent.at(-1)?.body).toMatchObject({
    inactiveId: first?.['provider_receipt_id'],
    totalAmount: 2219,
  });
  await refund(paid, stage.now, 1109, 'staff');
  await register();
  expect(await readReceipt(paid.paymentId)).toMatchObject({ follows: second?.['id'], total: 1110 });
  await refund(paid, stage.now, 1110, 'canceled');
  await register();
  expect(await readReceipt(paid.paymentId)).toMatchObject({ ...isReturned, total: 1110 });
});
