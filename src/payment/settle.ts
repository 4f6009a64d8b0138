import { log } from '#lib/log.ts';
import { endPayment } from './end-payment.ts';
import {
  isOpen,
  type Payment,
  type PaymentState,
  type ReceivedMoney,
  type UselessAs,
} from './model.ts';
import { takePageAsking } from './move-store.ts';
import { findPaymentById, isPaidByOther } from './store.ts';
import { takeAsSettlement, takeAsUseless } from './settle-store.ts';
import { findPayable, type Till } from './till.ts';

export interface Settled {
  state: PaymentState;
  /** `early`: somebody has asked within ten seconds. `failed`: the provider could not be asked. */
  asked: 'yes' | 'early' | 'failed';
}

const isExact = (payment: Payment, { amount, currency }: ReceivedMoney) =>
  amount === payment.amount && currency === 'MNT';

/** Why money that settles nothing goes back, as it is stored of it too. */
async function findReason(payment: Payment, received: ReceivedMoney, { db }: Till) {
  if (!isExact(payment, received)) return 'amount';
  const isPaid = payment.state === 'SUCCESS' || (await isPaidByOther(db, payment));
  return isPaid ? 'double' : 'late';
}

/** Money that settles nothing goes back; the customer is told. */
async function giveBack(
  payment: Payment,
  received: ReceivedMoney,
  till: Till,
  usedAs: UselessAs | '' = '',
): Promise<boolean> {
  const now = till.now();
  const payable = findPayable(till, payment.subjectKind);
  const refundId = crypto.randomUUID();
  const reason = usedAs || (await findReason(payment, received, till));
  const step = { id: refundId, amount: received.amount, reason, state: 'DUE' } as const;
  const told = await payable?.onRefund?.(payment, step, now);
  const isOver = usedAs === 'soldOut' && isOpen(payment.state);
  const over = isOver ? await payable?.onEnded(payment, now) : undefined;
  const isNew = await takeAsUseless(
    till.db,
    { payment, received, usedAs, refundId, now },
    {
      told: told?.statements ?? {},
      ...(isOver && {
        end: { state: 'FAILED', failReason: 'soldOut', closeAt: null },
        ended: over?.statements ?? {},
      }),
    },
  );
  if (isNew) {
    log.warn('money-useless', { kind: reason });
    till.drain([...(told?.keys ?? []), ...(over?.keys ?? [])]);
  }
  return isNew;
}

/** Whether what is paid for takes money although its payment has ended unpaid; the batch decides between two who ask. */
async function isTakenLate(payment: Payment, till: Till): Promise<boolean> {
  if (payment.state !== 'EXPIRED') return false;
  const payable = findPayable(till, payment.subjectKind);
  return (await payable?.takesLate?.(payment, till.now())) ?? false;
}

/** Money of the exact amount makes the payment a success, with all that follows, in one batch. */
async function accept(
  payment: Payment,
  received: ReceivedMoney,
  till: Till,
): Promise<{ state: PaymentState; isUsed: boolean }> {
  const now = till.now();
  const settlement = crypto.randomUUID();
  const payable = findPayable(till, payment.subjectKind);
  const isLate = payment.state === 'EXPIRED';
  const follows = await payable?.onPaid(
    payment,
    { paymentId: payment.id, settlement },
    now,
    received.card,
  );
  if (!follows) {
    // There is no such thing any more, or it can not be had any more.
    await giveBack(payment, received, till, isLate ? '' : 'soldOut');
    return { state: isLate ? payment.state : 'FAILED', isUsed: true };
  }
  const taken = { payment, received, settlement, isLate, now };
  const found = await takeAsSettlement(till.db, taken, follows);
  if (found?.settlement === settlement) {
    log.info('payment-settled', { kind: payment.provider });
    till.drain(follows.keys);
    till.register?.(payment.id);
  }
  return { state: found?.state ?? payment.state, isUsed: found?.settlement === settlement };
}

/**
 * The only way to success: callbacks, the way back, the page and the end of an invoice all lead here, and none of them
 * is believed. The provider is asked, at most once in ten seconds for one payment; what it says it has received is
 * stored once, and settles the payment, or goes back. Asked again it changes nothing.
 */
export async function settle(paymentId: string, till: Till): Promise<Settled | null> {
  const payment = await takePageAsking(till.db, paymentId, till.now());
  if (!payment) {
    const known = await findPaymentById(till.db, paymentId);
    return known && { state: known.state, asked: 'early' };
  }
  return settleAsked(payment, till);
}

/** For whoever may ask now: see `takeAsking`. */
export async function settleAsked(payment: Payment, till: Till): Promise<Settled> {
  // What nobody has an invoice for, nobody can have paid.
  if (payment.invoiceId === null) return { state: payment.state, asked: 'yes' };
  const checked = await till.providers[payment.provider].check(payment);
  if (!checked.ok) {
    log.warn('payment-check', { kind: payment.provider, cause: checked.error });
    return { state: payment.state, asked: 'failed' };
  }
  let { state } = payment;
  for (const received of checked.value.money) {
    const isExactNow = isExact(payment, received);
    const isWanted = isOpen(state) || (await isTakenLate({ ...payment, state }, till));
    if (isExactNow && isWanted) {
      const accepted = await accept({ ...payment, state }, received, till);
      state = accepted.state;
      if (accepted.isUsed) continue;
    }
    // Of what was stored before, nothing changes.
    const usedAs = received.currency === 'MNT' ? '' : 'amount';
    if (!isExactNow || !isWanted) await giveBack({ ...payment, state }, received, till, usedAs);
  }
  if (checked.value.failed && isOpen(state)) {
    const end = { state: 'FAILED', failReason: 'declined', closeAt: null } as const;
    if (await endPayment(payment, end, till)) state = 'FAILED';
  }
  return { state, asked: 'yes' };
}
