import type { D1Database } from '@cloudflare/workers-types';
import type { DifferenceRow, MoneyRow, RefundRow } from '#db/payment-schema.ts';
import { batch, batchEach, bind, readRows, statement } from '#db/statement.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { hashText } from '#lib/hash.ts';
import type { Provider } from './model.ts';

/** What may not agree; the words of each are `payment.desk.kinds` of the texts. */
export const differenceKinds = [
  'moneyUnknown',
  'moneyMissed',
  'moneyGone',
  'amountDiffers',
  'refundedThere',
  'refundMissing',
  'paidWithoutMoney',
  'moneyWithoutPaid',
  'subjectUnpaid',
  'subjectWithoutPayment',
  'receiptMissing',
  'receiptDiffers',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface Difference {
  kind: DifferenceKind;
  /** What it is about: a payment's id, a provider's, an order's. One row for each, for ever. */
  subject: string;
  /** Nothing personal: ids, amounts, states. */
  detail: Readonly<Record<string, string | number | null>>;
}

export interface Span {
  from: number;
  /** Excluded. */
  to: number;
}

type OfProvider = Span & { provider: Provider };
export type KnownMoney = Pick<
  MoneyRow,
  'providerPaymentId' | 'paymentId' | 'amount' | 'kind' | 'usedAs' | 'at'
>;

const insert = statement<Omit<DifferenceRow, 'state' | 'closedAt'>, { id: string }>(
  `INSERT INTO difference (id, kind, subject, detail, found_at)
   VALUES (:id, :kind, :subject, :detail, :foundAt) ON CONFLICT (id) DO NOTHING RETURNING id`,
);
const close = statement<{ id: string; now: number }, { id: string }>(
  `UPDATE difference SET state = 'CLOSED', closed_at = :now WHERE id = :id AND state = 'OPEN' RETURNING id`,
);
const listOpen = statement<{ rows: number }, DifferenceRow>(
  `SELECT id, kind, subject, detail, state, found_at AS "foundAt", closed_at AS "closedAt"
   FROM difference WHERE state = 'OPEN' ORDER BY found_at LIMIT :rows`,
);
const moneyColumns = `provider_payment_id AS "providerPaymentId", payment_id AS "paymentId", amount, kind,
  used_as AS "usedAs", at`;
const listMoney = statement<{ provider: Provider; ids: string }, KnownMoney>(
  `SELECT ${moneyColumns} FROM money WHERE provider = :provider
   AND provider_payment_id IN (SELECT value FROM json_each(:ids))`,
);
const listMoneyBetween = statement<OfProvider, KnownMoney>(
  `SELECT ${moneyColumns} FROM money WHERE provider = :provider AND at >= :from AND at < :to`,
);
const listRefunds = statement<
  { provider: Provider; ids: string },
  Pick<RefundRow, 'providerPaymentId' | 'state' | 'amount'>
>(
  `SELECT provider_payment_id AS "providerPaymentId", state, amount FROM refund
   WHERE provider = :provider AND provider_payment_id IN (SELECT value FROM json_each(:ids))`,
);
const listByInvoice = statement<
  { provider: Provider; ids: string },
  { id: string; invoiceId: string }
>(
  `SELECT id, invoice_id AS "invoiceId" FROM payment
   WHERE provider = :provider AND invoice_id IN (SELECT value FROM json_each(:ids))`,
);
const noteUnmatched = statement<
  Pick<MoneyRow, 'provider' | 'providerPaymentId' | 'amount' | 'kind' | 'at'>
>(
  `INSERT INTO money (provider, provider_payment_id, payment_id, amount, kind, used_as, at)
   VALUES (:provider, :providerPaymentId, NULL, :amount, :kind, 'unmatched', :at) ON CONFLICT DO NOTHING`,
);
const listSuccesses = statement<
  Span,
  { id: string; subjectKind: string; subjectId: string; amount: number; hasMoney: number }
>(
  `SELECT id, subject_kind AS "subjectKind", subject_id AS "subjectId", amount, EXISTS (
     SELECT 1 FROM money WHERE payment_id = payment.id AND used_as = 'settled') AS "hasMoney"
   FROM payment WHERE state = 'SUCCESS' AND paid_at >= :from AND paid_at < :to`,
);
const listUseless = statement<
  Span,
  { providerPaymentId: string; amount: number; paymentId: string | null }
>(
  `SELECT provider_payment_id AS "providerPaymentId", amount, payment_id AS "paymentId" FROM money m
   WHERE used_as = 'settled' AND at >= :from AND at < :to AND NOT EXISTS (
     SELECT 1 FROM payment WHERE id = m.payment_id AND state = 'SUCCESS')`,
);
const listUnpaidSubjects = statement<{ kind: string; ids: string }, { id: string }>(
  `SELECT value AS id FROM json_each(:ids) WHERE NOT EXISTS (SELECT 1 FROM payment
     WHERE subject_kind = :kind AND subject_id = value AND state = 'SUCCESS')`,
);
/** Payments that have ended unpaid, of a provider without a list. */
const listEnded = statement<OfProvider & { rows: number }, { id: string }>(
  `SELECT id FROM payment WHERE provider = :provider AND state IN ('FAILED', 'EXPIRED', 'CANCELED')
     AND invoice_id IS NOT NULL AND updated_at >= :from AND updated_at < :to LIMIT :rows`,
);

const toIds = (ids: readonly string[]) => JSON.stringify(ids);

/** One for what is found, whenever it is found; a provider's id says which money it is. */
export const toDifferenceId = (kind: DifferenceKind, subject: string): Promise<string> =>
  hashText(`difference ${kind} ${subject}`);

/** Stores each difference once, also when it is found again, or was closed. Returns how many are new. */
export async function noteDifferences(
  db: D1Database,
  found: readonly Difference[],
  now: number,
): Promise<number> {
  if (found.length === 0) return 0;
  const groups = await Promise.all(
    found.map(async ({ kind, subject, detail }) => ({
      noted: bind(insert, {
        id: await toDifferenceId(kind, subject),
        kind,
        subject,
        detail: JSON.stringify(detail),
        foundAt: now,
      }),
    })),
  );
  const rows = await batchEach(db, groups);
  return rows.filter(({ noted }) => noted.length > 0).length;
}

export async function closeDifference(
  db: D1Database,
  id: string,
  { who, reason }: Act,
  now: number,
): Promise<boolean> {
  const { closed } = await batch(db, {
    closed: bind(close, { id, now }),
    noted: noteAct({ at: now, who, act: 'difference', subject: id, reason }),
  });
  return closed.length > 0;
}

export const readOpenDifferences = (db: D1Database, rows: number): Promise<DifferenceRow[]> =>
  readRows(db, bind(listOpen, { rows }));

export const readMoney = (db: D1Database, provider: Provider, ids: readonly string[]) =>
  readRows(db, bind(listMoney, { provider, ids: toIds(ids) }));
export const readMoneyBetween = (db: D1Database, provider: Provider, span: Span) =>
  readRows(db, bind(listMoneyBetween, { provider, ...span }));
export const readRefundsOfMoney = (db: D1Database, provider: Provider, ids: readonly string[]) =>
  readRows(db, bind(listRefunds, { provider, ids: toIds(ids) }));
export const readPaymentsByInvoice = (db: D1Database, provider: Provider, ids: readonly string[]) =>
  readRows(db, bind(listByInvoice, { provider, ids: toIds(ids) }));
export const noteUnmatchedMoney = (
  db: D1Database,
  money: readonly Pick<MoneyRow, 'provider' | 'providerPaymentId' | 'amount' | 'kind' | 'at'>[],
) =>
  batchEach(
    db,
    money.map((one) => ({ noted: bind(noteUnmatched, one) })),
  );
export const readSuccesses = (db: D1Database, span: Span) =>
  readRows(db, bind(listSuccesses, span));
export const readMoneyWithoutPaid = (db: D1Database, span: Span) =>
  readRows(db, bind(listUseless, span));
export const readSubjectsWithoutPayment = (db: D1Database, kind: string, ids: readonly string[]) =>
  readRows(db, bind(listUnpaidSubjects, { kind, ids: toIds(ids) }));
export const readEnded = (db: D1Database, provider: Provider, span: Span, rows: number) =>
  readRows(db, bind(listEnded, { provider, ...span, rows }));
