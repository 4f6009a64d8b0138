import type { D1Database } from '@cloudflare/workers-types';
import { retryTransient } from '#db/retry-transient.ts';
import { type Bound, batch, bind, findRow, run, statement, type ValuesOf } from '#db/statement.ts';
import { settings } from '#env.ts';
import { isClaimed, type Operation } from '#forms/operation.ts';
import type { Invoice, Payment, PaymentState, Subject } from './model.ts';
import { columns, isOpenRow, leaseMs, openPayment, sealPart, type StoredPayment } from './store.ts';

/** How often a provider is asked about one payment at most. */
export const askMs = 10_000;
/** A page asks less often about what is over: more than a minute apart, so that it never comes before the job twice. */
const pageAskOverMs = 70_000;

const lease = statement<{ id: string; now: number; until: number }, StoredPayment>(
  `UPDATE payment SET lease_until = :until, updated_at = :now
   WHERE id = :id AND state = 'CREATED' AND lease_until = 0 RETURNING ${columns}`,
);
const giveBack = statement<{ id: string; until: number }>(
  `UPDATE payment SET lease_until = 0 WHERE id = :id AND state = 'CREATED' AND lease_until = :until`,
);
/** Whoever made the invoice has just asked, so that nobody else does at once. */
const wait = statement<
  {
    id: string;
    until: number;
    invoiceId: string;
    sealed: string;
    keyId: string;
    now: number;
  },
  { id: string }
>(
  `UPDATE payment SET state = 'PENDING', invoice_id = :invoiceId, sealed = :sealed, key_id = :keyId,
     lease_until = 0, checked_at = :now, updated_at = :now
   WHERE id = :id AND state = 'CREATED' AND lease_until = :until RETURNING id`,
);
const findWaiting = statement<{ id: string; invoiceId: string }, { id: string }>(
  `SELECT id FROM payment WHERE id = :id AND state = 'PENDING' AND invoice_id = :invoiceId`,
);
/** What was asked of the provider stays to be ended there, although the payment is over here. */
const noteLost = statement<{ id: string; invoiceId: string; now: number }>(
  `UPDATE payment SET invoice_id = :invoiceId, close_at = :now
   WHERE id = :id AND NOT ${isOpenRow} AND invoice_id IS NULL`,
);
const ask = statement<{ id: string; now: number; overMs: number }, StoredPayment>(
  `UPDATE payment SET checked_at = :now WHERE id = :id AND checked_at <= :now -
     CASE WHEN ${isOpenRow} AND expires_at <= :now THEN :overMs ELSE ${askMs} END
   RETURNING ${columns}`,
);
const end = statement<
  {
    id: string;
    state: PaymentState;
    failReason: string | null;
    closeAt: number | null;
    now: number;
  },
  { id: string }
>(
  `UPDATE payment SET state = :state, fail_reason = :failReason, close_at = :closeAt,
     lease_until = 0, updated_at = :now
   WHERE id = :id AND ${isOpenRow} RETURNING id`,
);
const cancelSql = (guard: string) =>
  `UPDATE payment SET state = 'CANCELED', close_at = CASE WHEN invoice_id IS NULL THEN NULL ELSE :now END,
     lease_until = 0, updated_at = :now
   WHERE subject_kind = :kind AND subject_id = :subjectId AND ${isOpenRow} AND ${guard}`;
const cancel = statement<{ kind: string; subjectId: string; now: number }>(cancelSql('true'));
const cancelClaimed = statement<Operation & { kind: string; subjectId: string; now: number }>(
  cancelSql(isClaimed),
);

/**
 * Cancels what is open of several subjects, whose ids an expression selects, for the batch of a claimed operation: another
 * attempt takes their place.
 */
export const toCancelAll = <Given extends ValuesOf<Given>>(kind: string, ids: string) =>
  statement<Operation & Given & { now: number }>(
    `UPDATE payment SET state = 'CANCELED', close_at = CASE WHEN invoice_id IS NULL THEN NULL ELSE :now END,
       lease_until = 0, updated_at = :now
     WHERE subject_kind = '${kind}' AND subject_id IN (${ids}) AND ${isOpenRow} AND ${isClaimed}`,
  );

/** The payment, for the one who may make its invoice; null where somebody else does, or has. */
export async function leasePayment(
  db: D1Database,
  id: string,
  now: number,
): Promise<{ payment: Payment; until: number } | null> {
  const until = now + leaseMs;
  const row = await findRow(db, bind(lease, { id, now, until }));
  return row && { payment: await openPayment(row), until };
}

/** Nothing was asked of the provider, so that somebody may try again. */
export const giveLeaseBack = async (db: D1Database, id: string, until: number): Promise<number> =>
  run(db, bind(giveBack, { id, until }));

/** From now on the payment waits for money. False where it was ended meanwhile: then the invoice is ended too. */
export async function storeInvoice(
  db: D1Database,
  { payment, invoice, until }: { payment: Payment; invoice: Invoice; until: number },
  { now, statements = {} }: { now: number; statements?: Readonly<Record<string, Bound>> },
): Promise<boolean> {
  const { id, token, callbackSecret } = payment;
  const sealed = await sealPart(id, { token, callbackSecret, invoice });
  const keyId = settings().DATA_KEYS[0].id;
  const { waiting, found } = await retryTransient(() =>
    batch(db, {
      waiting: bind(wait, { id, until, invoiceId: invoice.id, sealed, keyId, now }),
      found: bind(findWaiting, { id, invoiceId: invoice.id }),
      lost: bind(noteLost, { id, invoiceId: invoice.id, now }),
      ...statements,
    }),
  );
  // Empty as well where the first try's answer was lost.
  return waiting.length > 0 || found.length > 0;
}

/** The payment, for the job that may ask its provider now; null where that was done within ten seconds. */
export async function takeAsking(
  db: D1Database,
  id: string,
  now: number,
  overMs = askMs,
): Promise<Payment | null> {
  const row = await findRow(db, bind(ask, { id, now, overMs }));
  return row && openPayment(row);
}

/** The same for a page or a callback: however often they ask, the job that ends what is over gets its turn. */
export const takePageAsking = (db: D1Database, id: string, now: number): Promise<Payment | null> =>
  takeAsking(db, id, now, pageAskOverMs);

/** How an attempt ends without success; null for `closeAt` where nothing is left to end at the provider. */
export interface End {
  state: 'FAILED' | 'EXPIRED' | 'CANCELED';
  failReason?: 'invoice' | 'soldOut' | 'declined';
  closeAt: number | null;
}

export const bindEndOfPayment = (
  id: string,
  { state, failReason, closeAt }: End,
  now: number,
): Bound<{ id: string }> => bind(end, { id, state, failReason: failReason ?? null, closeAt, now });

/**
 * Ends the attempt of a subject that is open, in the batch of whoever ends the subject, or begins another one. The
 * provider is told by a job; money that comes all the same goes back.
 */
export const bindCancelPayment = (
  { kind, id: subjectId }: Subject,
  { now, operation }: { now: number; operation?: Operation },
): Bound<never> =>
  operation
    ? bind(cancelClaimed, { ...operation, kind, subjectId, now })
    : bind(cancel, { kind, subjectId, now });
