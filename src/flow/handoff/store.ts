import type { HandoffRow } from '#db/draft-schema.ts';
import { batch, bind, findRow, statement } from '#db/statement.ts';
import { hashText } from '#lib/hash.ts';
import type { DraftStore } from '../store.ts';

/** How long a link may be taken. */
export const linkSeconds = 5 * 60;
/** How many devices may have one draft. */
export const maxDevices = 10;

const removeUntaken = statement<{ draftId: string }>(
  'DELETE FROM draft_handoff WHERE draft_id = :draftId AND taken_by IS NULL',
);

const insert = statement<
  Pick<HandoffRow, 'id' | 'draftId'> & { expiresAt: number; now: number },
  { id: string }
>(
  `INSERT INTO draft_handoff (id, draft_id, expires_at)
   SELECT :id, id, :expiresAt FROM draft WHERE id = :draftId AND expires_at > :now
     AND (SELECT count(*) FROM draft_handoff WHERE draft_id = :draftId) < ${maxDevices}
   RETURNING id`,
);

/** One statement: of many who open a link at the same moment one gets the draft, and the link's id is gone. */
const take = statement<
  { linkId: string; id: string; visitorId: string; now: number },
  { kind: string }
>(
  `UPDATE draft_handoff SET id = :id, taken_by = :visitorId, expires_at = NULL
   WHERE id = :linkId AND expires_at > :now
     AND EXISTS (SELECT 1 FROM draft WHERE draft.id = draft_id AND draft.expires_at > :now)
   RETURNING (SELECT kind FROM draft WHERE draft.id = draft_id) AS kind`,
);

const confirm = statement<{ id: string; visitorId: string; now: number }, { id: string }>(
  `UPDATE draft_handoff SET confirmed_at = coalesce(confirmed_at, :now)
   WHERE id = :id AND taken_by = :visitorId
     AND EXISTS (SELECT 1 FROM draft WHERE draft.id = draft_id AND draft.expires_at > :now)
   RETURNING id`,
);

/**
 * Makes a link by which one other device gets the draft; an earlier link that was not taken ends. False where the draft
 * has expired or is on too many devices.
 */
export async function insertHandoff(
  { db, now }: DraftStore,
  { draftId, linkToken }: { draftId: string; linkToken: string },
): Promise<boolean> {
  const id = await hashText(linkToken);
  const expiresAt = now + linkSeconds * 1000;
  const { made } = await batch(db, {
    earlier: bind(removeUntaken, { draftId }),
    made: bind(insert, { id, draftId, expiresAt, now }),
  });
  return made.length > 0;
}

/**
 * Takes a link, once. From then on `token`, which goes into this device's cookie, stands for the draft; it is locked
 * until `confirmHandoff`. Null where the link is unknown, taken or too old.
 */
export async function takeHandoff(
  { db, now }: DraftStore,
  { linkToken, token, visitorId }: { linkToken: string; token: string; visitorId: string },
): Promise<{ kind: string } | null> {
  const [linkId, id] = await Promise.all([hashText(linkToken), hashText(token)]);
  return findRow(db, bind(take, { linkId, id, visitorId, now }));
}

/** Opens the draft on this device, whose visitor has just confirmed its phone, e-mail or person. */
export async function confirmHandoff(
  { db, now }: DraftStore,
  { token, visitorId }: { token: string; visitorId: string },
): Promise<boolean> {
  const id = await hashText(token);
  return (await findRow(db, bind(confirm, { id, visitorId, now }))) !== null;
}
