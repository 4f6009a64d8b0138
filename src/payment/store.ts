import type { D1Database } from '@cloudflare/workers-types';
import type { PaymentRow } from '#db/payment-schema.ts';
import { type Bound, bind, findRow, readRows, statement } from '#db/statement.ts';
import { settings } from '#env.ts';
import { isClaimed, type Operation } from '#forms/operation.ts';
import { hashText } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import { newReference, newSecret } from './new-secrets.ts';
import {
  type Payment,
  type Provider,
  type SealedPart,
  type Subject,
  toPaymentHref,
} from './model.ts';

export type StoredPayment = Omit<PaymentRow, 'keyId' | 'callbackHash'>;

export const columns = `id, subject_kind AS "subjectKind", subject_id AS "subjectId", visitor_id AS "visitorId",
  isdn, provider, reference, amount, state, invoice_id AS "invoiceId", sealed, settlement,
  fail_reason AS "failReason", language, lease_until AS "leaseUntil", checked_at AS "checkedAt",
  expires_at AS "expiresAt", close_at AS "closeAt", paid_at AS "paidAt", created_at AS "createdAt",
  updated_at AS "updatedAt"`;

/** Whoever waits for money. */
export const isOpenRow = `state IN ('CREATED', 'PENDING')`;

type New = Omit<
  PaymentRow,
  | 'state'
  | 'invoiceId'
  | 'settlement'
  | 'failReason'
  | 'checkedAt'
  | 'closeAt'
  | 'paidAt'
  | 'updatedAt'
>;

/** Nothing where the subject is paid for, or has an attempt that is open. */
const insertSql = (guard: string) =>
  `INSERT INTO payment (id, subject_kind, subject_id, visitor_id, isdn, provider, reference, amount,
     callback_hash, sealed, key_id, language, lease_until, expires_at, created_at, updated_at)
   SELECT :id, :subjectKind, :subjectId, :visitorId, :isdn, :provider, :reference, :amount,
     :callbackHash, :sealed, :keyId, :language, :leaseUntil, :expiresAt, :createdAt, :createdAt
   WHERE ${guard} AND NOT EXISTS (
     SELECT 1 FROM payment WHERE subject_kind = :subjectKind AND subject_id = :subjectId
       AND (${isOpenRow} OR state = 'SUCCESS')) ON CONFLICT DO NOTHING`;
const insert = statement<New>(insertSql('true'));
/** The operation's names differ from the row's. */
const insertClaimed = statement<New & { owner: string; operationId: string; requestHash: string }>(
  insertSql(isClaimed.replace('id = :id', 'id = :operationId')),
);
const findById = statement<{ id: string }, StoredPayment>(
  `SELECT ${columns} FROM payment WHERE id = :id`,
);
const findByReference = statement<{ provider: Provider; reference: string }, StoredPayment>(
  `SELECT ${columns} FROM payment WHERE provider = :provider AND reference = :reference`,
);
const findByCallback = statement<{ id: string; callbackHash: string }, StoredPayment>(
  `SELECT ${columns} FROM payment WHERE id = :id AND callback_hash = :callbackHash`,
);
const findLatest = statement<{ kind: string; id: string }, StoredPayment>(
  `SELECT ${columns} FROM payment WHERE subject_kind = :kind AND subject_id = :id
   ORDER BY ${isOpenRow} OR state = 'SUCCESS' DESC, created_at DESC LIMIT 1`,
);
const listAll = statement<{ kind: string; id: string }, StoredPayment>(
  `SELECT ${columns} FROM payment WHERE subject_kind = :kind AND subject_id = :id
   ORDER BY created_at LIMIT 20`,
);

const toContext = (id: string) => `payment ${id}`;

export const sealPart = async (id: string, part: SealedPart): Promise<string> =>
  seal(JSON.stringify(part), { keys: settings().DATA_KEYS, context: toContext(id) });

export async function openPayment({ sealed, ...known }: StoredPayment): Promise<Payment> {
  const text = await unseal(sealed, { keys: settings().DATA_KEYS, context: toContext(known.id) });
  return { ...known, ...(JSON.parse(text) as SealedPart) };
}

export interface NewPayment {
  subject: Subject;
  visitorId: string;
  isdn: string | null;
  provider: Provider;
  /** MNT, calculated by the server. */
  amount: number;
  language: PaymentRow['language'];
  expiresAt: number;
}

/** How long whoever makes an invoice has for it: longer than a reservation and an invoice may take together. */
export const leaseMs = 25_000;

export interface MadePayment {
  id: string;
  /** As the batch stores it, if it does. */
  payment: Payment;
  href: ReturnType<typeof toPaymentHref>;
  statement: Bound<never>;
}

/**
 * A new attempt to pay, for the batch that makes what is paid for. Its address exists before it does. `isLeased`: whoever
 * sends the batch makes the invoice too.
 */
export async function bindNewPayment(
  { subject, ...given }: NewPayment,
  { now, operation, isLeased = false }: { now: number; operation?: Operation; isLeased?: boolean },
): Promise<MadePayment> {
  const token = newSecret();
  const callbackSecret = newSecret();
  const id = await hashText(token);
  const part: SealedPart = { token, callbackSecret, invoice: null };
  const known = {
    ...given,
    id,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reference: newReference(),
    leaseUntil: isLeased ? now + leaseMs : 0,
    createdAt: now,
  };
  const row: New = {
    ...known,
    callbackHash: await hashText(callbackSecret),
    sealed: await sealPart(id, part),
    keyId: settings().DATA_KEYS[0].id,
  };
  const payment: Payment = {
    ...known,
    ...part,
    state: 'CREATED',
    invoiceId: null,
    settlement: null,
    failReason: null,
    checkedAt: 0,
    closeAt: null,
    paidAt: null,
    updatedAt: now,
  };
  const made = operation
    ? bind(insertClaimed, {
        ...row,
        owner: operation.owner,
        operationId: operation.id,
        requestHash: operation.requestHash,
      })
    : bind(insert, row);
  return { id, payment, href: toPaymentHref(token), statement: made };
}

/** Reads the payment of a subject that matters most: the one that is open or has succeeded, else the last. */
export const bindOpenPayment = ({ kind, id }: Subject): Bound<StoredPayment> =>
  bind(findLatest, { kind, id });

async function open(row: StoredPayment | null): Promise<Payment | null> {
  return row && openPayment(row);
}

/** The payment of an address; null where there is none. */
export const findPayment = async (db: D1Database, token: string): Promise<Payment | null> =>
  findPaymentById(db, await hashText(token));

export const findPaymentById = async (db: D1Database, id: string): Promise<Payment | null> =>
  open(await findRow(db, bind(findById, { id })));

export const findPaymentOf = async (db: D1Database, subject: Subject): Promise<Payment | null> =>
  open(await findRow(db, bindOpenPayment(subject)));

/** Another attempt to pay for the same has succeeded. */
export async function isPaidByOther(
  db: D1Database,
  { id, subjectKind: kind, subjectId }: Pick<Payment, 'id' | 'subjectKind' | 'subjectId'>,
): Promise<boolean> {
  const row = await findRow(db, bindOpenPayment({ kind, id: subjectId }));
  return row?.state === 'SUCCESS' && row.id !== id;
}

/** Every attempt to pay for it, the first one first. */
export const readPaymentsOf = async (db: D1Database, subject: Subject): Promise<Payment[]> =>
  Promise.all((await readRows(db, bind(listAll, subject))).map(openPayment));

export const findByProviderReference = async (
  db: D1Database,
  provider: Provider,
  reference: string,
): Promise<Payment | null> =>
  open(await findRow(db, bind(findByReference, { provider, reference })));

/** The payment whose secret a provider's callback, or the way back from its page, brings along. */
export const findCalledBack = async (
  db: D1Database,
  { id, secret }: { id: string; secret: string },
): Promise<Payment | null> =>
  open(await findRow(db, bind(findByCallback, { id, callbackHash: await hashText(secret) })));
