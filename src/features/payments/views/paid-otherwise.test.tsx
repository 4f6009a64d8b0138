import { expect, test } from 'vitest';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { DB } from '#env.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { payables } from '#payables.ts';
import { ReceiptPart } from '#payment/receipt/views/receipt-part.tsx';
import { findPaymentById } from '#payment/store.ts';
import { addUnpaidOrder, newOrder } from '../../../../tests/unit/add-order.ts';
import { addPayment } from '../../../../tests/unit/add-payment.ts';
import { addSession } from '../../../../tests/unit/add-visitor.ts';
import { openTill } from '../../../../tests/unit/open-till.ts';
import { openReceipts, sell } from '../../../../tests/unit/open-receipts.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { PaymentPage } from './payment-page.tsx';

/** The page of this payment of an order, as whoever made it sees it, or anybody with its address. */
async function showAttempt(id: string, mine: boolean) {
  const payment = await findPaymentById(DB, id);
  if (!payment) throw new Error('there is a payment');
  const [{ visitorId, token }, sid] = [payment, newToken()];
  await DB.prepare('DELETE FROM session WHERE visitor_id = ?1').bind(visitorId).run();
  await addSession(visitorId);
  await DB.prepare('UPDATE session SET id = ?1 WHERE visitor_id = ?2')
    .bind(await hashText(sid), visitorId)
    .run();
  const cookies = new Map(mine ? [['__Host-sid', sid]] : []);
  const page = (
    <PaymentPage
      till={{ ...openTill().till, payables }}
      parts={({ payment: one, mine: own }) => <ReceiptPart paymentId={one.id} mine={own} />}
    />
  );
  return words(await render(page, 'en', `/paymentSuccess?id=${token}`, { cookies }));
}

test.each(['FAILED', 'EXPIRED', 'CANCELED'])(
  'an attempt that is %s says that another one has paid, and leads whoever ordered to the order',
  async (state) => {
    const { id, paymentId } = await addUnpaidOrder();
    await DB.batch([
      DB.prepare(`UPDATE payment SET state = ?2 WHERE id = ?1`).bind(paymentId, state),
      DB.prepare(`UPDATE shop_order SET status = 'PLACED', placed_at = 1 WHERE id = ?1`).bind(id),
    ]);
    const paid = await addPayment({ amount: 4000 });
    await DB.prepare('UPDATE payment SET subject_id = ?2 WHERE id = ?1')
      .bind(paid.payment.id, id)
      .run();
    const own = await showAttempt(paymentId, true);
    expect(own).toContain('Paid by another attempt');
    expect(own).toContain('See the details');
    expect(own).not.toMatch(/Nothing was charged|To the cart|Please do not pay/);
    const foreign = await showAttempt(paymentId, false);
    expect(foreign).toContain('Paid by another attempt');
    expect(foreign).not.toContain('See the details');
  },
);

test('what is said of a paid order follows what has become of it since', async () => {
  const { id, paymentId } = await addUnpaidOrder({ deliveryType: 'DIGITAL' });
  await DB.prepare(`UPDATE payment SET state = 'SUCCESS' WHERE id = ?1`).bind(paymentId).run();
  const move = (status: string) =>
    DB.prepare(`UPDATE shop_order SET status = ?2 WHERE id = ?1`).bind(id, status).run();
  await move('PLACED');
  expect(await showAttempt(paymentId, true)).toContain('See the details');
  await move('COMPLETED');
  const ready = await showAttempt(paymentId, true);
  expect(ready).toContain('Code sent');
  expect(ready).toContain('Show my code');
  await move('CANCELED');
  const canceled = await showAttempt(paymentId, true);
  expect(canceled).toContain('Canceled');
  expect(canceled).toContain('What you paid comes back');
  expect(canceled).not.toMatch(/Payment successful|The code appears|Show my code/);
});

test('what is paid for is named by its first thing to whoever ordered it, and to nobody else', async () => {
  const [line] = newOrder().lines;
  if (!line) throw new Error('an order has a line');
  const lines = [line, { ...line, productId: 'p-2' }, { ...line, productId: 'p-3' }];
  const { paymentId } = await addUnpaidOrder({ lines });
  expect(await showAttempt(paymentId, true)).toContain('Case and 2 more');
  expect(await showAttempt(paymentId, false)).not.toContain('Case');
});

test('the receipt is among what comes next until it is there, for whoever ordered only', async () => {
  await prepareOperator();
  const { register, stage } = openReceipts();
  stage.now = Date.now();
  const lines = [{ name: 'Утас', price: 1110, quantity: 1, kind: 'goods' }] as const;
  const buyer = { kind: 'INDIVIDUAL', email: '' } as const;
  const sold = { buyer, phone: '99112233', lines, discount: 0, delivery: 0 };
  const { paymentId } = await addUnpaidOrder();
  const made = await sell(sold, 'pos', stage.now);
  await DB.batch([
    DB.prepare(`UPDATE payment SET state = 'SUCCESS' WHERE id = ?1`).bind(paymentId),
    DB.prepare('UPDATE receipt SET payment_id = ?1 WHERE payment_id = ?2').bind(
      paymentId,
      made.paymentId,
    ),
  ]);
  expect(await showAttempt(paymentId, true)).toContain('The VAT receipt within minutes');
  expect(await showAttempt(paymentId, false)).not.toContain('The VAT receipt');
  await testDb.exec('ALTER TABLE sms RENAME TO sms_away');
  await register(paymentId).finally(() => testDb.exec('ALTER TABLE sms_away RENAME TO sms'));
  const there = await showAttempt(paymentId, true);
  expect(there).toContain('The VAT receipt registered');
  // Nobody knows the moment as long as no message went out; then it is erased soon.
  const sends = 'It is sent to ••33. Shown here until 15 minutes after that, then erased.';
  expect(there).toContain(sends);
  await DB.exec(`UPDATE receipt_secret SET expires_at = ${Date.now() + 60_000}`);
  const sent = await showAttempt(paymentId, true);
  expect(sent).toMatch(/Shown here until .+, then erased. It was sent to ••33./);
  expect(sent).not.toContain(sends);
});
