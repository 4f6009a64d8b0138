import type { D1Database } from '@cloudflare/workers-types';
import type { OperationRow } from '#db/operation-schema.ts';
import {
  type Bound,
  type Statement,
  type ValuesOf,
  bind,
  findRow,
  statement,
} from '#db/statement.ts';

/**
 * Something a visitor asked for that must take effect once, however often it is sent. `owner` is a visitor's id, or a
 * cart's; `requestHash` tells the same request from another one that was sent under the same id.
 */
export type Operation = Pick<OperationRow, 'owner' | 'id' | 'form' | 'requestHash'>;

/** An operation as its form brings it along; whose it is, the handler knows. */
export type FormOperation = Omit<Operation, 'owner'>;

/** How many operations one owner may have at a time, so that nobody fills the table. */
export const maxOperations = 200;
/** How long an operation that is sent again is recognised. */
export const operationLifeMs = 72 * 60 * 60_000;
/** Longer than any call of a service may take. */
const leaseMs = 15_000;

export const ofOperation = 'owner = :owner AND id = :id AND request_hash = :requestHash';
/** The guard of every effect in the batch of a claim; directly after the claim, `changes() = 1` says the same. */
export const isClaimed = `EXISTS (SELECT 1 FROM operation WHERE ${ofOperation} AND state = 'claimed')`;

interface Claim extends Operation {
  now: number;
  leaseUntil: number;
  expiresAt: number;
}

const columns = 'owner, id, form, request_hash';
const values = ':owner, :id, :form, :requestHash';

/**
 * Inserts the operation, or takes it over from somebody whose lease has ended. The 201st of one owner is refused: were
 * an older one forgotten instead, it could be sent again and take effect twice.
 */
const claim = statement<Claim, { attempts: number }>(
  `INSERT INTO operation (${columns}, state, lease_until, created_at, expires_at)
   SELECT ${values}, 'claimed', :leaseUntil, :now, :expiresAt
   WHERE (SELECT count(*) FROM operation WHERE owner = :owner) < ${maxOperations}
     OR EXISTS (SELECT 1 FROM operation WHERE owner = :owner AND id = :id)
   ON CONFLICT (owner, id) DO UPDATE
   SET state = 'claimed', attempts = attempts + 1, lease_until = excluded.lease_until
   WHERE state <> 'done' AND lease_until <= :now
     AND form = excluded.form AND request_hash = excluded.request_hash
   RETURNING attempts`,
);
const finish = statement<Operation & { outcome: string }>(
  `UPDATE operation SET state = 'done', outcome = :outcome, lease_until = 0
   WHERE ${ofOperation} AND state <> 'done'`,
);
const find = statement<Pick<Operation, 'owner' | 'id'>, Found>(
  `SELECT form, request_hash AS "requestHash", state, outcome, lease_until AS "leaseUntil"
   FROM operation WHERE owner = :owner AND id = :id`,
);

export type Found = Pick<OperationRow, 'form' | 'requestHash' | 'state' | 'outcome' | 'leaseUntil'>;

/** The first statement of a batch that has its effect once. */
export const claimOperation = (operation: Operation, now: number): Bound<{ attempts: number }> =>
  bind(claim, {
    ...operation,
    now,
    leaseUntil: now + leaseMs,
    expiresAt: now + operationLifeMs,
  });

/** The last statement of such a batch: stores the answer, which is JSON, unless there is one already. */
export const finishOperation = (operation: Operation, outcome: unknown): Bound<never> =>
  bind(finish, { ...operation, outcome: JSON.stringify(outcome) });

/** Reads what `toStored` takes. */
export const findOperation = (operation: Operation): Bound<Found> => bind(find, operation);

type Note<Given> = Statement<Operation & { now: number; expiresAt: number } & Given, never>;

/**
 * Claims and finishes in one statement, for a batch whose outcome is known to SQL before the effect: `outcome` is an
 * expression for it, `from` what it reads. The effect comes next, guarded by `changes() = 1`, and at the end of the
 * batch `forgetOldest`, since an owner of such operations is never refused.
 */
export const noteOperation = <Given extends ValuesOf<Given>>(
  outcome: string,
  from = '',
): Note<Given> =>
  statement<Operation & { now: number; expiresAt: number } & Given>(
    `INSERT INTO operation (${columns}, state, outcome, created_at, expires_at)
     SELECT ${values}, 'done', ${outcome}, :now, :expiresAt ${from} WHERE true ON CONFLICT DO NOTHING`,
  );

const forget = statement<Pick<Operation, 'owner'>>(
  `DELETE FROM operation WHERE owner = :owner AND id IN (
     SELECT id FROM operation WHERE owner = :owner AND state = 'done'
     ORDER BY created_at DESC, id LIMIT -1 OFFSET ${maxOperations})`,
);

/**
 * Leaves an owner the 200 newest operations. Only for effects that are harmless when an operation comes again after 200
 * newer ones of the same owner.
 */
export const forgetOldest = (owner: string): Bound<never> => bind(forget, { owner });

export type Stored<T> =
  | { state: 'done'; outcome: T }
  /** Another request is at it. */
  | { state: 'busy' }
  /** It may have taken effect, and nobody knows yet. */
  | { state: 'unknown' }
  /** The id belongs to another request. */
  | { state: 'conflict' }
  /** The owner has as many operations as one may have. */
  | { state: 'full' };

/** What is stored of an operation after its claim, whether that succeeded or not. */
export function toStored<T>({ form, requestHash }: Operation, rows: readonly Found[]): Stored<T> {
  const row = rows.at(0);
  if (!row) return { state: 'full' };
  if (row.form !== form || row.requestHash !== requestHash) return { state: 'conflict' };
  if (row.outcome !== null) return { state: 'done', outcome: JSON.parse(row.outcome) as T };
  return { state: row.state === 'unknown' ? 'unknown' : 'busy' };
}

/** What is stored of an operation that was sent before; `full` where nothing is. */
export async function readStored<T>(db: D1Database, operation: Operation): Promise<Stored<T>> {
  const row = await findRow(db, findOperation(operation));
  return toStored<T>(operation, row ? [row] : []);
}

/** The stored answer to a form that this owner has sent before under this id; undefined where there is none. */
export async function findOutcome<T>(
  db: D1Database,
  { owner, id, form }: Pick<Operation, 'owner' | 'id' | 'form'>,
): Promise<T | undefined> {
  const row = await findRow(db, bind(find, { owner, id }));
  return row?.form === form && row.outcome !== null ? (JSON.parse(row.outcome) as T) : undefined;
}
