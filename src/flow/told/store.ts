import { bind, findRow } from '#db/statement.ts';
import type { Draft } from '../model.ts';
import { type DraftStore, findPresent, toDraft } from '../store.ts';

/** A draft by its id, for a message about it: whoever asks by a cookie is let in by `findDraft` only. */
export async function findDraftById(
  { db, keys, now }: DraftStore,
  id: string,
): Promise<Draft | null> {
  const row = await findRow(db, bind(findPresent, { id, now }));
  return row && toDraft(keys, row);
}
