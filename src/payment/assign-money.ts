import type { Act } from '#identity/staff/log.ts';
import { isOpen, type Payment, type Provider } from './model.ts';
import { findByProviderReference, findPaymentOf } from './store.ts';
import { findPayable, type Till } from './till.ts';
import { assignMoney, findUnmatchedMoney, type MoneyKey } from './unmatched-store.ts';

/** `open`: the payment still waits for its own money. `gone`: somebody else has dealt with this money. */
export type Assigned = 'assigned' | 'unknown' | 'open' | 'gone';

/** The payment that staff mean: by the code of what was paid for, or by the reference that its provider knows. */
async function findMeant(text: string, provider: Provider, till: Till): Promise<Payment | null> {
  for (const { kind, findByCode } of till.payables) {
    const id = await findByCode?.(text);
    if (id) return findPaymentOf(till.db, { kind, id });
  }
  return findByProviderReference(till.db, provider, text);
}

/**
 * Staff say to which payment money belongs that nobody could place. It does not make that payment a success, which only
 * its provider's own check does: it goes back, and now its customer is told and sees each step.
 */
export async function assignToPayment(
  key: MoneyKey,
  text: string,
  act: Act,
  till: Till,
): Promise<Assigned> {
  const money = await findUnmatchedMoney(till.db, key);
  if (!money) return 'gone';
  const payment = await findMeant(text, key.provider, till);
  if (!payment) return 'unknown';
  if (isOpen(payment.state)) return 'open';
  const now = till.now();
  const refundId = crypto.randomUUID();
  const { subjectKind: kind, subjectId: id } = payment;
  const isPaid = (await findPaymentOf(till.db, { kind, id }))?.state === 'SUCCESS';
  const reason = isPaid ? 'double' : money.amount === payment.amount ? 'late' : 'amount';
  const step = { id: refundId, amount: money.amount, reason, state: 'DUE' } as const;
  const payable = findPayable(till, kind);
  const told = await payable?.onRefund?.(payment, step, now);
  const isDone = await assignMoney(
    till.db,
    key,
    { paymentId: payment.id, refundId, told: told?.statements ?? {} },
    { act, now },
  );
  if (!isDone) return 'gone';
  till.drain(told?.keys ?? []);
  return 'assigned';
}
