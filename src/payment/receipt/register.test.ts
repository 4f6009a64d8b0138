import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '#lib/log.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { DB } from '#env.ts';
import { splitTax, taxTypes } from '#domain/tax.ts';
import {
  openReceipts,
  readReceipt,
  type ReceiptFault,
  sell,
} from '../../../tests/unit/open-receipts.ts';
import type { Sold } from './model.ts';

const hour = 60 * 60_000;
const buyers = {
  INDIVIDUAL: { kind: 'INDIVIDUAL', email: '' },
  COMPANY: { kind: 'COMPANY', tin: '59876543210', name: 'Хангай трейд ХХК', email: '' },
} as const;
const sold: Sold = {
  buyer: buyers.INDIVIDUAL,
  phone: '',
  lines: [
    { name: 'Утас', price: 1_249_000, quantity: 1, kind: 'goods' },
    { name: 'Гэр', price: 9_990, quantity: 3, kind: 'goods' },
  ],
  discount: 4_321,
  delivery: 0,
};

beforeAll(() => prepareOperator());
beforeEach(async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  await DB.exec('DELETE FROM receipt; DELETE FROM receipt_secret; DELETE FROM outbox');
  await testDb.exec('DELETE FROM ebarimt_receipt; DELETE FROM sms; DELETE FROM email');
});
afterEach(() => vi.restoreAllMocks());

/** What the authority knows: the receipts of the daemon, and those of QPay. */
async function countRegistered(providerPaymentId: string) {
  const daemon = await testDb
    .prepare('SELECT count(*) AS n FROM ebarimt_receipt')
    .first<number>('n');
  const qpay = await testDb
    .prepare('SELECT count(receipt) AS n FROM qpay_payment WHERE payment_id = ?1')
    .bind(providerPaymentId)
    .first<number>('n');
  return (daemon ?? 0) + (qpay ?? 0);
}

const faults: readonly ReceiptFault[] = ['down', 'slow', 'lost', 'error', 'refused'];
const cases = (['pos', 'qpay'] as const).flatMap((provider) =>
  (['INDIVIDUAL', 'COMPANY'] as const).flatMap((buyer) =>
    taxTypes
      .filter((taxType) => provider === 'pos' || taxType !== 'NO_VAT')
      .flatMap((taxType) => faults.map((fault) => ({ provider, buyer, taxType, fault }))),
  ),
);

test.each(cases)(
  'a $taxType receipt of a $buyer by $provider is registered once when the provider is first $fault',
  async ({ provider, buyer, taxType, fault }) => {
    const { register, stage, sent } = openReceipts([fault]);
    const lines = sold.lines.map((line) => ({ ...line, taxType }));
    const given = { ...sold, buyer: buyers[buyer], lines };
    const { paymentId, providerPaymentId, amount } = await sell(given, provider, stage.now);

    expect(await register()).toBe(0);
    expect(await readReceipt(paymentId)).toMatchObject({ state: 'PENDING', attempts: 1 });
    expect(await register()).toBe(0);

    stage.now += hour;
    expect(await register()).toBe(1);
    const { vat, cityTax } = splitTax(amount, taxType, 1);
    expect(await readReceipt(paymentId)).toMatchObject({
      state: 'REGISTERED',
      total: amount,
      vat: (vat / 100).toFixed(2),
      city_tax: (cityTax / 100).toFixed(2),
      provider_receipt_id: expect.stringMatching(/^\d{33}$/),
      last_error: null,
    });
    expect(sent).toHaveLength(2);
    // The same suffix, and with it everything else.
    expect(sent[1]).toEqual(sent[0]);
    expect(await countRegistered(providerPaymentId)).toBe(1);
    expect(await register()).toBe(0);
  },
);

test('each tax type has a sub-receipt, and together with delivery they are what was paid', async () => {
  const { register, stage, sent } = openReceipts();
  const lines = taxTypes.map((taxType, index) => ({
    name: taxType,
    price: 1000 + index,
    quantity: 3,
    kind: 'goods' as const,
    taxType,
  }));
  const { amount } = await sell(
    { ...sold, lines, discount: 777, delivery: 2000 },
    'pos',
    stage.now,
  );
  expect(await register()).toBe(1);
  const body = sent[0]?.body as {
    totalAmount: number;
    receipts: { taxType: string; totalAmount: number; items: { totalAmount: number }[] }[];
  };
  expect(body.totalAmount).toBe(amount);
  expect(body.receipts.map(({ taxType }) => taxType)).toEqual([...taxTypes]);
  const rows = body.receipts.flatMap(({ items }) => items);
  expect(rows.reduce((all, { totalAmount }) => all + totalAmount, 0)).toBe(amount);
});

test('a receipt is tried for 72 hours, ever less often, and then is the staff’s', async () => {
  const { register, stage, sent } = openReceipts(Array.from({ length: 200 }, () => 'down'));
  const start = stage.now;
  const { paymentId } = await sell(sold, 'pos', start);
  const pauses: number[] = [];
  for (;;) {
    await register();
    const row = await readReceipt(paymentId);
    if (row?.['state'] !== 'PENDING') break;
    pauses.push(Number(row['next_at']) - stage.now);
    stage.now = Number(row['next_at']);
  }
  expect(pauses.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * 60_000));
  expect(stage.now).toBe(start + 72 * hour);
  expect(await readReceipt(paymentId)).toMatchObject({ state: 'ERROR', last_error: 'network' });
  expect(new Set(sent.map(({ body }) => body['billIdSuffix'])).size).toBe(1);
  const payment = await DB.prepare('SELECT state FROM payment WHERE id = ?1')
    .bind(paymentId)
    .first();
  expect(payment).toEqual({ state: 'SUCCESS' });
}, 60_000);

test('a company’s receipt of the month before is reported for that month in the first seven days, a citizen’s never', async () => {
  const endOfMonth = Date.parse('2026-11-30T23:00:00+08:00');
  for (const [kind, now, month] of [
    ['COMPANY', '2026-12-02T10:00:00+08:00', '2026-11-30'],
    ['COMPANY', '2026-12-08T10:00:00+08:00', undefined],
    ['COMPANY', '2026-11-30T23:01:00+08:00', undefined],
    ['INDIVIDUAL', '2026-12-02T10:00:00+08:00', undefined],
  ] as const) {
    const { register, stage, sent } = openReceipts();
    await sell({ ...sold, buyer: buyers[kind] }, 'pos', endOfMonth);
    stage.now = Date.parse(now);
    expect(await register()).toBe(1);
    expect(sent[0]?.body['reportMonth']).toBe(month);
  }
});

test('an attempt that died is made again after its lease, by whoever comes', async () => {
  const { register, stage } = openReceipts();
  const { paymentId } = await sell(sold, 'pos', stage.now);
  await DB.prepare('UPDATE receipt SET attempts = 1, next_at = ?1')
    .bind(stage.now + 120_000)
    .run();
  expect(await register()).toBe(0);
  stage.now += 120_000;
  expect(await register()).toBe(1);
  expect(await readReceipt(paymentId)).toMatchObject({ state: 'REGISTERED' });
});

test('what the daemon says of an error is kept for the staff, without numbers', async () => {
  const { register, stage } = openReceipts(['error']);
  const { paymentId } = await sell(sold, 'pos', stage.now);
  await register();
  expect(await readReceipt(paymentId)).toMatchObject({ last_error: 'refused: ТТД # буруу' });
});

test('a receipt whose key is gone keeps no other from being registered', async () => {
  const { register, stage } = openReceipts();
  const closed = await sell(sold, 'pos', stage.now);
  await DB.exec(`UPDATE receipt SET buyer = 's1.gone.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA'`);
  const { paymentId } = await sell(sold, 'pos', stage.now);
  expect(await register()).toBe(1);
  expect(await readReceipt(paymentId)).toMatchObject({ state: 'REGISTERED' });
  expect(await readReceipt(closed.paymentId)).toMatchObject({ last_error: 'sealed' });
});

test('only a payment’s own receipts are registered right after it', async () => {
  const { register, stage } = openReceipts();
  const other = await sell(sold, 'pos', stage.now);
  const { paymentId } = await sell(sold, 'pos', stage.now);
  expect(await register(paymentId)).toBe(1);
  expect(await readReceipt(other.paymentId)).toMatchObject({ state: 'PENDING', attempts: 0 });
});

test('two runs at once register a receipt once', async () => {
  const { register, stage, sent } = openReceipts();
  await sell(sold, 'pos', stage.now);
  const done = await Promise.all([register(), register(), register()]);
  expect(done.reduce((all, one) => all + one, 0)).toBe(1);
  expect(sent).toHaveLength(1);
});
