import { bind, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { toDecimals } from '#domain/receipt-items.ts';
import type { Difference, Span } from '../difference-store.ts';

interface Compared {
  id: string;
  paymentId: string;
  /** Null where there is no such payment. */
  paymentState: string | null;
  /** What is still paid for, after refunds of what had settled it. */
  left: number;
  total: number;
  state: string;
  returnState: string;
  vat: string;
  cityTax: string;
  /** What our rows say, in hundredths. */
  ownVat: number;
  ownCityTax: number;
}

/** `updated_at`, which is not before `paid_at`, has the index. */
const listMissing = statement<Span, { id: string; amount: number }>(
  `SELECT id, amount FROM payment WHERE updated_at >= :from AND state = 'SUCCESS'
   AND paid_at >= :from AND paid_at < :to AND NOT EXISTS (SELECT 1 FROM receipt WHERE payment_id = payment.id)`,
);
/** The last receipt of each payment, of those in which something has happened. */
const listLast = statement<Span, Compared>(
  `SELECT r.id, r.payment_id AS "paymentId", p.state AS "paymentState", r.total, r.state,
     r.return_state AS "returnState", r.vat, r.city_tax AS "cityTax",
     json_extract(r.lines, '$.vat') AS "ownVat", json_extract(r.lines, '$.cityTax') AS "ownCityTax",
     coalesce(p.amount, 0) - (SELECT coalesce(sum(amount), 0) FROM refund
       WHERE refund.payment_id = r.payment_id AND reason IN ('canceled', 'returned', 'staff')) AS "left"
   FROM receipt r LEFT JOIN payment p ON p.id = r.payment_id
   WHERE r.updated_at >= :from AND r.updated_at < :to
     AND NOT EXISTS (SELECT 1 FROM receipt later WHERE later.follows = r.id)`,
);

/** What of a receipt is not as its payment is; null where they agree, or where it is still being seen to. */
function findFault(one: Compared): 'payment' | 'amount' | 'taxes' | null {
  const isRegistered = one.state === 'REGISTERED';
  if (one.paymentState !== 'SUCCESS' && isRegistered) return 'payment';
  if (one.state === 'RETURNED') return one.left > 0 ? 'amount' : null;
  if (!isRegistered || one.returnState !== 'none') return null;
  if (one.total !== one.left) return 'amount';
  // One that somebody has registered by hand says nothing of its taxes.
  const isKnown = one.vat !== '';
  const isSame = one.vat === toDecimals(one.ownVat) && one.cityTax === toDecimals(one.ownCityTax);
  return isKnown && !isSame ? 'taxes' : null;
}

/** What receipts and payments say of one another: a payment without a receipt, and a receipt of something else. */
export async function compareReceipts(span: Span): Promise<Difference[]> {
  const [missing, last] = await Promise.all([
    readRows(DB, bind(listMissing, span)),
    readRows(DB, bind(listLast, span)),
  ]);
  return [
    ...missing.map(({ id, amount }): Difference => ({
      kind: 'receiptMissing',
      subject: id,
      detail: { amount },
    })),
    ...last.flatMap((one): Difference[] => {
      const what = findFault(one);
      const { id: subject, paymentId, total, left, vat, cityTax } = one;
      if (what === null) return [];
      return [
        { kind: 'receiptDiffers', subject, detail: { what, paymentId, total, left, vat, cityTax } },
      ];
    }),
  ];
}
