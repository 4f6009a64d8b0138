import {
  CheckoutVisitor,
  digitalLine,
  plainLine,
  readFaults,
  recipient,
} from './checkout-visitor.ts';
import { readOpenChoice } from './page-html.ts';

export interface Address {
  path: string;
  /** As a browser without scripts asks, and a crawler. */
  complete?: boolean;
  /** Of whoever asks, where it is not the customer. */
  cookie?: string;
}

interface Shop {
  origin: string;
  /** The session of the customer. */
  token: string;
  staffSecret: string;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
}

const steps = ['contact', 'delivery', 'address', 'time', 'receipt', 'pay'] as const;

async function toPaymentHref(visit: CheckoutVisitor): Promise<string> {
  const answer = await visit.pay();
  const href = answer.headers.get('location') ?? '';
  if (href.startsWith('/paymentSuccess?id=')) return href;
  throw new Error(`paying led to ${answer.status} ${href} ${readFaults(await answer.text())}`);
}

/**
 * A customer who is one of the staff orders, and has to pay; somebody else has paid. Both stand in the last step of
 * another order. Says who is who, and where one sees all that.
 */
export async function orderEverything({ origin, token, staffSecret, query }: Shop) {
  const customer = new CheckoutVisitor(origin);
  customer.cookies.set('sid', token);
  await customer.toDelivery();
  await customer.fill('delivery', { deliveryType: 'DELIVERY' });
  await customer.fill('address', recipient);
  const html = await customer.see('/checkout/time');
  const slot = readOpenChoice(html, 'slot');
  await customer.fill('time', { slot });
  await customer.fill('receipt', { receipt: 'INDIVIDUAL' });
  const pending = await toPaymentHref(customer);
  await customer.post('/staff', { intent: 'sign-in', secret: staffSecret });

  const other = new CheckoutVisitor(origin);
  await other.order(plainLine, digitalLine);
  await other.fill('contact', { phone: '88001234', email: '' });
  await other.fill('delivery', { deliveryType: 'PICKUP' });
  await other.fill('branch', { branchId: 'b-009' });
  await other.fill('receipt', { receipt: 'INDIVIDUAL' });
  const paid = await toPaymentHref(other);
  const [order] = await query('SELECT code FROM shop_order ORDER BY created_at DESC LIMIT 1');
  const code = String(order?.['code']);
  const now = Date.now();
  await query(
    `UPDATE shop_order SET status = 'COMPLETED', placed_at = ${now} WHERE code = '${code}'`,
  );
  await query(
    `INSERT INTO order_event SELECT id, 'COMPLETED', ${now}, 'staff' FROM shop_order WHERE code = '${code}'`,
  );
  await query(
    `UPDATE payment SET state = 'SUCCESS', paid_at = ${now}
     WHERE subject_id = (SELECT id FROM shop_order WHERE code = '${code}')`,
  );
  const cookie = other.cookie();
  const ofOther = [
    '/checkout/branch',
    '/order',
    `/order/${code}`,
    `/order/${code}?again=1`,
    `/order/${code}/invoice`,
    `/order/${code}/return`,
    paid,
  ];
  return {
    cookie: customer.cookie(),
    addresses: [
      ...[...steps.map((step) => `/checkout/${step}`), '/order', pending].map((path) => ({ path })),
      { path: pending.replace('/paymentSuccess', '/api/payment') },
      ...ofOther.map((path) => ({ path, cookie })),
    ],
  };
}
