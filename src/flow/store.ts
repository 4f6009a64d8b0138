import type { D1Database } from '@cloudflare/workers-types';
import type { DraftRow } from '#db/draft-schema.ts';
import {
  type Bound,
  bind,
  findRow,
  run,
  type Statement,
  statement,
  type ValuesOf,
} from '#db/statement.ts';
import { hashText } from '#lib/hash.ts';
import { seal, type SealKeys, unseal } from '#lib/seal.ts';
import type { Draft, DraftCaller, Entries } from './model.ts';

export interface DraftStore {
  db: D1Database;
  keys: SealKeys;
  now: number;
}

/** How many drafts a visitor may have at a time, so that nobody fills the database. */
export const maxDrafts = 20;

const columns = 'd.id, kind, version, revision, step, data, isdn, d.expires_at AS "expiresAt"';
type Stored = Omit<Draft, 'entries'> & Pick<DraftRow, 'data'>;
/** `locked`: nothing of it may be shown before this device has confirmed the draft's phone, e-mail or person. */
type Access = 'own' | 'handed' | 'locked';

type Inserted = Omit<DraftRow, 'revision' | 'linkId' | 'linkUntil'>;
const insert = statement<Inserted & { now: number }, { revision: number }>(
  `INSERT INTO draft (id, kind, version, step, data, key_id, visitor_id, isdn, created_at, expires_at)
   SELECT :id, :kind, :version, :step, :data, :keyId, :visitorId, :isdn, :createdAt, :expiresAt
   WHERE (SELECT count(*) FROM draft WHERE visitor_id = :visitorId AND expires_at > :now) < ${maxDrafts}
   RETURNING revision`,
);

/**
 * The draft of a cookie, and why this caller may see it. `own` is the browser that began it: the same visitor, or, after
 * somebody else signed in there, whoever is signed in, if the draft has no number yet. On another device the cookie is
 * that of a hand-off. Whoever is signed in with the draft's number needs no more than the cookie, and whose sign-in has
 * expired may sign in again.
 */
const findSql = (visitorId: string, isdn: string) =>
  `SELECT * FROM (
     SELECT ${columns}, visitor_id AS "visitorId", CASE
         WHEN h.id IS NULL AND (visitor_id = ${visitorId} OR isdn = ${isdn}
           OR (isdn IS NULL AND ${isdn} IS NOT NULL)) THEN 'own'
         WHEN isdn = ${isdn} OR visitor_id = ${visitorId}
           OR (taken_by = ${visitorId} AND confirmed_at IS NOT NULL) THEN 'handed'
         WHEN taken_by = ${visitorId} THEN 'locked'
         WHEN h.id IS NULL AND isdn IS NOT NULL AND ${isdn} IS NULL THEN 'locked' END AS access
     FROM draft d LEFT JOIN draft_handoff h ON h.id = :id
     WHERE d.id = coalesce(h.draft_id, :id) AND d.expires_at > :now)
   WHERE access IS NOT NULL`;
type FoundRow = Stored & { visitorId: string; access: Access };
const findByCookie = statement<DraftCaller & { id: string; now: number }, FoundRow>(
  findSql(':visitorId', ':isdn'),
);
const ofSession = (column: string) =>
  `(SELECT ${column} FROM session WHERE id = :sessionId AND expires_at > :now)`;
const findBySession = statement<{ id: string; sessionId: string; now: number }, FoundRow>(
  findSql(ofSession('session.visitor_id'), ofSession('session.isdn')),
);

/** Once a number is known the draft is that number's, whoever signs in later in the same browser. */
const claim = statement<{ id: string; visitorId: string; isdn: string }, { id: string }>(
  `UPDATE draft SET visitor_id = :visitorId, isdn = :isdn
   WHERE id = :id AND (isdn IS NULL OR isdn = :isdn) RETURNING id`,
);

export const findPresent = statement<{ id: string; now: number }, Stored>(
  `SELECT ${columns} FROM draft d WHERE id = :id AND expires_at > :now`,
);

const update = statement<
  Pick<DraftRow, 'id' | 'version' | 'revision' | 'step' | 'data' | 'keyId'> & {
    now: number;
    nextExpiresAt: number;
  },
  { revision: number }
>(
  `UPDATE draft SET version = :version, revision = revision + 1, step = :step, data = :data,
     key_id = :keyId, expires_at = :nextExpiresAt
   WHERE id = :id AND revision = :revision AND expires_at > :now RETURNING revision`,
);

const remove = statement<{ id: string; revision: number }>(
  'DELETE FROM draft WHERE id = :id AND revision = :revision',
);

/** Only while it is as it was read. */
export const bindRemove = ({ id, revision }: Pick<Draft, 'id' | 'revision'>): Bound<never> =>
  bind(remove, { id, revision });

/** The same for a batch that has a condition of its own, such as that an order is paid; `draftId` names the draft. */
export const toRemoval = <Given extends ValuesOf<Given>>(
  condition: string,
): Statement<Given & { draftId: string }, never> =>
  statement(`DELETE FROM draft WHERE id = :draftId AND ${condition}`);

/** What is sealed belongs to its row: copied to another one it does not open. */
export const toContext = (id: string) => `draft ${id}`;

async function sealEntries(keys: SealKeys, id: string, entries: Entries) {
  const data = await seal(JSON.stringify(entries), { keys, context: toContext(id) });
  return { data, keyId: keys[0].id };
}

export async function toDraft(keys: SealKeys, { data, ...row }: Stored): Promise<Draft> {
  const entries = await unseal(data, { keys, context: toContext(row.id) });
  return { ...row, entries: JSON.parse(entries) as Entries };
}

export type NewDraft = Pick<Draft, 'kind' | 'version' | 'step' | 'entries' | 'expiresAt'>;

/** Of the token, which goes into the cookie, only the hash is stored. Null where the visitor has too many drafts. */
export async function insertDraft(
  { db, keys, now }: DraftStore,
  { token, visitorId, isdn }: DraftCaller & { token: string },
  { entries, ...draft }: NewDraft,
): Promise<Draft | null> {
  const id = await hashText(token);
  const sealed = await sealEntries(keys, id, entries);
  const row = { ...draft, ...sealed, id, visitorId, isdn, createdAt: now, now };
  const inserted = await findRow(db, bind(insert, row));
  return inserted && { ...draft, id, entries, isdn, revision: inserted.revision };
}

export interface FoundDraft {
  access: Access;
  /** The visitor who began it. */
  begunBy: string;
  draft: Draft;
}

/** The draft of a cookie; null where there is none, it has expired, or it is somebody else's. */
export async function findDraft(
  store: DraftStore,
  { token, ...caller }: DraftCaller & { token: string },
): Promise<FoundDraft | null> {
  const asked = { id: await hashText(token), ...caller, now: store.now };
  return openFound(store, await findRow(store.db, bind(findByCookie, asked)), caller);
}

/** Finds the row of a cookie's draft by the session of whoever asks, so that both are read in one trip. */
export async function toDraftSearch(
  { now }: DraftStore,
  token: string,
): Promise<(sessionId: string) => Bound<FoundRow>> {
  const id = await hashText(token);
  return (sessionId) => bind(findBySession, { id, sessionId, now });
}

export async function openFound(
  { db, keys }: DraftStore,
  row: FoundRow | null,
  { visitorId, isdn }: DraftCaller,
): Promise<FoundDraft | null> {
  if (!row) return null;
  const { access, visitorId: ownerId, ...stored } = row;
  const isOwn = access === 'own';
  const isNew = stored.isdn === null || (isOwn && ownerId !== visitorId);
  if (isdn !== null && isNew && access !== 'locked') {
    const owner = { id: stored.id, visitorId: (isOwn && visitorId) || ownerId, isdn };
    // Nothing where another number has signed in here a moment before.
    if (!(await findRow(db, bind(claim, owner)))) return null;
    stored.isdn = isdn;
  }
  return { access, begunBy: ownerId, draft: await toDraft(keys, stored) };
}

export type Saved =
  | { state: 'saved'; draft: Draft }
  /** Another tab or device was faster: `draft` is what it has saved. */
  | { state: 'changed'; draft: Draft }
  | { state: 'gone' };

/** Saves over exactly the revision that `draft` was read with. */
export async function updateDraft(
  { db, keys, now }: DraftStore,
  draft: Draft,
  changed: Pick<Draft, 'version' | 'step' | 'entries' | 'expiresAt'>,
): Promise<Saved> {
  const { entries, expiresAt: nextExpiresAt, ...rest } = changed;
  const { id, revision } = draft;
  const sealed = await sealEntries(keys, id, entries);
  const row = await findRow(
    db,
    bind(update, { id, revision, ...rest, ...sealed, now, nextExpiresAt }),
  );
  if (row) return { state: 'saved', draft: { ...draft, ...changed, revision: row.revision } };
  const present = await findRow(db, bind(findPresent, { id, now }));
  return present ? { state: 'changed', draft: await toDraft(keys, present) } : { state: 'gone' };
}

/** Ends a draft of which nothing is needed. */
export async function deleteDraft({ db }: DraftStore, draft: Draft): Promise<void> {
  await run(db, bindRemove(draft));
}
