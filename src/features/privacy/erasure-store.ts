import type { D1Database } from '@cloudflare/workers-types';
import { batch, type Bound, bind, readRows, run, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { log } from '#lib/log.ts';
import { seal, type SealKeys, unseal } from '#lib/seal.ts';
import { type Closable, type Kept, nobody } from './model.ts';

/** How many rows of a table are closed in one run. */
const maxRows = 50;

type Due = { id: string; isNothing: number; sealed: string };
type OfSold = { id: string };

const listReceipts = statement<{ kind: string; id: string }, { id: string; buyer: string }>(
  `SELECT id, buyer FROM receipt WHERE payment_id IN (
     SELECT id FROM payment WHERE subject_kind = :kind AND subject_id = :id)`,
);
const unnameReceipt = statement<{ id: string; buyer: string; before: string; keyId: string }>(
  'UPDATE receipt SET buyer = :buyer, key_id = :keyId WHERE id = :id AND buyer = :before',
);

interface Buyer {
  buyer: object;
}

/** Of who bought something nothing but what a company's receipt must say. */
const keepBuyer = ({ buyer, ...part }: Buyer) => ({
  ...part,
  buyer: { ...buyer, email: '' },
  phone: '',
});

/** The statements that take the name from something that was sold, while nothing of it is open. */
async function toUnnamed(
  { table, isOpen }: Closable,
  { kind, unname, keep, gone }: Kept,
  { row, keys, db }: { row: Due; keys: SealKeys; db: D1Database },
): Promise<Record<string, Bound>> {
  const { id, sealed } = row;
  const isClosed = `EXISTS (SELECT 1 FROM ${table} WHERE id = :id AND NOT ${isOpen})`;
  const sealing = { keys, context: `${table} ${id}` };
  const part = JSON.parse(await unseal(sealed, sealing)) as never;
  const kept = await seal(JSON.stringify(keep(part)), sealing);
  const receipts = await readRows(db, bind(listReceipts, { kind, id }));
  const unnamed = await Promise.all(
    receipts.map(async ({ id: receiptId, buyer: before }): Promise<[string, Bound]> => {
      const context = `receipt ${receiptId}`;
      const bought = JSON.parse(await unseal(before, { keys, context })) as Buyer;
      const buyer = await seal(JSON.stringify(keepBuyer(bought)), { keys, context });
      const given = { id: receiptId, buyer, before, keyId: keys[0].id };
      return [`receipt ${receiptId}`, bind(unnameReceipt, given)];
    }),
  );
  const along = gone.map(([from, column]): [string, Bound] => [
    from,
    bind(statement<OfSold>(`DELETE FROM ${from} WHERE ${column} = :id AND ${isClosed}`), { id }),
  ]);
  return {
    payments: bind(
      statement<OfSold>(`UPDATE payment SET visitor_id = '${nobody}', isdn = NULL
        WHERE subject_kind = '${kind}' AND subject_id = :id AND ${isClosed}`),
      { id },
    ),
    ...Object.fromEntries(along),
    ...Object.fromEntries(unnamed),
    row: bind(
      statement<OfSold & { before: string; kept: string; keyId: string }>(
        `UPDATE ${table} SET ${unname}, personal = :kept, key_id = :keyId
         WHERE id = :id AND personal = :before AND NOT ${isOpen}`,
      ),
      { id, before: sealed, kept, keyId: keys[0].id },
    ),
  };
}

/**
 * Takes the name from what somebody has asked to delete and nothing is open of, or deletes it. Called when it was asked
 * for, and by a job for what was still running then. Returns how many rows it has closed.
 */
export async function closeErasures(
  db: D1Database,
  { closables, keys }: { closables: readonly Closable[]; keys: SealKeys },
): Promise<number> {
  let closed = 0;
  for (const closable of closables) {
    const { table, isOpen, isNothing, kept } = closable;
    const noted = `id IN (SELECT row_id FROM erasure WHERE erasure.kind = '${table}')`;
    const due = statement<object, Due>(
      `SELECT id, (${isNothing}) AS "isNothing", personal AS sealed FROM ${table}
       WHERE ${noted} AND NOT ${isOpen} LIMIT ${maxRows}`,
    );
    for (const row of await readRows(db, bind(due, {}))) {
      const { id } = row;
      try {
        const unnamed = kept ? await toUnnamed(closable, kept, { row, keys, db }) : {};
        const removed = bind(
          statement<OfSold>(`DELETE FROM ${table} WHERE id = :id AND NOT ${isOpen}`),
          { id },
        );
        await batch(db, { ...unnamed, ...(row.isNothing ? { removed } : {}) });
        closed += 1;
      } catch (cause) {
        // One that does not open keeps no other from being closed.
        log.error('erasure-failed', { kind: table, cause });
      }
    }
    const done = statement<object>(
      `DELETE FROM erasure WHERE kind = '${table}' AND NOT EXISTS (SELECT 1 FROM ${table}
         WHERE id = row_id ${kept ? `AND visitor_id <> '${nobody}'` : ''})`,
    );
    await run(db, bind(done, {}));
  }
  return closed;
}

/** Closes what can be closed after a deletion. Where it fails, the job does it. */
export async function closeAtOnce(closables: readonly Closable[]): Promise<void> {
  try {
    await closeErasures(DB, { closables, keys: settings().DATA_KEYS });
  } catch (cause) {
    log.error('erasure-failed', { kind: 'all', cause });
  }
}
