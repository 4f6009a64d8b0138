import type { SimChangeRow } from '#db/sim-recovery-schema.ts';
import { type Bound, bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { type Operation, ofOperation } from '#forms/operation.ts';
import { guardedMs } from './model.ts';

/** A later change counts, whichever is written last. */
const writeSql = (when: string) =>
  `INSERT INTO sim_change (number_hash, changed_at) SELECT :numberHash, :changedAt WHERE ${when}
   ON CONFLICT (number_hash) DO UPDATE SET changed_at = max(changed_at, excluded.changed_at)`;
const writeAfterChange = statement<SimChangeRow>(writeSql('changes() = 1'));
const find = statement<{ numberHash: string; after: number }, Pick<SimChangeRow, 'changedAt'>>(
  `SELECT changed_at AS "changedAt" FROM sim_change WHERE number_hash = :numberHash AND changed_at > :after`,
);

/** For a batch, directly after the statement with which the SIM is changed, and only if that has changed a row. */
export const bindChangeAfter = (row: SimChangeRow): Bound<never> => bind(writeAfterChange, row);

export const findChange = (
  numberHash: string,
  now: number,
): Promise<Pick<SimChangeRow, 'changedAt'> | null> =>
  findRow(DB, bind(find, { numberHash, after: now - guardedMs }));

const unclaim = statement<
  Operation & {
    numberHash: string;
    after: number;
    visitorId: string;
    purpose: string;
    isdn: string;
    now: number;
  }
>(
  `DELETE FROM operation WHERE ${ofOperation} AND state = 'claimed' AND EXISTS (
     SELECT 1 FROM sim_change c WHERE number_hash = :numberHash AND changed_at > :after AND NOT EXISTS (
       SELECT 1 FROM identity_proof WHERE visitor_id = :visitorId AND purpose = :purpose AND isdn = :isdn
         AND expires_at > :now AND verified_at >= c.changed_at))`,
);

/** For the batch of an operation, after its claim: gives that up where the number was changed and not confirmed since. */
export const bindUnclaim = (
  asked: { numberHash: string; visitorId: string; purpose: string; isdn: string },
  operation: Operation,
  now: number,
): Bound<never> => bind(unclaim, { ...operation, ...asked, after: now - guardedMs, now });
