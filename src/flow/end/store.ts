import type { DraftEndRow } from '#db/draft-schema.ts';
import { type Bound, bind, findRow, statement } from '#db/statement.ts';
import { isClaimed, type Operation, ofOperation } from '#forms/operation.ts';
import { hashText } from '#lib/hash.ts';
import type { Draft, DraftCaller } from '../model.ts';
import { bindRemove, type DraftStore, findPresent, toDraft } from '../store.ts';

/** Nothing stands claimed after it, unless the draft is as it was read. */
const release = statement<Operation & { draftId: string; revision: number; now: number }>(
  `DELETE FROM operation WHERE ${ofOperation} AND state = 'claimed' AND NOT EXISTS (
     SELECT 1 FROM draft WHERE id = :draftId AND revision = :revision AND expires_at > :now)`,
);

/**
 * Goes directly after the claim in the batch that makes an order of a draft: another tab, whose form is an operation of
 * its own, may have ended or changed the draft since it was read.
 */
export const bindRelease = (
  { id: draftId, revision }: Pick<Draft, 'id' | 'revision'>,
  operation: Operation,
  now: number,
): Bound<never> => bind(release, { ...operation, draftId, revision, now });

/** For each device that has the draft: whoever has confirmed nothing there may not see what became of it. */
const remember = statement<Operation & { draftId: string; revision: number; now: number }>(
  `INSERT INTO draft_end (id, kind, visitor_id, isdn, may_see, owner, operation_id, at)
   SELECT coalesce(h.id, d.id), kind, coalesce(h.taken_by, visitor_id), isdn,
     h.id IS NULL OR h.confirmed_at IS NOT NULL OR h.taken_by = visitor_id, :owner, :id, :now
   FROM draft d JOIN (SELECT NULL AS id, NULL AS taken_by, NULL AS confirmed_at
     UNION ALL SELECT id, taken_by, confirmed_at FROM draft_handoff WHERE draft_id = :draftId) h
   WHERE d.id = :draftId AND revision = :revision AND ${isClaimed}
   ON CONFLICT (id) DO NOTHING`,
);

/** Ends a draft, in the batch that stores what the order needs of it, and tells its other devices later. */
export const bindEnd = (
  { id: draftId, revision }: Pick<Draft, 'id' | 'revision'>,
  operation: Operation,
  now: number,
): { remembered: Bound<never>; ended: Bound<never> } => ({
  remembered: bind(remember, { ...operation, draftId, revision, now }),
  ended: bindRemove({ id: draftId, revision }),
});

const findEnd = statement<
  DraftCaller & { id: string },
  Pick<DraftEndRow, 'kind' | 'at' | 'owner'> & { maySee: number; outcome: string | null }
>(
  `SELECT kind, at, e.owner, outcome,
     may_see AND (visitor_id = :visitorId OR isdn = :isdn) IS TRUE AS "maySee"
   FROM draft_end e JOIN operation o ON o.owner = e.owner AND o.id = e.operation_id WHERE e.id = :id`,
);

/** A draft that was sent, as a device learns of it that had it too. */
export interface SentDraft {
  kind: string;
  at: number;
  /** The visitor who has sent it. */
  sentBy: string;
  /** Where the last form led; null where this visitor may not see that. */
  goTo: string | null;
}

/** What became of the draft of a cookie; null where it was not sent, or too long ago. */
export async function findSentDraft(
  { db }: Pick<DraftStore, 'db'>,
  { token, visitorId, isdn }: DraftCaller & { token: string },
): Promise<SentDraft | null> {
  const row = await findRow(db, bind(findEnd, { id: await hashText(token), visitorId, isdn }));
  if (!row) return null;
  const { kind, at, owner: sentBy, outcome, maySee } = row;
  const led = maySee && outcome !== null ? (JSON.parse(outcome) as { goTo: string }) : null;
  return { kind, at, sentBy, goTo: led?.goTo ?? null };
}

/** A draft by its id, for a message about it: whoever asks by a cookie is let in by `findDraft` only. */
export async function findDraftById(
  { db, keys, now }: DraftStore,
  id: string,
): Promise<Draft | null> {
  const row = await findRow(db, bind(findPresent, { id, now }));
  return row && toDraft(keys, row);
}
