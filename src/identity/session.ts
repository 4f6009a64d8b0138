import type { SessionRow } from '#db/schema.ts';
import { batch, bind, findRow, run, statement } from '#db/statement.ts';
import { hashText } from '#lib/hash.ts';
import { DB } from '#env.ts';
import { writeCartCount } from '#request/cart-count.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import type { Customer, Session } from './customer.ts';
import { forgetSession, recallSession, rememberSession } from './session-memory.ts';
import { kioskLifeSeconds, toLifeSeconds } from './visitor-life.ts';
import { findToken, newToken } from './visitor-token.ts';

const cookieName = (secure: boolean) => (secure ? '__Host-sid' : 'sid');

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

/** The session that this request has found or created; its own cookie does not name one created just now. */
const known = new WeakMap<RequestContext, Promise<Session | null>>();

const readToken = ({ cookies, secure }: RequestContext) => findToken(cookies, cookieName(secure));

async function findByCookie(context: RequestContext): Promise<Session | null> {
  const token = readToken(context);
  if (!token) return null;
  const id = await hashText(token);
  const now = Date.now();
  // Only pages may use the memory of this isolate; writes always read the database.
  const recalled = context.posted ? undefined : recallSession(id, now);
  if (recalled) return recalled;
  const row = await findRow(DB, bind(findLive, { id, now }));
  if (row) rememberSession(row, now);
  else forgetSession(id);
  return row;
}

/** The session of this request; null where there is none or it has expired. */
export function findSession(): Promise<Session | null> {
  const context = requestContext();
  context.cacheable = false;
  const found = known.get(context) ?? findByCookie(context);
  known.set(context, found);
  return found;
}

export async function findSessionId(): Promise<string | null> {
  return (await findSession())?.id ?? null;
}

/** The signed-in customer; null for other visitors. */
export async function findCustomer(): Promise<(Customer & { id: string }) | null> {
  const session = await findSession();
  return session && session.kind !== 'anonymous' ? session : null;
}

/** An empty value deletes the cookie. */
function toOptions({ secure, mode }: RequestContext, value: string, ms: number) {
  const untilClosed = mode === 'kiosk' && value !== '';
  return {
    secure,
    ...(untilClosed ? {} : { maxAgeSeconds: Math.max(0, Math.floor(ms / 1000)) }),
  };
}

function writeCookie(context: RequestContext, value: string, ms: number) {
  const options = { ...toOptions(context, value, ms), httpOnly: true };
  context.cookieOutbox.push(serializeCookie(cookieName(context.secure), value, options));
}

/** Tells scripts that somebody is signed in, not who, because cached pages can not. It gives no rights. */
function writeAccountCookie(context: RequestContext, value: '' | '1', ms = 0) {
  context.cookieOutbox.push(serializeCookie('account', value, toOptions(context, value, ms)));
}

/** Deletes the cookie that `writeAccountCookie` has set, also when the session has ended elsewhere. */
export function clearAccountCookie(): void {
  const context = requestContext();
  if (context.cookies.has('account')) writeAccountCookie(context, '');
}

async function makeSession(context: RequestContext): Promise<Session> {
  const token = newToken();
  const now = Date.now();
  const lifeMs = toLifeSeconds(context.mode) * 1000;
  const session: Session = {
    id: await hashText(token),
    kind: 'anonymous',
    isdn: null,
    expiresAt: now + lifeMs,
  };
  await run(DB, bind(insert, { ...session, createdAt: now }));
  writeCookie(context, token, lifeMs);
  return session;
}

/** The session of this request, created if there is none. Its cookie is set by the response. */
export async function ensureSessionId(): Promise<string> {
  const context = requestContext();
  const making = findSession().then((found) => found ?? makeSession(context));
  known.set(context, making);
  return (await making).id;
}

/**
 * Signs the visitor in with a new session and cookie; consent and ratings move to the new session, and the old one is
 * deleted. All is one batch, so that there is never a moment with both sessions or none.
 */
export async function signIn(customer: Customer): Promise<Session> {
  const context = requestContext();
  const before = await findSession();
  const token = newToken();
  const now = Date.now();
  // At a kiosk nobody stays signed in for longer than a visit.
  const maxExpiresAt = context.mode === 'kiosk' ? now + kioskLifeSeconds * 1000 : Infinity;
  const session: Session = {
    ...customer,
    id: await hashText(token),
    expiresAt: Math.min(customer.expiresAt, maxExpiresAt),
  };
  const isOwn = before?.isdn === null || before?.isdn === customer.isdn;
  const old = before && isOwn ? before.id : null;
  await batch(DB, {
    made: bind(insert, { ...session, createdAt: now }),
    // Data moves from an anonymous session or one of the same customer, never from another customer's.
    consent: bind(moveConsent, { id: session.id, oldId: old }),
    ratings: bind(moveRatings, { id: session.id, oldId: old }),
    ended: bind(remove, { id: before?.id ?? null }),
  });
  if (before) forgetSession(before.id);
  known.set(context, Promise.resolve(session));
  writeCookie(context, token, session.expiresAt - now);
  writeAccountCookie(context, '1', session.expiresAt - now);
  return session;
}

/** Ends this session, or every session of its customer. */
export async function signOut(scope: 'here' | 'everywhere' = 'here'): Promise<void> {
  const context = requestContext();
  // First of all, so that the browser's cookies are deleted even if the database fails.
  if (readToken(context) || known.has(context)) writeCookie(context, '', 0);
  clearAccountCookie();
  // The customer's cart stays with the customer.
  if (context.cookies.has('cart_count')) writeCartCount(context, 0);
  const session = await findSession();
  known.set(context, Promise.resolve(null));
  if (!session) return;
  forgetSession(session.id);
  await batch(DB, {
    here: bind(remove, { id: session.id }),
    // Only a customer has sessions elsewhere.
    everywhere: bind(removeAll, { isdn: scope === 'everywhere' ? session.isdn : null }),
  });
}
