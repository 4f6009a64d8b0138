import type { SessionRow } from '#db/schema.ts';
import { batch, bind, findRow, run, statement } from '#db/statement.ts';
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

/** `id` is the SHA-256 of the cookie, so that a stored id does not give access to the session. */
export type Session = { id: string } & (Customer | Anonymous);

const findLive = statement<{ id: string; now: number }, Session>(
  `SELECT id, kind, isdn, expires_at AS "expiresAt" FROM session WHERE id = :id AND expires_at > :now`,
);
const insert = statement<SessionRow>(
  `INSERT INTO session (id, created_at, expires_at, kind, isdn)
   VALUES (:id, :createdAt, :expiresAt, :kind, :isdn)`,
);
const moveConsent = statement<{ id: string; oldId: string | null }>(
  'UPDATE consent SET session_id = :id WHERE session_id = :oldId',
);
const moveRatings = statement<{ id: string; oldId: string | null }>(
  'UPDATE product_rating SET session_id = :id WHERE session_id = :oldId',
);
/** NULL equals nothing in SQL, so an id of null deletes no row. */
const remove = statement<{ id: string | null }>('DELETE FROM session WHERE id = :id');
const removeAll = statement<{ isdn: string | null }>('DELETE FROM session WHERE isdn = :isdn');

/** How long pages may still use a session that was ended elsewhere; writes always read the database. */
const memoryMs = 30_000;
const maxRemembered = 2000;

const remembered = new Map<string, { session: Session; expiresAtMs: number }>();

function rememberSession(session: Session, now: number): void {
  remembered.delete(session.id);
  remembered.set(session.id, {
    session,
    expiresAtMs: Math.min(now + memoryMs, session.expiresAt),
  });
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest) remembered.delete(oldest);
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
  const row = await findRow(DB, bind(findLive, { id, now }));
  if (row) rememberSession(row, now);
  else remembered.delete(id);
  return row;
}

export async function insertSession(session: Session, now: number): Promise<void> {
  await run(DB, bind(insert, { ...session, createdAt: now }));
}

/**
 * Inserts the session of a customer and deletes the one `before` it, in one batch, so that there is never a moment
 * with both or none. Data moves from an anonymous session or one of the same customer, never from another customer's.
 */
export async function replaceSession(
  session: Session & Customer,
  before: Session | null,
  now: number,
): Promise<void> {
  const isOwn = before?.isdn === null || before?.isdn === session.isdn;
  const oldId = before && isOwn ? before.id : null;
  await batch(DB, {
    made: bind(insert, { ...session, createdAt: now }),
    consent: bind(moveConsent, { id: session.id, oldId }),
    ratings: bind(moveRatings, { id: session.id, oldId }),
    ended: bind(remove, { id: before?.id ?? null }),
  });
  if (before) remembered.delete(before.id);
}

/** Deletes this session, or every session of its customer. */
export async function deleteSession(
  { id, isdn }: Session,
  scope: 'here' | 'everywhere',
): Promise<void> {
  remembered.delete(id);
  await batch(DB, {
    here: bind(remove, { id }),
    // Only a customer has sessions elsewhere.
    everywhere: bind(removeAll, { isdn: scope === 'everywhere' ? isdn : null }),
  });
}
