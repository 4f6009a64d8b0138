import { bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { findPaidPaymentId } from '../find-payment.ts';
import type { Order } from '../model.ts';
import type { ReturnCase } from './model.ts';
import { toQuantities, toRefundAmount } from './rules.ts';
import { readReturns } from './store.ts';

const countLeft = statement<{ paymentId: string }, { left: number }>(
  `SELECT m.amount - coalesce((SELECT sum(r.amount) FROM refund r
     WHERE r.provider = m.provider AND r.provider_payment_id = m.provider_payment_id), 0) AS "left"
   FROM money m WHERE m.payment_id = :paymentId AND m.used_as = 'settled'`,
);

/** What a return is paid back from. `paid`: how many of the order were paid back before. */
export interface Refundable {
  most: number;
  paid: number;
  paymentId: string;
}

/** What would come back for a return now, in MNT: what was paid for its goods, and no more than is left. */
export async function findRefundable(
  order: Order,
  { lines }: Pick<ReturnCase, 'lines'>,
): Promise<Refundable> {
  const [cases, paymentId] = await Promise.all([
    readReturns(order.id),
    findPaidPaymentId(order.id),
  ]);
  const before = cases.filter(({ state }) => state === 'REFUNDED');
  const whole = toRefundAmount(order, toQuantities(before), toQuantities([{ lines }]));
  const found = paymentId && (await findRow(DB, bind(countLeft, { paymentId })));
  const left = found ? Math.max(0, found.left) : 0;
  return { most: Math.min(whole, left), paid: before.length, paymentId: paymentId ?? '' };
}
