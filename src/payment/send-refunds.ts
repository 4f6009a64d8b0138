import { batch } from '#db/statement.ts';
import { log } from '#lib/log.ts';
import type { Bound } from '#db/statement.ts';
import type { RefundRow } from '#db/payment-schema.ts';
import {
  bindMove,
  claimRefunds,
  confirmRefund,
  findRefund,
  type Refund,
  toFailedState,
} from './refund-store.ts';
import { findPaymentById } from './store.ts';
import { findPayable, type Till } from './till.ts';

const nothing = {
  statements: {} as Readonly<Record<string, Bound>>,
  keys: [] as readonly string[],
};

/** What the customer is told of a step; nothing of money that belongs to no payment of ours. */
async function tell(refund: Refund, state: RefundRow['state'], till: Till) {
  const { id, amount, reason, paymentId } = refund;
  const payment = paymentId === null ? null : await findPaymentById(till.db, paymentId);
  if (!payment) return nothing;
  const payable = findPayable(till, payment.subjectKind);
  return (await payable?.onRefund?.(payment, { id, amount, reason, state }, till.now())) ?? nothing;
}

async function send(refund: Refund, till: Till): Promise<boolean> {
  const { provider, providerPaymentId, amount, received } = refund;
  const asked = await till.providers[provider].refund(
    providerPaymentId,
    amount,
    amount === received,
  );
  const now = till.now();
  if (!asked.ok) {
    const { kind, status } = asked.error;
    const error = status ? `${kind} ${status}` : kind;
    const state = toFailedState(refund);
    log.warn('refund-failed', { kind: provider, count: refund.attempts, cause: asked.error });
    const told = state === 'MANUAL' ? await tell(refund, state, till) : nothing;
    await batch(till.db, {
      moved: bindMove(refund, { state, error }, now),
      ...told.statements,
    });
    till.drain(told.keys);
    return false;
  }
  const state = asked.value === 'refunded' ? 'DONE' : 'MANUAL';
  const told = await tell(refund, state === 'DONE' ? 'SENT' : state, till);
  await batch(till.db, {
    moved: bindMove(refund, { state }, now),
    ...told.statements,
  });
  till.drain(told.keys);
  return true;
}

/** Asks the providers to return what is due. What they can not return by call waits for the staff. */
export async function sendRefunds(till: Till): Promise<number> {
  const refunds = await claimRefunds(till.db, till.now());
  let sent = 0;
  for (const refund of refunds) if (await send(refund, till)) sent += 1;
  return sent;
}

/** Staff have returned it by hand. False where it did not wait for that. */
export async function endRefund(
  id: string,
  act: { who: string; reason: string },
  till: Till,
): Promise<boolean> {
  const refund = await findRefund(till.db, id);
  if (!refund) return false;
  const told = await tell(refund, 'DONE', till);
  const isEnded = await confirmRefund(till.db, id, act, {
    now: till.now(),
    told: told.statements,
  });
  if (isEnded) till.drain(told.keys);
  return isEnded;
}
