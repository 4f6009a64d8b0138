import type { SessionRow } from '#db/schema.ts';
import { batch, bind, type Bound, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

/** A signed-in visitor. `isdn` comes from here only. */
export interface Customer {
  kind: 'phone' | 'webview';
  isdn: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface Anonymous {
  kind: 'anonymous';
  isdn: null;
  expiresAt: number;
}

/**
 * `id` is the SHA-256 of the cookie, so that a stored id does not give access to the session. What a visitor does
 * belongs to `visitorId`, which outlives the session.
 */
export type Session = { id: string; visitorId: string } & (Customer | Anonymous);

/** A session that is about to begin. Its visitor lives at least as long as `visitorExpiresAt`, and as the session. */
export type Beginning = Omit<SessionRow, 'visitorId' | 'device'> & {
  visitorExpiresAt: number;
  /** Of a customer alone: of somebody unknown nothing more is stored than is needed. */
  device?: string | null;
};

/** The session that a sign-in replaces, and the id for the visitor in case that one is somebody else. */
interface Replaced {
  beforeId: string | null;
  newVisitorId: string;
}

const findLive = statement<{ id: string; now: number }, Session>(
  `SELECT id, visitor_id AS "visitorId", kind, isdn, expires_at AS "expiresAt"
   FROM session WHERE id = :id AND expires_at > :now`,
);
/**
 * The visitor of the replaced session, if that was anonymous or of the same number; else a new one. It is decided where
 * the replaced session is deleted, so that of two sign-ins from one session one gets its visitor. NULL equals nothing
 * in SQL, so a `beforeId` of null finds none.
 */
const sameOrNewVisitor = `coalesce((SELECT visitor_id FROM session
  WHERE id = :beforeId AND expires_at > :createdAt AND (isdn IS NULL OR isdn = :isdn)), :newVisitorId)`;
type Inserted = Beginning & Replaced & Pick<SessionRow, 'device'>;
const prolongVisitor = statement<Inserted>(
  `INSERT INTO visitor (id, created_at, expires_at)
   VALUES (${sameOrNewVisitor}, :createdAt, max(:expiresAt, :visitorExpiresAt))
   ON CONFLICT (id) DO UPDATE SET expires_at = max(expires_at, excluded.expires_at)`,
);
const insert = statement<Inserted, Session>(
  `INSERT INTO session (id, visitor_id, created_at, expires_at, kind, isdn, device)
   VALUES (:id, ${sameOrNewVisitor}, :createdAt, :expiresAt, :kind, :isdn, :device)
   RETURNING id, visitor_id AS "visitorId", kind, isdn, expires_at AS "expiresAt"`,
);
const remove = statement<{ id: string | null }>('DELETE FROM session WHERE id = :id');
const removeAll = statement<{ isdn: string | null }>('DELETE FROM session WHERE isdn = :isdn');
const removeAllAfter = statement<{ isdn: string }>(
  'DELETE FROM session WHERE isdn = :isdn AND changes() = 1',
);
const removeVisitor = statement<{ id: string }>('DELETE FROM visitor WHERE id = :id');

const prolong = statement<{ id: string; now: number; until: number; step: number; life: number }>(
  `UPDATE session SET expires_at = min(:until, created_at + :life)
   WHERE id = :id AND expires_at > :now AND expires_at < min(:until, created_at + :life) - :step`,
);
const prolongItsVisitor = statement<{ id: string; now: number; until: number }>(
  `UPDATE visitor SET expires_at = max(expires_at, :until)
   WHERE id = (SELECT visitor_id FROM session WHERE id = :id AND expires_at > :now) AND changes() = 1`,
);

/** However often a kiosk is touched. */
const maxLifeMs = 2 * 60 * 60_000;

/** Lets a living session and its visitor live until then, but never for more than two hours. */
export async function prolongSession(
  id: string,
  times: { now: number; until: number; step: number },
): Promise<void> {
  await batch(DB, {
    session: bind(prolong, { id, ...times, life: maxLifeMs }),
    visitor: bind(prolongItsVisitor, { id, ...times }),
  });
}

/** How long pages may still use a session that was ended elsewhere; writes always read the database. */
const memoryMs = 30_000;
const maxRemembered = 2000;

const remembered = new Map<string, { session: Session; expiresAtMs: number }>();

function rememberFound(id: string, found: Session | null, now: number): Session | null {
  remembered.delete(id);
  if (found)
    remembered.set(id, { session: found, expiresAtMs: Math.min(now + memoryMs, found.expiresAt) });
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest) remembered.delete(oldest);
  return found;
}

function recallSession(id: string, now: number): Session | undefined {
  const found = remembered.get(id);
  return found && found.expiresAtMs > now ? found.session : undefined;
}

/** Null where there is none or it has expired. `fromMemory` allows one that this isolate has read a moment ago. */
export async function findStoredSession(
  id: string,
  { fromMemory }: { fromMemory: boolean },
): Promise<Session | null> {
  const now = Date.now();
  const recalled = fromMemory ? recallSession(id, now) : undefined;
  if (recalled) return recalled;
  return rememberFound(id, await findRow(DB, bind(findLive, { id, now })), now);
}

/** The same with what another statement finds in the same trip; `rows` is null where the session was in the memory. */
export async function findStoredSessionWith<Row>(
  id: string,
  along: Bound<Row>,
  { fromMemory }: { fromMemory: boolean },
): Promise<{ session: Session | null; rows: Row[] | null }> {
  const now = Date.now();
  const recalled = fromMemory ? recallSession(id, now) : undefined;
  if (recalled) return { session: recalled, rows: null };
  const { found, rows } = await batch(DB, { found: bind(findLive, { id, now }), rows: along });
  return { session: rememberFound(id, found.at(0) ?? null, now), rows };
}

/**
 * Inserts a session in place of the one `before` it, in one batch, so that there is never a moment with both or none.
 * Nothing of the visitor moves: a visitor who is the same person stays the same visitor.
 */
export async function replaceSession(
  session: Beginning,
  before: Session | null = null,
  newVisitorId: string = crypto.randomUUID(),
): Promise<Session> {
  const beforeId = before?.id ?? null;
  const given = { ...session, beforeId, newVisitorId, device: session.device ?? null };
  const { made } = await batch(DB, {
    visitor: bind(prolongVisitor, given),
    made: bind(insert, given),
    ended: before ? bind(remove, { id: before.id }) : undefined,
  });
  if (before) remembered.delete(before.id);
  const [inserted] = made;
  if (!inserted) throw new Error('the session was not inserted');
  return inserted;
}

export interface SignOut {
  /** `everywhere` ends every session of this customer. */
  scope: 'here' | 'everywhere';
  /** Whether also the visitor is deleted, and with it everything that belongs to the visitor. */
  withVisitor: boolean;
}

export async function deleteSession(
  { id, isdn, visitorId }: Session,
  { scope, withVisitor }: SignOut,
): Promise<void> {
  remembered.delete(id);
  await batch(DB, {
    here: bind(remove, { id }),
    // Only a customer has sessions elsewhere.
    everywhere: scope === 'everywhere' && isdn ? bind(removeAll, { isdn }) : undefined,
    visitor: withVisitor ? bind(removeVisitor, { id: visitorId }) : undefined,
  });
}

/** For a batch, directly after the statement with which the number changes hands or its SIM: nobody stays signed in with it. */
export const bindEndSessions = (isdn: string): Bound<never> => bind(removeAllAfter, { isdn });

/** Lets this isolate forget the sessions that a number has in other browsers. */
export function forgetOthers({ isdn, id }: Session & Customer): void {
  for (const [key, { session }] of remembered) {
    if (session.isdn === isdn && session.id !== id) remembered.delete(key);
  }
}
