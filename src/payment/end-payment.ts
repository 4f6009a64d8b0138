import { type Bound, batch } from '#db/statement.ts';
import { bindEndOfPayment, type End } from './move-store.ts';
import type { Payment } from './model.ts';
import { findPayable, type Till } from './till.ts';

/**
 * Ends an attempt that is open, with what follows for the thing that was to be paid for, and with what was found out by
 * the attempt. False where it is over.
 */
export async function endPayment(
  payment: Payment,
  end: End,
  till: Till,
  found: Readonly<Record<string, Bound>> = {},
): Promise<boolean> {
  const now = till.now();
  const payable = findPayable(till, payment.subjectKind);
  const { statements = {}, keys = [] } = (await payable?.onEnded(payment, now)) ?? {};
  const { ended } = await batch(till.db, {
    ended: bindEndOfPayment(payment.id, end, now),
    ...statements,
    ...found,
  });
  if (keys.length > 0) till.drain(keys);
  return ended.length > 0;
}
