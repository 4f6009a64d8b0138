import { bind, run, statement } from '#db/statement.ts';
import type { DraftStore } from './store.ts';

const removeOf = statement<{ visitorId: string }>(
  `DELETE FROM draft WHERE visitor_id = :visitorId AND NOT EXISTS (
     SELECT 1 FROM draft_handoff WHERE draft_id = draft.id AND taken_by <> :visitorId)`,
);

const prolongOf = statement<{ sessionId: string; now: number; until: number; step: number }>(
  `UPDATE draft SET expires_at = :until
   WHERE visitor_id = (SELECT visitor_id FROM session WHERE id = :sessionId AND expires_at > :now)
     AND expires_at > :now AND expires_at < :until - :step`,
);

/** Lets the drafts of a session's visitor live at least until then; those that do so but for `step` are left as they are. */
export const prolongDrafts = (
  { db }: Pick<DraftStore, 'db'>,
  sessionId: string,
  times: { now: number; until: number; step: number },
): Promise<number> => run(db, bind(prolongOf, { sessionId, ...times }));

/** Ends what a visitor has begun, but for a draft that another device has taken. */
export async function deleteDraftsOf(
  { db }: Pick<DraftStore, 'db'>,
  visitorId: string,
): Promise<void> {
  await run(db, bind(removeOf, { visitorId }));
}
