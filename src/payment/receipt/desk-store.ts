import type { ReceiptRow } from '#db/receipt-schema.ts';
import { batch, bind, readRows, statement } from '#db/statement.ts';
import { DB, settings, waitUntil } from '#env.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { toMoment } from './providers/pos.ts';
import { registerReceipts } from './register.ts';

/** Without the buyer, who is nobody's business here. */
export type TroubledReceipt = Pick<
  ReceiptRow,
  | 'id'
  | 'provider'
  | 'state'
  | 'returnState'
  | 'buyerKind'
  | 'total'
  | 'billSuffix'
  | 'providerReceiptId'
  | 'attempts'
  | 'nextAt'
  | 'lastError'
  | 'createdAt'
> & {
  /** What the payment's provider and the customer know it by. */
  reference: string | null;
};

const columns = `id, provider, state, return_state AS "returnState", buyer_kind AS "buyerKind", total,
  bill_suffix AS "billSuffix", provider_receipt_id AS "providerReceiptId", attempts, next_at AS "nextAt",
  last_error AS "lastError", created_at AS "createdAt",
  (SELECT reference FROM payment WHERE payment.id = receipt.payment_id) AS reference`;

/** As the index receipt_error has it. */
const isTroubled = `(state = 'ERROR' OR return_state = 'MANUAL' OR (state = 'PENDING' AND attempts > 2)
  OR (state = 'REGISTERED' AND last_error IS NOT NULL))`;
const list = statement<{ rows: number }, TroubledReceipt>(
  `SELECT ${columns} FROM receipt WHERE ${isTroubled} ORDER BY created_at LIMIT :rows`,
);

type Moved = { id: string; now: number };
type Of = Pick<ReceiptRow, 'id' | 'paymentId'>;
const returning = 'RETURNING id, payment_id AS "paymentId"';
/** What nobody could register then may be registered now. */
const tryAgain = statement<Moved & { giveUpAt: number; daemon: string }, Of>(
  `UPDATE receipt SET
     state = CASE state WHEN 'ERROR' THEN 'PENDING' ELSE state END,
     return_state = CASE return_state WHEN 'MANUAL' THEN 'DUE' ELSE return_state END,
     provider = CASE last_error WHEN 'provider' THEN :daemon ELSE provider END,
     next_at = :now, give_up_at = :giveUpAt, updated_at = :now
   WHERE id = :id AND ${isTroubled} AND (state <> 'REGISTERED' OR return_state <> 'none') ${returning}`,
);
const markRegistered = statement<Moved & { number: string; registeredAt: string }, Of>(
  `UPDATE receipt SET state = 'REGISTERED', provider_receipt_id = :number, registered_at = :registeredAt,
     last_error = NULL, updated_at = :now
   WHERE id = :id AND (state = 'ERROR' OR (state = 'PENDING' AND attempts > 2)) ${returning}`,
);
const markReturned = statement<Moved, Of>(
  `UPDATE receipt SET state = 'RETURNED', return_state = 'DONE', last_error = NULL, updated_at = :now
   WHERE id = :id AND return_state = 'MANUAL' ${returning}`,
);
const markSent = statement<Moved, Of>(
  `UPDATE receipt SET last_error = NULL, updated_at = :now
   WHERE id = :id AND state = 'REGISTERED' AND return_state = 'none' AND last_error IS NOT NULL ${returning}`,
);

/** The receipts that wait for a person, the oldest first. */
export const readTroubledReceipts = (rows: number): Promise<TroubledReceipt[]> =>
  readRows(DB, bind(list, { rows }));

/** So long it is tried again before it comes back. */
const againMs = 60 * 60_000;

/** Tries again, as it is, what has failed. False where nothing of it is left to be tried. */
export async function resendReceipt(
  id: string,
  { who, reason }: Act,
  now: number = Date.now(),
): Promise<boolean> {
  const daemon = settings().hasTaxDaemon ? 'pos' : 'qpay';
  const { moved } = await batch(DB, {
    moved: bind(tryAgain, { id, now, giveUpAt: now + againMs, daemon }),
    noted: noteAct({ at: now, who, act: 'resend receipt', subject: id, reason }),
  });
  for (const { paymentId } of moved) {
    waitUntil(registerReceipts({ db: DB, now: Date.now, paymentId }));
  }
  return moved.length > 0;
}

/**
 * What somebody of the staff has done by hand: registered it, for which its number is needed, returned it, or sent it.
 * `number`: empty where none was typed.
 */
export async function markReceiptDone(
  id: string,
  number: string,
  { who, reason }: Act,
  now: number = Date.now(),
): Promise<boolean> {
  const move =
    number === ''
      ? { returned: bind(markReturned, { id, now }), sent: bind(markSent, { id, now }) }
      : {
          registered: bind(markRegistered, { id, now, number, registeredAt: toMoment(now) }),
        };
  for (const moved of Object.values(move)) {
    const done = await batch(DB, {
      moved,
      noted: noteAct({ at: now, who, act: 'receipt done', subject: id, reason }),
    });
    if (done.moved.length > 0) return true;
  }
  return false;
}
