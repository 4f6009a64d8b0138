import type { D1Database } from '@cloudflare/workers-types';
import type { MoneyRow } from '#db/payment-schema.ts';
import { retryTransient } from '#db/retry-transient.ts';
import { type Bound, batch, bind, statement } from '#db/statement.ts';
import type { Payment, PaymentState, ReceivedMoney, RefundStep, UselessAs } from './model.ts';
import { bindEndOfPayment, type End } from './move-store.ts';
import { type Consequence, isSettledNow, type Settlement, settledStatement } from './payable.ts';
import { isOpenRow } from './store.ts';

/** An invoice that has ended unpaid: what is paid for may take money that comes even so. */
const isTaking = (row: string) =>
  `(${row}${isOpenRow} OR (:isLate = 1 AND ${row}state = 'EXPIRED'))`;

type Money = Pick<MoneyRow, 'provider' | 'providerPaymentId' | 'amount' | 'kind' | 'at'> & {
  paymentId: string;
};

/** Another attempt of the same subject has succeeded. */
export const isPaidOtherwise = `EXISTS (SELECT 1 FROM payment other WHERE other.subject_kind = p.subject_kind
  AND other.subject_id = p.subject_id AND other.state = 'SUCCESS' AND other.id <> p.id)`;

/** Money settles an open payment of its amount, once, and only where the money is new. */
const takeMoney = statement<Money & { isLate: number }>(
  `INSERT INTO money (provider, provider_payment_id, payment_id, amount, kind, used_as, at)
   SELECT :provider, :providerPaymentId, p.id, :amount, :kind, 'settled', :at FROM payment p
   WHERE p.id = :paymentId AND ${isTaking('p.')} AND p.amount = :amount AND NOT ${isPaidOtherwise}
   ON CONFLICT DO NOTHING`,
);
/** Directly after `takeMoney`, and only if that was taken. */
const succeed = statement<Settlement & { now: number; isLate: number }>(
  `UPDATE payment SET fail_reason = CASE state WHEN 'EXPIRED' THEN 'late' END, state = 'SUCCESS',
     settlement = :settlement, paid_at = :now, updated_at = :now, lease_until = 0, close_at = NULL
   WHERE id = :paymentId AND ${isTaking('')} AND changes() = 1`,
);
/** Of another attempt, begun after this one had ended, nobody has to pay any more. */
const cancelOther = settledStatement<{ now: number }>(
  `UPDATE payment SET state = 'CANCELED', close_at = CASE WHEN invoice_id IS NULL THEN NULL ELSE :now END,
     lease_until = 0, updated_at = :now
   WHERE (subject_kind, subject_id) = (SELECT subject_kind, subject_id FROM payment WHERE id = :paymentId)
     AND ${isOpenRow} AND ${isSettledNow}`,
);
const findState = statement<
  { id: string },
  { state: PaymentState; settlement: string | null; paidAt: number | null }
>('SELECT state, settlement, paid_at AS "paidAt" FROM payment WHERE id = :id');

const useless = `CASE WHEN :usedAs <> '' THEN :usedAs WHEN p.amount <> :amount THEN 'amount'
  WHEN p.state = 'SUCCESS' OR ${isPaidOtherwise} THEN 'double' ELSE 'late' END`;
/** Money that settles nothing. `:usedAs` is given where only the caller knows why. */
const noteUseless = statement<Money & { usedAs: string }, { usedAs: UselessAs }>(
  `INSERT INTO money (provider, provider_payment_id, payment_id, amount, kind, used_as, at)
   SELECT :provider, :providerPaymentId, p.id, :amount, :kind, ${useless}, :at FROM payment p
   WHERE p.id = :paymentId AND (p.amount <> :amount OR :usedAs <> '' OR NOT p.${isOpenRow} OR ${isPaidOtherwise})
   ON CONFLICT DO NOTHING RETURNING used_as AS "usedAs"`,
);
/** Directly after it: the money goes back. */
const refundUseless = statement<
  Pick<MoneyRow, 'provider' | 'providerPaymentId'> & { id: string; now: number },
  RefundStep
>(
  `INSERT INTO refund (id, provider, provider_payment_id, payment_id, amount, reason, created_at, updated_at)
   SELECT :id, provider, provider_payment_id, payment_id, amount, used_as, :now, :now FROM money
   WHERE provider = :provider AND provider_payment_id = :providerPaymentId AND changes() = 1
   RETURNING id, amount, reason, state`,
);

/** Directly after the statement that says why money goes back. */
export const bindRefundOfMoney = (
  { provider, providerPaymentId }: Pick<MoneyRow, 'provider' | 'providerPaymentId'>,
  id: string,
  now: number,
): Bound<RefundStep> => bind(refundUseless, { provider, providerPaymentId, id, now });

const toMoney = (payment: Payment, received: ReceivedMoney, at: number): Money => {
  const { provider, providerPaymentId, amount, kind } = received;
  return { provider, providerPaymentId, amount, kind, at, paymentId: payment.id };
};

export interface Found {
  state: PaymentState;
  settlement: string | null;
  paidAt: number | null;
}

/** The batch that makes a payment a success, with everything that follows: whole or not at all. */
export async function takeAsSettlement(
  db: D1Database,
  {
    payment,
    received,
    settlement,
    isLate = false,
    now,
  }: {
    payment: Payment;
    received: ReceivedMoney;
    settlement: string;
    /** The payment has ended, and what is paid for takes the money all the same. */
    isLate?: boolean;
    now: number;
  },
  { statements }: Pick<Consequence, 'statements'>,
): Promise<Found | undefined> {
  const settled = { paymentId: payment.id, settlement };
  const late = { isLate: Number(isLate) };
  const { found } = await retryTransient(() =>
    batch(db, {
      taken: bind(takeMoney, { ...toMoney(payment, received, now), ...late }),
      succeeded: bind(succeed, { ...settled, ...late, now }),
      ...statements,
      ...(isLate && { canceled: bind(cancelOther, { ...settled, now }) }),
      found: bind(findState, { id: payment.id }),
    }),
  );
  return found.at(0);
}

interface UselessMoney {
  payment: Payment;
  received: ReceivedMoney;
  /** Where only the caller knows why; else the payment's own state says it. */
  usedAs: UselessAs | '';
  refundId: string;
  now: number;
}

/** Stores money that settles nothing and that it goes back, with what the customer is told of it, once. */
export async function takeAsUseless(
  db: D1Database,
  { payment, received, usedAs, refundId, now }: UselessMoney,
  {
    told,
    end,
    ended,
  }: { told: Consequence['statements']; end?: End; ended?: Consequence['statements'] },
): Promise<boolean> {
  const { noted } = await retryTransient(() =>
    batch(db, {
      noted: bind(noteUseless, { ...toMoney(payment, received, now), usedAs }),
      refunded: bindRefundOfMoney(received, refundId, now),
      ...told,
      ...(end && { ended: bindEndOfPayment(payment.id, end, now) }),
      ...ended,
    }),
  );
  return (noted?.length ?? 0) > 0;
}
