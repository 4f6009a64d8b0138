import type { NumberHolderRow } from '#db/fraud-schema.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

type Known = Pick<NumberHolderRow, 'since' | 'checkedAt'>;

const find = statement<{ numberHash: string }, Known>(
  'SELECT since, checked_at AS "checkedAt" FROM number_holder WHERE number_hash = :numberHash',
);
/** A service that says nothing any more takes nothing back. */
const save = statement<NumberHolderRow>(
  `INSERT INTO number_holder (number_hash, since, checked_at) VALUES (:numberHash, :since, :checkedAt)
   ON CONFLICT (number_hash) DO UPDATE
   SET since = coalesce(excluded.since, since), checked_at = excluded.checked_at`,
);

/** By a keyed hash of the number. */
export const findKnownHolder = (numberHash: string): Promise<Known | null> =>
  findRow(DB, bind(find, { numberHash }));

export const saveHolder = (said: NumberHolderRow): Promise<number> => run(DB, bind(save, said));
