import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { addLines, readLines } from '#features/cart/store.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { findPaymentById } from '#payment/store.ts';
import { settle } from '#payment/settle.ts';
import { addUnpaidOrder, newOrder, readOrder } from '../../tests/unit/add-order.ts';
import { payingTill } from '../../tests/unit/paying-till.ts';

const keysOf = async (id: string) => {
  const found = DB.prepare('SELECT key FROM outbox WHERE instr(key, ?1) > 0 ORDER BY key').bind(id);
  return (await found.all<{ key: string }>()).results.map(({ key }) => key.replace(` ${id}`, ''));
};

test('money places the order, once, with its receipt and everybody who is told', async () => {
  const { id, paymentId } = await addUnpaidOrder();
  const till = payingTill(4000);
  const states = await Promise.all(Array.from({ length: 5 }, () => settle(paymentId, till)));
  expect(states.some((one) => one?.state === 'SUCCESS')).toBe(true);
  await settle(paymentId, till);
  const order = await readOrder(id);
  expect(order).toMatchObject({ status: 'PLACED', placedAt: expect.any(Number) });
  expect(await keysOf(id)).toEqual([
    'order create',
    'order paid',
    'order.placed email',
    'order.placed sms',
  ]);
  const receipts = DB.prepare('SELECT total FROM receipt WHERE payment_id = ?1').bind(paymentId);
  expect((await receipts.all()).results).toEqual([{ total: 4000 }]);
});

test('what was ordered leaves the visitor’s cart with the money; what came since, and more of it, stays', async () => {
  const cartId = crypto.randomUUID();
  const add = (productId: string, quantity: number) =>
    addLines(
      {
        cartId,
        operationId: newOperationId(),
        requestHash: 'h',
        now: Date.now(),
        expiresAt: Date.now() + 86_400_000,
      },
      [{ productId, product: productId, quantity, maxQuantity: 99, price: 1000 }],
    );
  await add('p-1', 5);
  await add('p-2', 1);
  await add('p-3', 1);
  const line = newOrder().lines[0];
  if (!line) throw new Error('an order has a line');
  const lines = [
    { ...line, quantity: 2 },
    { ...line, productId: 'p-2', product: 'p-2', quantity: 1 },
  ];
  const { paymentId } = await addUnpaidOrder({ cartId, lines });
  expect(await readLines(cartId, Date.now())).toHaveLength(3);
  const till = payingTill(4000);
  await settle(paymentId, till);
  await settle(paymentId, till);
  const left = (await readLines(cartId, Date.now())).map(({ productId, quantity }) => [
    productId,
    quantity,
  ]);
  expect(left).toEqual([
    ['p-1', 3],
    ['p-3', 1],
  ]);
});

test('a customer’s cart and the codes of digital goods are asked for once, and the draft is gone', async () => {
  const draftId = crypto.randomUUID();
  await DB.prepare(
    `INSERT INTO draft (id, kind, version, revision, step, data, key_id, visitor_id, isdn, created_at, expires_at)
     VALUES (?1, 'checkout', 1, 1, 'pay', 'x', 'k1', 'v', NULL, 0, 9999999999999)`,
  )
    .bind(draftId)
    .run();
  const line = newOrder().lines[0];
  if (!line) throw new Error('an order has a line');
  const lines = [{ ...line, type: 'DIGITAL' as const }];
  const { id, paymentId } = await addUnpaidOrder({ isdn: '99110011', lines, draftId });
  await settle(paymentId, payingTill(4000));
  expect(await keysOf(id)).toEqual(
    expect.arrayContaining(['order cart', 'order codes', 'order paid']),
  );
  const draft = DB.prepare('SELECT count(*) AS n FROM draft WHERE id = ?1').bind(draftId);
  expect(await draft.first('n')).toBe(0);
});

test('money for an order that has lapsed goes back, and the customer is told so', async () => {
  const { id, paymentId } = await addUnpaidOrder();
  await DB.prepare(`UPDATE shop_order SET status = 'LAPSED' WHERE id = ?1`).bind(id).run();
  await settle(paymentId, payingTill(4000));
  expect((await readOrder(id)).status).toBe('LAPSED');
  expect(await findPaymentById(DB, paymentId)).toMatchObject({ state: 'FAILED' });
  const refunds = DB.prepare('SELECT amount, state FROM refund WHERE payment_id = ?1');
  expect((await refunds.bind(paymentId).all()).results).toEqual([{ amount: 4000, state: 'DUE' }]);
  expect((await keysOf(id)).some((key) => key.startsWith('order.paidLate sms'))).toBe(true);
});

test('an order that lapses while its money is being taken is not paid for: nothing of the batch stays', async () => {
  const { id, paymentId } = await addUnpaidOrder();
  const till = payingTill(4000);
  const [payable] = till.payables;
  if (!payable) throw new Error('orders can be paid for');
  const late = {
    ...payable,
    onPaid: async (...given: Parameters<typeof payable.onPaid>) => {
      const follows = await payable.onPaid(...given);
      await DB.prepare(`UPDATE shop_order SET status = 'LAPSED' WHERE id = ?1`).bind(id).run();
      return follows;
    },
  };
  await expect(settle(paymentId, { ...till, payables: [late] })).rejects.toThrow();
  expect(await findPaymentById(DB, paymentId)).toMatchObject({ state: 'PENDING' });
  await settle(paymentId, till);
  expect(await findPaymentById(DB, paymentId)).toMatchObject({ state: 'FAILED' });
  const refunds = DB.prepare('SELECT count(*) AS n FROM refund WHERE payment_id = ?1');
  expect(await refunds.bind(paymentId).first('n')).toBe(1);
});

test('who has paid twice is told so, and that the order stands only while it does', async () => {
  const { id, paymentId } = await addUnpaidOrder();
  /** Each time the invoice receives its amount anew. */
  const payAgain = (seconds: number) =>
    settle(paymentId, { ...payingTill(4000), now: () => Date.now() + seconds * 1000 });
  await payAgain(0);
  await payAgain(60);
  const told = await keysOf(id);
  expect(told.filter((key) => key.startsWith('order.paidTwice sms'))).toHaveLength(1);
  expect(told.some((key) => key.startsWith('order.paidLate'))).toBe(false);
  await DB.prepare(`UPDATE shop_order SET status = 'CANCELED' WHERE id = ?1`).bind(id).run();
  await payAgain(120);
  const later = await keysOf(id);
  expect(later.filter((key) => key.startsWith('order.paidTwice sms'))).toHaveLength(1);
  expect(later.some((key) => key.startsWith('order.refundDue sms'))).toBe(true);
});

test('money by an attempt that had ended is a second payment once another one has paid', async () => {
  const { id, paymentId } = await addUnpaidOrder();
  await DB.prepare(`UPDATE payment SET state = 'EXPIRED' WHERE id = ?1`).bind(paymentId).run();
  await DB.prepare(
    `INSERT INTO payment (id, subject_kind, subject_id, visitor_id, provider, reference, amount, state, callback_hash,
       sealed, key_id, language, expires_at, created_at, updated_at)
     SELECT 'other ' || id, subject_kind, subject_id, visitor_id, provider, 'other ' || id, amount, 'SUCCESS',
       'h', sealed, key_id, language, 0, created_at, 0 FROM payment WHERE id = ?1`,
  )
    .bind(paymentId)
    .run();
  await DB.prepare(`UPDATE shop_order SET status = 'PLACED' WHERE id = ?1`).bind(id).run();
  await settle(paymentId, payingTill(4000));
  expect((await keysOf(id)).some((key) => key.startsWith('order.paidTwice sms'))).toBe(true);
});
