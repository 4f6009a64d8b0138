import { isOpen, type PaymentState } from '#payment/model.ts';
import { settle } from '#payment/settle.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { findPayment } from '#payment/store.ts';
import type { Till } from '#payment/till.ts';

/** What has become of a payment by now: the provider is asked at most once in ten seconds. Null where there is none. */
export async function askState(token: string, till: Till): Promise<PaymentState | null> {
  const payment = await findPayment(till.db, token);
  if (!payment || !isOpen(payment.state)) return payment?.state ?? null;
  if (payment.state === 'CREATED') await prepareInvoice(payment.id, till);
  else await settle(payment.id, till);
  return (await findPayment(till.db, token))?.state ?? null;
}
