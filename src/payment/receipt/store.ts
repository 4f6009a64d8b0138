import type { D1Database } from '@cloudflare/workers-types';
import type { ReceiptRow } from '#db/receipt-schema.ts';
import { type Bound, batch, bind, findRow, readRows, statement } from '#db/statement.ts';
import { settings } from '#env.ts';
import { type TaxedReceipt, toPaidLines, toTaxedReceipt } from '#domain/receipt-items.ts';
import { seal, unseal } from '#lib/seal.ts';
import { type BuyerPart, type Receipt, type Registered, type SecretPart } from './model.ts';
import { toReceiptContext } from './new-receipt-store.ts';
import type { SentReceipt } from './provider.ts';

type SealedRow = Omit<ReceiptRow, 'keyId'>;

const columns = `id, number, payment_id AS "paymentId", follows, provider, paid_by AS "paidBy", state,
  return_state AS "returnState", buyer_kind AS "buyerKind", buyer, lines, total, vat, city_tax AS "cityTax",
  bill_suffix AS "billSuffix", provider_receipt_id AS "providerReceiptId", registered_at AS "registeredAt", attempts,
  next_at AS "nextAt", give_up_at AS "giveUpAt", last_error AS "lastError", created_at AS "createdAt",
  updated_at AS "updatedAt"`;

/** Longer than a provider may take. */
const leaseMs = 120_000;
/** Refunds of what was paid for; money that settled nothing never had a receipt. */
const refunded = `(SELECT coalesce(sum(amount), 0) FROM refund WHERE refund.payment_id = receipt.payment_id
  AND reason IN ('canceled', 'returned', 'staff'))`;

type Claimed = SealedRow & {
  providerPaymentId: string | null;
  corrects: string | null;
  /** MNT that is still paid for, after refunds. */
  left: number;
};

const claimSql = (which: string) =>
  `UPDATE receipt SET attempts = attempts + 1, next_at = :leaseUntil, updated_at = :now WHERE id IN (
     SELECT id FROM receipt WHERE (state = 'PENDING' OR return_state = 'DUE') AND next_at <= :now ${which}
     ORDER BY next_at LIMIT :rows)
   RETURNING ${columns},
     (SELECT provider_payment_id FROM money WHERE money.payment_id = receipt.payment_id AND used_as = 'settled')
       AS "providerPaymentId",
     (SELECT before.provider_receipt_id FROM receipt before WHERE before.id = receipt.follows) AS corrects,
     (SELECT amount FROM payment WHERE payment.id = receipt.payment_id) - ${refunded} AS "left"`;
interface Claim {
  now: number;
  leaseUntil: number;
  rows: number;
}
const claimDue = statement<Claim, Claimed>(claimSql(''));
const claimOf = statement<Claim & { paymentId: string }, Claimed>(
  claimSql('AND payment_id = :paymentId'),
);
const list = statement<{ paymentId: string }, SealedRow>(
  `SELECT ${columns} FROM receipt WHERE payment_id = :paymentId ORDER BY created_at, number`,
);
const findById = statement<{ id: string }, SealedRow>(
  `SELECT ${columns} FROM receipt WHERE id = :id`,
);

const markRegistered = statement<
  { id: string; now: number; fault: string | null } & Omit<Registered, keyof SecretPart>,
  { id: string }
>(
  `UPDATE receipt SET state = 'REGISTERED', provider_receipt_id = :providerReceiptId,
     registered_at = :registeredAt, vat = :vat, city_tax = :cityTax, attempts = 0, last_error = :fault,
     next_at = :now, updated_at = :now
   WHERE id = :id AND state = 'PENDING' RETURNING id`,
);
const putSecret = statement<{ id: string; sealed: string; keyId: string; expiresAt: number }>(
  `INSERT INTO receipt_secret (id, sealed, key_id, expires_at)
   SELECT :id, :sealed, :keyId, :expiresAt WHERE changes() = 1 ON CONFLICT DO NOTHING`,
);
const findSecretRow = statement<{ id: string; now: number }, { sealed: string; expiresAt: number }>(
  `SELECT sealed, expires_at AS "expiresAt" FROM receipt_secret WHERE id = :id AND expires_at > :now`,
);

const toSecretContext = (id: string) => `receipt_secret ${id}`;

async function open({ buyer, lines, ...known }: SealedRow): Promise<Receipt> {
  const context = toReceiptContext(known.id);
  const part = JSON.parse(
    await unseal(buyer, { keys: settings().DATA_KEYS, context }),
  ) as BuyerPart;
  return { ...known, ...part, taxed: JSON.parse(lines) as TaxedReceipt };
}

export type ClaimedReceipt = SentReceipt & { left: number };

interface ClaimedTogether {
  receipts: ClaimedReceipt[];
  /** Those that do not open: a key is missing, or they were damaged. */
  closed: Pick<ReceiptRow, 'id' | 'attempts' | 'giveUpAt'>[];
}

/** Whoever has a receipt sends it; after its lease somebody else may. */
export async function claimReceipts(
  db: D1Database,
  now: number,
  { rows, paymentId }: { rows: number; paymentId?: string | undefined },
): Promise<ClaimedTogether> {
  const lease = { now, leaseUntil: now + leaseMs, rows };
  const claimed = await readRows(
    db,
    paymentId === undefined ? bind(claimDue, lease) : bind(claimOf, { ...lease, paymentId }),
  );
  const together: ClaimedTogether = { receipts: [], closed: [] };
  for (const { providerPaymentId, corrects, left, ...row } of claimed) {
    try {
      together.receipts.push({ ...(await open(row)), providerPaymentId, corrects, left });
    } catch {
      together.closed.push(row);
    }
  }
  return together;
}

/** The receipts of a payment, the first one first. */
export async function readReceiptsOf(db: D1Database, paymentId: string): Promise<Receipt[]> {
  return Promise.all((await readRows(db, bind(list, { paymentId }))).map(open));
}

export async function findReceipt(db: D1Database, id: string): Promise<Receipt | null> {
  const row = await findRow(db, bind(findById, { id }));
  return row && open(row);
}

/** How long the secret of a receipt may be kept; 0 where it is only sent, and never stored. */
export const toSecretMs = (): number => settings().RECEIPT_SECRET_HOURS * 60 * 60_000;

/** What stands in for a receipt of which only so much is still paid for. */
export async function toCorrection(
  { id: follows, buyer, phone, language, taxed }: Receipt,
  left: number,
) {
  const { DATA_KEYS: keys, CITY_TAX_PERCENT } = settings();
  const id = crypto.randomUUID();
  const paid = taxed.parts.flatMap(({ lines }) => lines);
  const lines = toTaxedReceipt(toPaidLines(paid, taxed.total - left, null) ?? [], CITY_TAX_PERCENT);
  const part: BuyerPart = { buyer, phone, language };
  return {
    id,
    follows,
    lines: JSON.stringify(lines),
    total: left,
    buyer: await seal(JSON.stringify(part), { keys, context: toReceiptContext(id) }),
    keyId: keys[0].id,
  };
}

/** A receipt was registered: what is stored of it, its secret, and what is told. False where another one was faster. */
export async function keepRegistered(
  db: D1Database,
  { id }: Pick<Receipt, 'id'>,
  { lottery, qrData, ...registered }: Registered,
  {
    now,
    secretMs,
    fault,
    told,
  }: { now: number; secretMs: number; fault: string | null; told: Bound | undefined },
): Promise<boolean> {
  const keys = settings().DATA_KEYS;
  const secret: SecretPart = { lottery, qrData };
  const isKept = secretMs > 0 && (lottery !== null || qrData !== null);
  const sealed = isKept
    ? await seal(JSON.stringify(secret), { keys, context: toSecretContext(id) })
    : '';
  const { marked } = await batch(db, {
    marked: bind(markRegistered, { id, now, fault, ...registered }),
    secret: isKept
      ? bind(putSecret, { id, sealed, keyId: keys[0].id, expiresAt: now + secretMs })
      : undefined,
    told,
  });
  return marked.length > 0;
}

/** The secret of a receipt, as long as it was not delivered; null after that. */
export async function findSecret(
  db: D1Database,
  id: string,
  now: number,
): Promise<(SecretPart & { expiresAt: number }) | null> {
  const row = await findRow(db, bind(findSecretRow, { id, now }));
  if (!row) return null;
  const context = toSecretContext(id);
  const text = await unseal(row.sealed, { keys: settings().DATA_KEYS, context });
  return { ...(JSON.parse(text) as SecretPart), expiresAt: row.expiresAt };
}
