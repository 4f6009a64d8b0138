import { findRow } from '#db/statement.ts';
import { DB } from '#env.ts';
import { toPaymentHref } from '#payment/model.ts';
import { readRefundsOfSubject, type Refund } from '#payment/refund-store.ts';
import { bindOpenPayment, openPayment } from '#payment/store.ts';

/** The payment that matters: the one that is open or has succeeded, else the last. */
const findRowOf = (orderId: string) => findRow(DB, bindOpenPayment({ kind: 'order', id: orderId }));

/** The id of the payment by which an order was paid; null where it was not. */
export async function findPaidPaymentId(orderId: string): Promise<string | null> {
  const row = await findRowOf(orderId);
  return row?.state === 'SUCCESS' ? row.id : null;
}

/** Where an order that waits for its payment is paid; null where nothing waits. */
export async function findPaymentHref(orderId: string): Promise<string | null> {
  const row = await findRowOf(orderId);
  return row && row.state !== 'SUCCESS' ? toPaymentHref((await openPayment(row)).token) : null;
}

/** The money of an order that goes back, by whichever of its payments it came, also after it has ended unpaid. */
export const readRefundsOfOrder = (orderId: string): Promise<Refund[]> =>
  readRefundsOfSubject(DB, { kind: 'order', id: orderId });
