import type { NumberHoldRow } from '#db/number-schema.ts';
import { bind, findRow, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import type { Draft } from '#flow/model.ts';
import { findDraftById } from '#flow/end/store.ts';

type Told = Pick<NumberHoldRow, 'chosen' | 'expiresAt' | 'draftId' | 'language'>;
const findTold = statement<{ id: string; now: number }, Told>(
  `SELECT chosen, expires_at AS "expiresAt", draft_id AS "draftId", language FROM number_hold
   WHERE id = :id AND ended_at IS NULL AND expires_at > :now`,
);

/** A hold that is alive, with the draft in which the number was chosen; null where there is none of both any more. */
export async function findTellable(
  id: string,
  now: number,
): Promise<{ hold: Told; draft: Draft } | null> {
  const hold = await findRow(DB, bind(findTold, { id, now }));
  if (!hold || hold.draftId === null) return null;
  const store = { db: DB, keys: settings().DATA_KEYS, now };
  const draft = await findDraftById(store, hold.draftId);
  return draft && { hold, draft };
}
