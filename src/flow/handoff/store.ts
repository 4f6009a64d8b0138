import type { DraftRow, HandoffRow } from '#db/draft-schema.ts';
import { bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { newToken } from '#identity/visitor-cookie.ts';
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
  Pick<HandoffRow, 'id' | 'linkId' | 'draftId' | 'takenBy'> & { now: number },
  { kind: string }
>(
  `INSERT INTO draft_handoff (id, link_hash, draft_id, taken_by)
   SELECT :id, :linkId, id, :takenBy FROM draft
   WHERE id = :draftId AND expires_at > :now AND link_id = :linkId AND link_until > :now
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

const renew = statement<Pick<DraftRow, 'id' | 'linkId' | 'linkUntil'> & { now: number }>(
  `UPDATE draft SET link_id = :linkId, link_until = :linkUntil WHERE id = :id AND expires_at > :now`,
);

/** From now on a draft has a new link, and those before it are worth nothing. */
export async function renewLink(
  { db, now }: Pick<DraftStore, 'db' | 'now'>,
  { id }: Pick<Draft, 'id'>,
): Promise<void> {
  await run(db, bind(renew, { id, linkId: newToken(), linkUntil: now + linkMs, now }));
}

const findNewest = statement<
  { id: string },
  Pick<DraftRow, 'linkId' | 'linkUntil'> & { isTaken: number }
>(
  `SELECT link_id AS "linkId", link_until AS "linkUntil",
     EXISTS (SELECT 1 FROM draft_handoff WHERE link_hash = link_id) AS "isTaken"
   FROM draft WHERE id = :id`,
);

/** The newest link of a draft; `none` before the first. */
export type Link =
  | { state: 'none' | 'taken' | 'over' }
  | { state: 'open'; until: number; link: string };

/** What a link says is sealed: which draft, and where its flow is. So only its id has to be stored. */
export async function findLink(
  { db, keys, now }: DraftStore,
  { id }: Pick<Draft, 'id'>,
  path: string,
): Promise<Link> {
  const { linkId, linkUntil: until, isTaken } = (await findRow(db, bind(findNewest, { id }))) ?? {};
  if (!linkId || !until) return { state: 'none' };
  if (isTaken) return { state: 'taken' };
  if (until <= now) return { state: 'over' };
  const link = await seal([id, until, path, linkId].join(' '), { keys, context });
  return { state: 'open', until, link };
}

export interface OpenedLink {
  draftId: string;
  linkId: string;
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
    const [draftId = '', until, path = '', linkId = ''] = opened.split(' ');
    return Number(until) > now ? { draftId, path, linkId } : null;
  } catch (error) {
    if (error instanceof UnsealError) return null;
    throw error;
  }
}

/**
 * Takes a link, once. From then on `token`, which goes into this device's cookie, stands for the draft; it is locked
 * until `confirmHandoff`. Null where the link was taken, is not the newest any more, or its draft has ended.
 */
export async function takeHandoff(
  { db, now }: DraftStore,
  { draftId, linkId }: OpenedLink,
  { token, visitorId }: { token: string; visitorId: string },
): Promise<{ kind: string } | null> {
  const id = await hashText(token);
  return findRow(db, bind(take, { id, linkId, draftId, takenBy: visitorId, now }));
}

/** Opens the draft on this device, whose visitor has just confirmed its phone, e-mail or person. */
export async function confirmHandoff(
  { db, now }: DraftStore,
  { token, visitorId }: { token: string; visitorId: string },
): Promise<boolean> {
  const id = await hashText(token);
  return (await findRow(db, bind(confirm, { id, visitorId, now }))) !== null;
}

/** What somebody has begun, without anything of what they have typed. */
export type OwnDraft = Pick<DraftRow, 'id' | 'kind' | 'createdAt' | 'expiresAt'> & {
  /** This browser has its cookie. */
  isHere: number;
};

export interface Own {
  visitorId: string;
  /** Empty where none counts. */
  isdn: string;
  /** Since when the number is its holder's: what somebody before has begun is not theirs. */
  since: number;
  now: number;
}

const isOwn = `(visitor_id = :visitorId OR (isdn = :isdn AND created_at >= :since)) AND expires_at > :now`;

/** `here`: the hashes of this browser's cookies, as JSON. */
const listOwnDrafts = statement<Own & { here: string }, OwnDraft>(
  `SELECT id, kind, created_at AS "createdAt", expires_at AS "expiresAt",
     id IN (SELECT value FROM json_each(:here)) OR EXISTS (SELECT 1 FROM draft_handoff
       WHERE draft_id = draft.id AND id IN (SELECT value FROM json_each(:here))) AS "isHere"
   FROM draft WHERE ${isOwn}
   ORDER BY created_at DESC LIMIT 20`,
);

/** Whoever is signed in with the draft's number has confirmed what there is to confirm. */
const takeOwnDraft = statement<
  Own & { draftId: string; id: string; linkId: string },
  Pick<DraftRow, 'kind'>
>(
  `INSERT INTO draft_handoff (id, link_hash, draft_id, taken_by, confirmed_at)
   SELECT :id, :linkId, id, :visitorId, :now FROM draft
   WHERE id = :draftId AND ${isOwn}
     AND (SELECT count(*) FROM draft_handoff WHERE draft_id = :draftId) < ${maxDevices}
   RETURNING (SELECT kind FROM draft WHERE draft.id = draft_id) AS kind`,
);

/** What a visitor and a number have begun, the newest first. */
export const listOwn = (
  { db }: Pick<DraftStore, 'db'>,
  own: Own,
  here: readonly string[],
): Promise<OwnDraft[]> => readRows(db, bind(listOwnDrafts, { ...own, here: JSON.stringify(here) }));

/** Makes `token` a confirmed hand-off of somebody's own draft. Null where there is no such draft. */
export async function takeOwn(
  { db }: Pick<DraftStore, 'db'>,
  own: Own,
  { draftId, token }: { draftId: string; token: string },
): Promise<string | null> {
  const given = { ...own, draftId, id: await hashText(token), linkId: newToken() };
  return (await findRow(db, bind(takeOwnDraft, given)))?.kind ?? null;
}
