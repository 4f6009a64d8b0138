import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { batch } from '#db/statement.ts';
import { claimOperation, finishOperation } from '#forms/operation.ts';
import { bindNewOrder, type NewOrder } from '#order/insert-order.ts';
import type { Order, OrderStatus } from '#order/model.ts';
import { findOrderById } from '#order/store.ts';
import { bindNewPayment } from '#payment/store.ts';
import { addPayment } from './add-payment.ts';

const line = {
  productId: 'p-1',
  product: 'p-1',
  nameMn: 'Гэр',
  nameEn: 'Case',
  image: null,
  price: 1000,
  quantity: 2,
  type: 'PHYSICAL',
} as const;

export const newOrder = (given: Partial<NewOrder> = {}): NewOrder => ({
  submitKey: crypto.randomUUID(),
  draftId: crypto.randomUUID(),
  visitorId: crypto.randomUUID(),
  isdn: null,
  deliveryType: 'DELIVERY',
  slotDate: '2026-11-25',
  slot: '10:00-14:00',
  branchId: null,
  goods: 2000,
  discount: 0,
  delivery: 2000,
  total: 4000,
  promoCode: '',
  referralCode: '',
  lines: [line],
  cartId: null,
  language: 'mn',
  consent: '{}',
  phone: '99112233',
  email: '',
  firstName: 'Бат',
  lastName: 'Дорж',
  registerNumber: 'УБ90010112',
  address: null,
  buyer: { kind: 'INDIVIDUAL', email: '' },
  ...given,
});

/** Makes an order as checkout's last step does. */
export async function submitOrder(given: Partial<NewOrder> = {}, former: string | null = null) {
  const order = newOrder(given);
  const operation = {
    owner: order.visitorId,
    id: newOperationId(),
    form: 'checkout',
    requestHash: 'hash',
  };
  const now = Date.now();
  const made = await bindNewOrder(order, { operation, former, now });
  await batch(DB, {
    claimed: claimOperation(operation, now),
    ...made.statements,
    finished: finishOperation(operation, {}),
  });
  return made;
}

export async function readOrder(id: string): Promise<Order> {
  const order = await findOrderById(id);
  if (!order) throw new Error('there is no such order');
  return order;
}

/** An order that is in a state, with the payment by which it came there. */
export async function addOrder(
  status: OrderStatus = 'PLACED',
  given: Partial<NewOrder> = {},
): Promise<Order> {
  const { id } = await submitOrder(given);
  const isPaid = !['AWAITING_PAYMENT', 'LAPSED'].includes(status);
  await DB.prepare('UPDATE shop_order SET status = ?2, placed_at = ?3 WHERE id = ?1')
    .bind(id, status, isPaid ? Date.now() : null)
    .run();
  if (isPaid) {
    const { payment } = await addPayment({ amount: 4000 });
    await DB.prepare('UPDATE payment SET subject_id = ?2 WHERE id = ?1').bind(payment.id, id).run();
  }
  return readOrder(id);
}

/** An order whose invoice waits for money. */
export async function addUnpaidOrder(given: Partial<NewOrder> = {}) {
  const order = newOrder(given);
  const { id } = await submitOrder(order);
  const now = Date.now();
  const made = await bindNewPayment(
    {
      subject: { kind: 'order', id },
      visitorId: order.visitorId,
      isdn: order.isdn,
      provider: 'qpay',
      amount: order.total,
      language: 'mn',
      expiresAt: now + 1_800_000,
    },
    { now },
  );
  await batch(DB, { made: made.statement });
  await DB.prepare(`UPDATE payment SET state = 'PENDING', invoice_id = id WHERE id = ?1`)
    .bind(made.id)
    .run();
  return { id, paymentId: made.id };
}
