import type { D1Database } from '@cloudflare/workers-types';
import type { ReceiptRow } from '#db/receipt-schema.ts';
import { type Bound, batch, bind, run, statement } from '#db/statement.ts';
import { tryMs } from './model.ts';

type Tried = Pick<ReceiptRow, 'id' | 'attempts'>;
type Failed = Tried & { error: string; now: number };

/** Compares the attempts, because whoever took over from this one may be sending it now. */
const ofAttempt = 'id = :id AND attempts = :attempts';
const delay = statement<Failed & { nextAt: number }>(
  `UPDATE receipt SET next_at = :nextAt, last_error = :error, updated_at = :now WHERE ${ofAttempt}`,
);
const giveUp = statement<Failed>(
  `UPDATE receipt SET state = 'ERROR', last_error = :error, updated_at = :now,
     return_state = CASE return_state WHEN 'DUE' THEN 'MANUAL' ELSE return_state END
   WHERE ${ofAttempt} AND state = 'PENDING'`,
);
const leaveReturn = statement<Failed>(
  `UPDATE receipt SET return_state = 'MANUAL', last_error = :error, updated_at = :now
   WHERE ${ofAttempt} AND state = 'REGISTERED' AND return_state = 'DUE'`,
);
const markReturned = statement<{ id: string; now: number }>(
  `UPDATE receipt SET state = 'RETURNED', return_state = 'DONE', last_error = NULL, updated_at = :now
   WHERE id = :id AND state = 'REGISTERED' AND return_state = 'DUE'`,
);
const keepAsItIs = statement<{ id: string; now: number }>(
  `UPDATE receipt SET return_state = 'none', last_error = NULL, updated_at = :now
   WHERE id = :id AND return_state = 'DUE'`,
);
const erase = statement<{ id: string }>('DELETE FROM receipt_secret WHERE id = :id');
const shorten = statement<{ id: string; expiresAt: number }>(
  'UPDATE receipt_secret SET expires_at = :expiresAt WHERE id = :id AND expires_at > :expiresAt',
);

/** The correction stands in for the receipt before, which is over with it. */
const insertCorrection = statement<{
  id: string;
  follows: string;
  lines: string;
  total: number;
  buyer: string;
  keyId: string;
  giveUpAt: number;
  now: number;
}>(
  `INSERT INTO receipt (id, number, payment_id, follows, provider, paid_by, buyer_kind, buyer, key_id, lines, total,
     bill_suffix, next_at, give_up_at, created_at, updated_at)
   SELECT :id, number, payment_id, :follows, provider, paid_by, buyer_kind, :buyer, :keyId, :lines, :total,
     printf('%06d', number % 1000000), :now, :giveUpAt, :now, :now
   FROM (SELECT (SELECT max(number) FROM receipt) + 1 AS number, payment_id, provider, paid_by, buyer_kind
     FROM receipt WHERE id = :follows AND state = 'REGISTERED' AND return_state = 'DUE')
   WHERE true ON CONFLICT DO NOTHING`,
);

export const delayReceipt = (db: D1Database, failed: Failed & { nextAt: number }) =>
  run(db, bind(delay, failed));
export const giveUpReceipt = (db: D1Database, failed: Failed) => run(db, bind(giveUp, failed));
export const leaveReturnToStaff = (db: D1Database, failed: Failed) =>
  run(db, bind(leaveReturn, failed));
export const keepReceipt = (db: D1Database, id: string, now: number) =>
  run(db, bind(keepAsItIs, { id, now }));

/** Who was given a receipt back has nothing to win by its lottery number any more. */
export const keepReturned = (db: D1Database, id: string, now: number) =>
  batch(db, { returned: bind(markReturned, { id, now }), erased: bind(erase, { id }) });

export const keepCorrection = (
  db: D1Database,
  correction: {
    id: string;
    follows: string;
    lines: string;
    total: number;
    buyer: string;
    keyId: string;
  },
  now: number,
) =>
  batch(db, {
    inserted: bind(insertCorrection, { ...correction, giveUpAt: now + tryMs, now }),
    returned: bind(markReturned, { id: correction.follows, now }),
    erased: bind(erase, { id: correction.follows }),
  });

/** How long a page can still show what was delivered by a message. */
export const afterDeliveryMs = 15 * 60_000;

/** The secret was delivered, so that it is soon erased. */
export const endSecret = (db: D1Database, id: string, now: number) =>
  run(db, bind(shorten, { id, expiresAt: now + afterDeliveryMs }));

/** What has settled a payment and goes back; other refunds are of money that never had a receipt. */
const refunded = `(SELECT coalesce(sum(amount), 0) FROM refund WHERE refund.payment_id = :paymentId
  AND reason IN ('canceled', 'returned', 'staff'))`;
/** Nobody was asked for it yet, and nothing is left to be asked for. */
const isNeedless = `(attempts = 0 AND state IN ('PENDING', 'ERROR') AND ${refunded} >= receipt.total)`;
const askForReturn = statement<{ paymentId: string; now: number; giveUpAt: number }>(
  `UPDATE receipt SET
     state = CASE WHEN ${isNeedless} THEN 'RETURNED' ELSE state END,
     return_state = CASE WHEN ${isNeedless} THEN 'DONE' WHEN state = 'ERROR' THEN 'MANUAL' ELSE 'DUE' END,
     attempts = CASE state WHEN 'REGISTERED' THEN 0 ELSE attempts END,
     next_at = CASE state WHEN 'REGISTERED' THEN :now ELSE next_at END,
     give_up_at = :giveUpAt, updated_at = :now
   WHERE payment_id = :paymentId AND state <> 'RETURNED' AND return_state IN ('none', 'DUE')
     AND ${refunded} > 0`,
);

/**
 * Money of a payment goes back, so its receipt does, or is corrected: for the batch of the refund, after the statement that
 * writes it, without which this does nothing. A receipt that nobody was asked for yet never will be.
 */
export const bindReceiptReturn = (paymentId: string, now: number): Bound<never> =>
  bind(askForReturn, { paymentId, now, giveUpAt: now + tryMs });
