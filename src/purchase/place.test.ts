import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { addPaid, findBought, newPurchase, press, receive } from '../../tests/unit/add-purchase.ts';
import { endRefused } from './end-store.ts';
import { readRecipients, removeRecipient } from './recipients.ts';

await prepareOperator();

const paymentsOf = (id: string) =>
  DB.prepare('SELECT count(*) AS n FROM payment WHERE subject_id = ?1').bind(id).first('n');

test('the same thing by the same visitor is one purchase with one payment, however often it is pressed', async () => {
  const given = newPurchase();
  const places = await Promise.all(Array.from({ length: 20 }, () => press(given)));
  expect(new Set(places).size).toBe(1);
  const bought = await findBought(places[0] ?? '');
  expect(await paymentsOf(bought.id)).toBe(1);
  // Paid, it is not sold again: the press leads to what was paid.
  await receive(bought, given.amount);
  expect(await press(given)).toBe(places[0]);
});

test.each([
  ['amount', { amount: 5000 }],
  ['number', { item: { kind: 'units', isdn: '94112234' } as const }],
  ['visitor', { visitorId: crypto.randomUUID() }],
  ['receipt', { buyer: { kind: 'COMPANY', tin: '1', name: 'x', email: 'x@x.mn' } as const }],
])('another %s is another purchase', async (_what, other) => {
  const given = newPurchase();
  expect(await press({ ...given, ...other })).not.toBe(await press(given));
});

test('what was refused can be bought anew', async () => {
  const given = newPurchase();
  const bought = await addPaid(given);
  await endRefused(bought, { now: Date.now() });
  const again = await findBought(await press(given));
  expect(again.id).not.toBe(bought.id);
  expect(again.status).toBe('AWAITING_PAYMENT');
});

test('money of another amount credits nothing and goes back', async () => {
  const bought = await findBought(await press(newPurchase()));
  await receive(bought, 2999);
  const refund = DB.prepare(
    'SELECT r.amount FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1',
  );
  expect(await refund.bind(bought.id).first('amount')).toBe(2999);
});

test('the last three numbers are remembered for a customer, who alone removes them', async () => {
  const isdn = '99001234';
  for (const number of ['94110001', '94110002', '94110003', '94110004', '94110002', isdn]) {
    await addPaid({
      isdn,
      visitorId: 'v',
      item: { kind: 'units', isdn: number },
      amount: 1000 + Math.floor(Math.random() * 1e6),
    });
  }
  const saved = await readRecipients(isdn);
  expect(saved.map(({ number }) => number).toSorted()).toEqual([
    '94110002',
    '94110003',
    '94110004',
  ]);
  const [first] = saved;
  expect(await removeRecipient(first?.id ?? '', '99005678')).toBe(false);
  expect(await removeRecipient(first?.id ?? '', isdn)).toBe(true);
  expect(await readRecipients(isdn)).toHaveLength(2);
  const { results } = await DB.prepare('SELECT * FROM recipient').all();
  expect(JSON.stringify(results)).not.toContain('9411000');
});
