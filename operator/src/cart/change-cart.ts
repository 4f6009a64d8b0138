import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { hashText } from '#lib/hash.ts';
import { HttpError } from '../http/http-error.ts';
import { CLAIM_CHANGE, DELETE_OLD_CHANGES, READ_CHANGE, SAVE_RESULT } from './cart-statements.ts';

/** A change can be resent for three days. */
const REPLAYABLE_MS = 72 * 3_600_000;

const REFUSALS = {
  NOT_IN_CART: { status: 404, message: 'Product not found in cart' },
  UNKNOWN_PRODUCT: { status: 404, message: 'not found' },
  OUT_OF_STOCK: { status: 409, message: 'Out of stock online, available in-store' },
} as const;

export interface CartChange {
  isdn: string;
  /** The Idempotency-Key; without one a resent change counts as a new one. */
  key: string | undefined;
  /** What was requested, to tell a replay from another request under the same key. */
  request: unknown;
}

export type Bind = (sql: string, ...values: Array<string | number>) => D1PreparedStatement;

interface ChangeRow {
  request_hash: string;
  refusal: keyof typeof REFUSALS | null;
  warnings: string;
  result: string | null;
}

export interface ChangedCart {
  items: string;
  warnings: string;
}

/**
 * Applies the statements at most once per key, in one transaction; a replay reads the first result.
 * @throws HttpError where the change is refused, or the key belongs to another request
 */
export async function changeCart(
  db: D1Database,
  change: CartChange,
  toStatements: (bind: Bind) => D1PreparedStatement[],
): Promise<ChangedCart> {
  const key = change.key ?? crypto.randomUUID();
  const attempt = crypto.randomUUID();
  const hash = await hashText(JSON.stringify(change.request));
  const now = Date.now();
  const bind: Bind = (sql, ...values) => db.prepare(sql).bind(change.isdn, key, attempt, ...values);
  const results = await db.batch<ChangeRow>([
    db.prepare(DELETE_OLD_CHANGES).bind(now - REPLAYABLE_MS),
    bind(CLAIM_CHANGE, hash, now),
    ...toStatements(bind),
    bind(SAVE_RESULT),
    db.prepare(READ_CHANGE).bind(change.isdn, key),
  ]);
  const row = results.at(-1)?.results[0];
  if (!row) throw new Error('a claimed cart change has no row');
  if (row.request_hash !== hash) {
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  }
  if (row.refusal !== null) {
    const { status, message } = REFUSALS[row.refusal];
    throw new HttpError(status, message, { code: row.refusal });
  }
  return { items: row.result ?? '[]', warnings: row.warnings };
}
