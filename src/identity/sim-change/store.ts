import type { SimChangeRow } from '#db/sim-recovery-schema.ts';
import { type Bound, bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
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
