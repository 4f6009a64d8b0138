import type { HandoffRow } from '#db/draft-schema.ts';
import { bind, findRow, statement } from '#db/statement.ts';
import { hashText } from '#lib/hash.ts';
import { seal, unseal, UnsealError } from '#lib/seal.ts';
import type { Draft } from '../model.ts';
import type { DraftStore } from '../store.ts';

/** How long a link may be taken. */
const linkMs = 5 * 60_000;
/** How many devices may get one draft. */
export const maxDevices = 10;

const context = 'draft link';

/** One statement: of many who open a link at the same moment one gets the draft. */
const take = statement<
  Pick<HandoffRow, 'id' | 'linkHash' | 'draftId' | 'takenBy'> & { now: number },
  { kind: string }
>(
  `INSERT INTO draft_handoff (id, link_hash, draft_id, taken_by)
   SELECT :id, :linkHash, id, :takenBy FROM draft
   WHERE id = :draftId AND expires_at > :now
     AND (SELECT count(*) FROM draft_handoff WHERE draft_id = :draftId) < ${maxDevices}
   ON CONFLICT (link_hash) DO NOTHING
   RETURNING (SELECT kind FROM draft WHERE draft.id = draft_id) AS kind`,
);

const confirm = statement<{ id: string; visitorId: string; now: number }, { id: string }>(
  `UPDATE draft_handoff SET confirmed_at = coalesce(confirmed_at, :now)
   WHERE id = :id AND taken_by = :visitorId
     AND EXISTS (SELECT 1 FROM draft WHERE draft.id = draft_id AND draft.expires_at > :now)
   RETURNING id`,
);

/** What a link says: which draft, and where its flow is. Nothing is stored before it is taken. */
export function sealLink(
  { keys, now }: Pick<DraftStore, 'keys' | 'now'>,
  { id }: Pick<Draft, 'id'>,
  path: string,
): Promise<string> {
  return seal([id, now + linkMs, path].join(' '), { keys, context });
}

export interface OpenedLink {
  draftId: string;
  linkHash: string;
  /** The page of the flow. */
  path: string;
}

/** Null where it is no link of ours, or too old. Whether it was taken is not known yet. */
export async function openLink(
  { keys, now }: Pick<DraftStore, 'keys' | 'now'>,
  link: string,
): Promise<OpenedLink | null> {
  try {
    const opened = await unseal(link, { keys, context });
    const [draftId = '', expiresAt, path = ''] = opened.split(' ');
    return Number(expiresAt) > now ? { draftId, path, linkHash: await hashText(link) } : null;
  } catch (error) {
    if (error instanceof UnsealError) return null;
    throw error;
  }
}

/**
 * Takes a link, once. From then on `token`, which goes into this device's cookie, stands for the draft; it is locked
 * until `confirmHandoff`. Null where the link was taken or its draft has ended.
 */
export async function takeHandoff(
  { db, now }: DraftStore,
  { draftId, linkHash }: OpenedLink,
  { token, visitorId }: { token: string; visitorId: string },
): Promise<{ kind: string } | null> {
  const id = await hashText(token);
  return findRow(db, bind(take, { id, linkHash, draftId, takenBy: visitorId, now }));
}

/** Opens the draft on this device, whose visitor has just confirmed its phone, e-mail or person. */
export async function confirmHandoff(
  { db, now }: DraftStore,
  { token, visitorId }: { token: string; visitorId: string },
): Promise<boolean> {
  const id = await hashText(token);
  return (await findRow(db, bind(confirm, { id, visitorId, now }))) !== null;
}
