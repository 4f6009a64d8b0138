import type { Bound } from '#db/statement.ts';
import { hashText } from '#lib/hash.ts';
import { toDeviceName } from '#domain/device-name.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { takeBeginning } from '#request/network-limits.ts';
import type { Newcomer } from './session/newcomer-store.ts';
import {
  clearAccountCookie,
  writeAccountCookie,
  writeMirrorCookie,
} from './session/account-cookies.ts';
import {
  type Customer,
  deleteSession,
  findStoredSession,
  findStoredSessionWith,
  replaceSession,
  type Session,
  type SignOut,
} from './session/store.ts';
import {
  findToken,
  kioskLifeSeconds,
  newToken,
  toLifeSeconds,
  writeToken,
} from './visitor-cookie.ts';

/** The session that this request has found or created; its own cookie does not name one created just now. */
const known = new WeakMap<RequestContext, Promise<Session | null>>();

async function findByCookie(context: RequestContext): Promise<Session | null> {
  const token = findToken(context, 'sid');
  if (!token) return null;
  // Only pages may use the memory of this isolate; writes always read the database.
  return findStoredSession(await hashText(token), { fromMemory: !context.posted });
}

/** The session of this request; null where there is none or it has expired. */
export function findSession(): Promise<Session | null> {
  const context = requestContext();
  const found = known.get(context) ?? findByCookie(context);
  known.set(context, found);
  return found;
}

/**
 * What a statement finds by the id of this request's session, in the trip to the database that reads the session itself;
 * null where there is none, or it is known by now.
 */
export async function readWithSession<Row>(
  bindFor: (sessionId: string) => Bound<Row>,
): Promise<Row[] | null> {
  const context = requestContext();
  const token = findToken(context, 'sid');
  if (!token || known.has(context)) return null;
  const reading = hashText(token).then((id) =>
    findStoredSessionWith(id, bindFor(id), { fromMemory: !context.posted }),
  );
  const session = reading.then((found) => found.session);
  known.set(context, session);
  // Whoever waits for the rows is told.
  session.catch(() => {});
  return (await reading).rows;
}

const signedIn = new WeakSet<RequestContext>();
/** Whether this request has signed the visitor in. */
export const hasSignedIn = (context: RequestContext): boolean => signedIn.has(context);

/** Who this is, for what belongs to a visitor; null for one of whom nothing is remembered. */
export async function findVisitorId(): Promise<string | null> {
  return (await findSession())?.visitorId ?? null;
}

export type CustomerSession = Session & Customer;
/** The signed-in customer; null for other visitors. */
export async function findCustomer(): Promise<CustomerSession | null> {
  const session = await findSession();
  return session && session.kind !== 'anonymous' ? session : null;
}

async function makeSession(context: RequestContext, newVisitorId?: string): Promise<Session> {
  takeBeginning(context.network);
  const token = newToken();
  const now = Date.now();
  const lifeSeconds = toLifeSeconds(context.mode);
  const expiresAt = now + lifeSeconds * 1000;
  const id = await hashText(token);
  const who = { kind: 'anonymous', isdn: null } as const;
  const times = { createdAt: now, expiresAt, visitorExpiresAt: expiresAt };
  const session = await replaceSession({ id, ...who, ...times }, null, newVisitorId);
  writeToken(context, 'sid', token, lifeSeconds);
  return session;
}

/**
 * The visitor of this request, created with a session if there is none. Its cookie is set by the response. `newId` is
 * the id of a visitor that is created, where something was stored under it already.
 */
export async function ensureVisitorId(newId?: string): Promise<string> {
  const context = requestContext();
  const making = findSession().then((found) => found ?? makeSession(context, newId));
  known.set(context, making);
  // The page that says why not finds nobody then, and does not fail as well.
  making.catch(() => known.get(context) === making && known.delete(context));
  return (await making).visitorId;
}

/** Whoever asks, before there is anything to remember of them. */
export interface Prepared {
  visitorId: string;
  /** What a batch inserts along with what there is to remember; null for a visitor who is known. */
  newcomer: Newcomer | null;
  /** Called once the batch has inserted the newcomer: sets the cookie. */
  remember: () => void;
}

/** The visitor of this request as `ensureVisitorId` would find or make one, but nothing is written. */
export async function prepareVisitor(): Promise<Prepared> {
  const found = await findSession();
  if (found) return { visitorId: found.visitorId, newcomer: null, remember: () => {} };
  const context = requestContext();
  const token = newToken();
  const createdAt = Date.now();
  const lifeSeconds = toLifeSeconds(context.mode);
  const expiresAt = createdAt + lifeSeconds * 1000;
  const visitorId = crypto.randomUUID();
  const id = await hashText(token);
  return {
    visitorId,
    newcomer: { id, visitorId, createdAt, expiresAt },
    remember: () => {
      const session = { id, visitorId, kind: 'anonymous', isdn: null, expiresAt } as const;
      known.set(context, Promise.resolve(session));
      writeToken(context, 'sid', token, lifeSeconds);
    },
  };
}

/**
 * Signs the visitor in with a new session and cookie; the old session is deleted. Who was anonymous, or had the same
 * number, stays the same visitor, and keeps what belongs to them.
 */
export async function signIn(customer: Customer): Promise<Session> {
  const context = requestContext();
  const before = await findSession();
  const token = newToken();
  const now = Date.now();
  // At a kiosk nobody stays signed in for longer than a visit.
  const maxExpiresAt = context.mode === 'kiosk' ? now + kioskLifeSeconds * 1000 : Infinity;
  const expiresAt = Math.min(customer.expiresAt, maxExpiresAt);
  const visitorExpiresAt = now + toLifeSeconds(context.mode) * 1000;
  const times = { createdAt: now, expiresAt, visitorExpiresAt };
  const id = await hashText(token);
  const device = toDeviceName(context.userAgent);
  const session = await replaceSession({ ...customer, ...times, id, device }, before);
  known.set(context, Promise.resolve(session));
  const lifeSeconds = (expiresAt - now) / 1000;
  writeToken(context, 'sid', token, lifeSeconds);
  writeAccountCookie(context, '1', lifeSeconds);
  writeMirrorCookie(context, customer.isdn);
  signedIn.add(context);
  return session;
}

/**
 * Gives the visitor a new session and cookie, with the same rights for the same time. After somebody has proved
 * something, so that who planted the cookie of before has nothing of it.
 */
export async function renewSession(): Promise<void> {
  const context = requestContext();
  const before = await findSession();
  if (!before) return;
  const { id: _id, visitorId: _visitorId, ...rights } = before;
  const device = rights.isdn === null ? null : toDeviceName(context.userAgent);
  const token = newToken();
  const now = Date.now();
  const times = { createdAt: now, visitorExpiresAt: before.expiresAt, device };
  const session = await replaceSession({ id: await hashText(token), ...rights, ...times }, before);
  known.set(context, Promise.resolve(session));
  writeToken(context, 'sid', token, (before.expiresAt - now) / 1000);
}

/** Ends this session, or every session of its customer. The visitor is deleted only where that is asked for. */
export async function signOut(
  scope: SignOut['scope'] = 'here',
  { withVisitor = false } = {},
): Promise<void> {
  const context = requestContext();
  // First of all, so that the browser's cookies are deleted even if the database fails.
  if (findToken(context, 'sid') || known.has(context)) writeToken(context, 'sid', '');
  clearAccountCookie();
  const session = await findSession();
  known.set(context, Promise.resolve(null));
  if (session) await deleteSession(session, { scope, withVisitor });
}
