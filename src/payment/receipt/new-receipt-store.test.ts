import { beforeEach, expect, test } from 'vitest';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { addPayment } from '../../../tests/unit/add-payment.ts';
import type { Sold } from './model.ts';
import { bindNewReceipt } from './new-receipt-store.ts';

const now = Date.UTC(2026, 10, 23, 4);
const line = { name: 'Утас', price: 600, quantity: 2, kind: 'goods' } as const;
const sold: Sold = {
  buyer: { kind: 'INDIVIDUAL', email: 'bold@example.mn' },
  phone: '99112233',
  lines: [line],
  discount: 90,
  delivery: 2000,
};
const amount = 3110;

const readRows = async () =>
  (await DB.prepare('SELECT * FROM receipt ORDER BY number').all()).results;

beforeEach(() => DB.exec('DELETE FROM receipt; DELETE FROM payment; DELETE FROM money'));

test('the receipt of a settled payment waits to be registered, with nothing personal to be read', async () => {
  const { payment, settlement } = await addPayment({ amount });
  await batch(DB, { receipt: await bindNewReceipt(payment, settlement, sold, now) });
  const [row] = await readRows();
  expect(row).toMatchObject({
    payment_id: payment.id,
    provider: 'qpay',
    paid_by: 'qpay',
    state: 'PENDING',
    buyer_kind: 'INDIVIDUAL',
    total: amount,
    next_at: now,
    bill_suffix: expect.stringMatching(/^\d{6}$/),
  });
  expect(JSON.stringify(row)).not.toMatch(/bold@|99112233/);
});

test('there is one receipt for a payment, and none in a batch that does not settle it', async () => {
  const { payment, settlement } = await addPayment({ amount });
  const other = { ...settlement, settlement: 'another' };
  await batch(DB, { receipt: await bindNewReceipt(payment, other, sold, now) });
  expect(await readRows()).toHaveLength(0);
  for (let turn = 0; turn < 2; turn += 1) {
    await batch(DB, { receipt: await bindNewReceipt(payment, settlement, sold, now) });
  }
  expect(await readRows()).toHaveLength(1);
});

test('receipts of one batch or of several have numbers that follow each other', async () => {
  const added = await Promise.all([1, 2, 3].map(() => addPayment({ amount })));
  for (const { payment, settlement } of added) {
    await batch(DB, { receipt: await bindNewReceipt(payment, settlement, sold, now) });
  }
  const numbers = (await readRows()).map(({ bill_suffix: suffix }) => Number(suffix));
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 2]);
});

test('rows that are not what was paid are for the staff, and block nothing', async () => {
  const { payment, settlement } = await addPayment({ amount: amount + 1 });
  await batch(DB, { receipt: await bindNewReceipt(payment, settlement, sold, now) });
  expect(await readRows()).toMatchObject([{ state: 'ERROR', last_error: 'sum' }]);
});

test('what QPay does not know goes to the tax daemon: a card’s payment, and two tax types', async () => {
  const card = await addPayment({ amount, provider: 'golomt' });
  const mixed = await addPayment({ amount });
  const free = { ...line, taxType: 'VAT_FREE' as const, quantity: 1 };
  await batch(DB, {
    card: await bindNewReceipt(card.payment, card.settlement, sold, now),
    mixed: await bindNewReceipt(
      mixed.payment,
      mixed.settlement,
      { ...sold, lines: [{ ...line, quantity: 1 }, free] },
      now,
    ),
  });
  expect(await readRows()).toMatchObject([
    { provider: 'pos', paid_by: 'golomt', state: 'PENDING' },
    { provider: 'pos', paid_by: 'qpay', state: 'PENDING' },
  ]);
});

test('prices that no receipt can say are for the staff, and block nothing', async () => {
  const { payment, settlement } = await addPayment({ amount });
  const lines = [{ ...line, price: 10.5 }];
  const receipt = await bindNewReceipt(payment, settlement, { ...sold, lines }, now);
  await batch(DB, { receipt });
  expect(await readRows()).toMatchObject([{ state: 'ERROR', last_error: 'sum', total: amount }]);
});
