import { beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { DB } from '#env.ts';
import { addPayment } from '../../../tests/unit/add-payment.ts';
import { openReceipts, sell } from '../../../tests/unit/open-receipts.ts';
import { compareReceipts } from './compare-store.ts';
import type { Sold } from './model.ts';

const sold: Sold = {
  buyer: { kind: 'INDIVIDUAL', email: '' },
  phone: '',
  lines: [{ name: 'Утас', price: 1110, quantity: 2, kind: 'goods' }],
  discount: 0,
  delivery: 0,
};
const span = { from: 0, to: Number.MAX_SAFE_INTEGER };

beforeAll(() => prepareOperator());
beforeEach(() =>
  DB.exec('DELETE FROM receipt; DELETE FROM payment; DELETE FROM money; DELETE FROM refund'),
);

const change = (table: string, values: string) => DB.exec(`UPDATE ${table} SET ${values}`);

async function register() {
  const receipts = openReceipts();
  const paid = await sell(sold, 'pos', receipts.stage.now);
  await change('payment', 'paid_at = 1, updated_at = 1');
  await receipts.register();
  expect(await compareReceipts(span)).toEqual([]);
  return paid;
}

test('a payment without a receipt is a difference, of the time that is asked for', async () => {
  const { payment } = await addPayment();
  await change('payment', 'paid_at = 1000, updated_at = 1000');
  const missing = { kind: 'receiptMissing', subject: payment.id, detail: { amount: 1110 } };
  expect(await compareReceipts({ from: 1000, to: 1001 })).toEqual([missing]);
  expect(await compareReceipts({ from: 0, to: 1000 })).toEqual([]);
  expect(await compareReceipts({ from: 1001, to: 2000 })).toEqual([]);
});

test('a receipt that waits, or is being returned, is no difference', async () => {
  const { paymentId } = await register();
  await change('receipt', `state = 'PENDING', total = 1`);
  expect(await compareReceipts(span)).toEqual([]);
  await change('receipt', `state = 'REGISTERED', total = 2220, return_state = 'DUE'`);
  await DB.prepare(
    `INSERT INTO refund (id, provider, provider_payment_id, payment_id, amount, reason, created_at, updated_at)
     VALUES ('r', 'qpay', 'p', ?1, 2220, 'canceled', 0, 0)`,
  )
    .bind(paymentId)
    .run();
  expect(await compareReceipts(span)).toEqual([]);
  await change('receipt', `state = 'RETURNED', return_state = 'DONE'`);
  expect(await compareReceipts(span)).toEqual([]);
  await change('receipt', `state = 'REGISTERED', return_state = 'none'`);
  expect(await compareReceipts(span)).toMatchObject([{ detail: { what: 'amount', left: 0 } }]);
});

test.each([
  ['of a payment that is none', 'payment', `state = 'FAILED'`, 'payment'],
  ['of another amount', 'receipt', 'total = 2221', 'amount'],
  ['with other taxes', 'receipt', `vat = '181.82'`, 'taxes'],
  ['with another city tax', 'receipt', `city_tax = '0.00'`, 'taxes'],
  ['that was returned although its money was not', 'receipt', `state = 'RETURNED'`, 'amount'],
])('a receipt %s is one difference', async (_, table, values, what) => {
  await register();
  await change(table, values);
  expect(await compareReceipts(span)).toMatchObject([{ kind: 'receiptDiffers', detail: { what } }]);
});
