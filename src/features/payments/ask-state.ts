import { isOpen, type PaymentState } from '#payment/model.ts';
import { readRefundsOf } from '#payment/refund-store.ts';
import { settle } from '#payment/settle.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { findPayment } from '#payment/store.ts';
import type { Till } from '#payment/till.ts';

interface Known {
  state: PaymentState | null;
  /** How often money went back: what is paid in part goes back while the rest is waited for. */
  refunds: number;
}

/** What has become of a payment by now: the provider is asked at most once in ten seconds. Null where there is none. */
export async function askState(token: string, till: Till): Promise<Known> {
  const payment = await findPayment(till.db, token);
  if (!payment) return { state: null, refunds: 0 };
  if (payment.state === 'CREATED') await prepareInvoice(payment.id, till);
  else if (isOpen(payment.state)) await settle(payment.id, till);
  const [now, refunds] = await Promise.all([
    findPayment(till.db, token),
    readRefundsOf(till.db, [payment.id]),
  ]);
  return { state: now?.state ?? null, refunds: refunds.length };
}
