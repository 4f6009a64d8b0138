import type { D1Database } from '@cloudflare/workers-types';
import type { RefundRow } from '#db/payment-schema.ts';
import { type Bound, batch, bind, findRow, readRows, statement } from '#db/statement.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import type { RefundReason, Subject } from './model.ts';

export type Refund = RefundRow & {
  /** Of the money that it is taken from. */
  received: number;
  kind: string;
};

/** How often a call that fails is made again, before somebody of the staff does it. */
const maxAttempts = 8;
/** A call whose answer was lost is made again after this: done before counts as done. */
const unclearMs = 5 * 60_000;
const firstPauseMs = 60_000;
const claimRows = 6;

const columns = `r.id, r.provider, r.provider_payment_id AS "providerPaymentId", r.payment_id AS "paymentId",
  r.amount, r.reason, r.state, r.attempts, r.last_error AS "lastError", r.created_at AS "createdAt",
  r.updated_at AS "updatedAt", m.amount AS received, m.kind`;
const from = `FROM refund r JOIN money m ON m.provider = r.provider
  AND m.provider_payment_id = r.provider_payment_id`;

interface Given {
  id: string;
  paymentId: string;
  amount: number;
  reason: RefundReason;
  now: number;
}

/** Of the money that has settled the payment, as long as so much of it is left. */
const insert = statement<Given>(
  `INSERT INTO refund (id, provider, provider_payment_id, payment_id, amount, reason, created_at, updated_at)
   SELECT :id, provider, provider_payment_id, payment_id, CASE :amount WHEN 0 THEN amount ELSE :amount END,
     :reason, :now, :now FROM money m
   WHERE payment_id = :paymentId AND used_as = 'settled' AND changes() = 1
     AND CASE :amount WHEN 0 THEN amount ELSE :amount END + coalesce((SELECT sum(r.amount) FROM refund r
       WHERE r.provider = m.provider AND r.provider_payment_id = m.provider_payment_id), 0) <= amount
   ON CONFLICT DO NOTHING`,
);

/**
 * Gives the money of a payment back, directly after the statement that is its reason, and only if that changed a row;
 * whole where no amount is given. Never more than was received.
 */
export const bindNewRefund = ({
  paymentId,
  reason,
  now,
  amount = 0,
  id = crypto.randomUUID(),
}: {
  paymentId: string;
  reason: RefundReason;
  now: number;
  amount?: number;
  id?: string;
}): Bound<never> => bind(insert, { id, paymentId, amount, reason, now });

/** Whoever asks the provider now. An answer that was lost is asked for again, and so is a failure, ever later. */
const claim = statement<{ now: number; rows: number }, { id: string }>(
  `UPDATE refund SET state = 'SENT', attempts = attempts + 1, updated_at = :now WHERE id IN (
     SELECT id FROM refund WHERE
       (state = 'DUE' AND updated_at <= :now - CASE attempts WHEN 0 THEN 0 ELSE ${firstPauseMs} << min(attempts - 1, 8) END)
       OR (state = 'SENT' AND updated_at <= :now - ${unclearMs})
     ORDER BY updated_at LIMIT :rows) RETURNING id`,
);
const find = statement<{ id: string }, Refund>(`SELECT ${columns} ${from} WHERE r.id = :id`);
const move = statement<
  { id: string; attempts: number; state: RefundRow['state']; error: string | null; now: number },
  { id: string }
>(
  `UPDATE refund SET state = :state, last_error = :error, updated_at = :now
   WHERE id = :id AND state = 'SENT' AND attempts = :attempts RETURNING id`,
);
const confirm = statement<{ id: string; now: number }, { id: string }>(
  `UPDATE refund SET state = 'DONE', updated_at = :now WHERE id = :id AND state = 'MANUAL' RETURNING id`,
);
const listOpen = statement<{ rows: number }, Refund>(
  `SELECT ${columns} ${from} WHERE r.state <> 'DONE'
   ORDER BY r.state = 'MANUAL' DESC, r.created_at LIMIT :rows`,
);
const listOf = statement<{ paymentIds: string }, Refund>(
  `SELECT ${columns} ${from} WHERE r.payment_id IN (SELECT value FROM json_each(:paymentIds))
   ORDER BY r.created_at`,
);
/** Of every attempt to pay for it. */
const listOfSubject = statement<Subject, Refund>(
  `SELECT ${columns} ${from} WHERE r.payment_id IN (SELECT id FROM payment WHERE subject_kind = :kind AND subject_id = :id)
   ORDER BY r.created_at`,
);
/** Some money for it goes back, or went back; `id` is the subject's, in SQL. */
export const hasRefund = (kind: string, id: string): string => `EXISTS (SELECT 1 FROM refund
  WHERE payment_id IN (SELECT p.id FROM payment p WHERE p.subject_kind = '${kind}' AND p.subject_id = ${id}))`;

export const findRefund = (db: D1Database, id: string): Promise<Refund | null> =>
  findRow(db, bind(find, { id }));

export async function claimRefunds(db: D1Database, now: number): Promise<Refund[]> {
  const claimed = await readRows(db, bind(claim, { now, rows: claimRows }));
  const found = await Promise.all(claimed.map(({ id }) => findRefund(db, id)));
  return found.filter((one) => one !== null);
}

/** What a refund comes to after the provider was asked; the statements are for its batch. */
export const bindMove = (
  { id, attempts }: Pick<Refund, 'id' | 'attempts'>,
  { state, error = null }: { state: RefundRow['state']; error?: string | null },
  now: number,
): Bound<{ id: string }> => bind(move, { id, attempts, state, error, now });

/** A call that can not help any more is left to the staff. */
export const toFailedState = ({ attempts }: Pick<Refund, 'attempts'>): 'DUE' | 'MANUAL' =>
  attempts >= maxAttempts ? 'MANUAL' : 'DUE';

/** Somebody of the staff has returned the money by hand. */
export async function confirmRefund(
  db: D1Database,
  id: string,
  { who, reason }: Act,
  { now, told }: { now: number; told: Readonly<Record<string, Bound>> },
): Promise<boolean> {
  const { confirmed } = await batch(db, {
    confirmed: bind(confirm, { id, now }),
    noted: noteAct({ at: now, who, act: 'refunded', subject: id, reason }),
    ...told,
  });
  return (confirmed?.length ?? 0) > 0;
}

/** Those that are not done, those that wait for staff first. */
export const readOpenRefunds = (db: D1Database, rows: number): Promise<Refund[]> =>
  readRows(db, bind(listOpen, { rows }));

/** Every refund of these payments, for whoever may see them. */
export const readRefundsOf = (db: D1Database, paymentIds: readonly string[]): Promise<Refund[]> =>
  readRows(db, bind(listOf, { paymentIds: JSON.stringify(paymentIds) }));

/** Every refund of what is paid for, whichever attempt the money came by. */
export const readRefundsOfSubject = (db: D1Database, subject: Subject): Promise<Refund[]> =>
  readRows(db, bind(listOfSubject, subject));
