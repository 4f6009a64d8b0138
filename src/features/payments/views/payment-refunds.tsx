import { readRefundsOf } from '#payment/refund-store.ts';
import type { Till } from '#payment/till.ts';
import { RefundLines } from './refund-lines.tsx';

/** The money of a payment that goes back, for the page of what it has paid for. */
export async function PaymentRefunds({ paymentId, till }: { paymentId: string; till: Till }) {
  return <RefundLines refunds={await readRefundsOf(till.db, [paymentId])} />;
}
