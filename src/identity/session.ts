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
/** NULL equals nothing, here and in what follows. */
const remove = statement<{ id: string | null }>('DELETE FROM session WHERE id = :id');
const removeAll = statement<{ isdn: string | null }>('DELETE FROM session WHERE isdn = :isdn');

/** What this request has found or made: its own cookie can't tell what it made. */
const known = new WeakMap<RequestContext, Promise<Session | null>>();

const readToken = ({ cookies, secure }: RequestContext) => findToken(cookies, cookieName(secure));

async function findByCookie(context: RequestContext): Promise<Session | null> {
  const token = readToken(context);
  if (!token) return null;
  const id = await hashText(token);
  const now = Date.now();
  // Only a page may look at what this isolate remembers; what changes something always asks.
  const recalled = context.posted ? undefined : recallSession(id, now);
  if (recalled) return recalled;
  const row = await findRow(DB, bind(findLive, { id, now }));
  if (row) rememberSession(row, now);
  else forgetSession(id);
  return row;
}

/** The live session of this request; null for a visitor of whom nothing is remembered. */
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

/** The one who is signed in, if somebody is. */
export async function findCustomer(): Promise<(Customer & { id: string }) | null> {
  const session = await findSession();
  return session && session.kind !== 'anonymous' ? session : null;
}

/** An empty value takes the cookie back. */
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

/** For the shell alone, which any page may share: that somebody is signed in, not who. No right follows from it. */
function markAccount(context: RequestContext, value: '' | '1', ms = 0) {
  context.cookieOutbox.push(serializeCookie('account', value, toOptions(context, value, ms)));
}

/** The mark of a session that has ended elsewhere. */
export function forgetAccountMark(): void {
  const context = requestContext();
  if (context.cookies.has('account')) markAccount(context, '');
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

/** The session of this request, made now if there is none. Its cookie leaves with the response. */
export async function ensureSessionId(): Promise<string> {
  const context = requestContext();
  const making = findSession().then((found) => found ?? makeSession(context));
  known.set(context, making);
  return (await making).id;
}

/**
 * Signs the visitor in under a new cookie; what the old session held goes over to the new one, and the old
 * cookie opens nothing any more. One batch: there is never a moment with both or with none.
 */
export async function signIn(customer: Customer): Promise<Session> {
  const context = requestContext();
  const before = await findSession();
  const token = newToken();
  const now = Date.now();
  // At a kiosk nobody stays signed in longer than a visit lasts.
  const endsAt = context.mode === 'kiosk' ? now + kioskLifeSeconds * 1000 : Infinity;
  const session: Session = {
    ...customer,
    id: await hashText(token),
    expiresAt: Math.min(customer.expiresAt, endsAt),
  };
  const isTheirs = before?.isdn === null || before?.isdn === customer.isdn;
  const old = before && isTheirs ? before.id : null;
  await batch(DB, {
    made: bind(insert, { ...session, createdAt: now }),
    // Only what they left here themselves, without a name or with it: another customer's things stay with them.
    consent: bind(moveConsent, { id: session.id, oldId: old }),
    ratings: bind(moveRatings, { id: session.id, oldId: old }),
    ended: bind(remove, { id: before?.id ?? null }),
  });
  if (before) forgetSession(before.id);
  known.set(context, Promise.resolve(session));
  writeCookie(context, token, session.expiresAt - now);
  markAccount(context, '1', session.expiresAt - now);
  return session;
}

/** Ends this session, or every session of its customer. */
export async function signOut(scope: 'here' | 'everywhere' = 'here'): Promise<void> {
  const context = requestContext();
  // Before anything can fail: what this browser holds is gone in any case.
  if (readToken(context) || known.has(context)) writeCookie(context, '', 0);
  forgetAccountMark();
  // The customer's cart stays with the customer.
  if (context.cookies.has('cart_count')) writeCartCount(context, 0);
  const session = await findSession();
  known.set(context, Promise.resolve(null));
  if (!session) return;
  forgetSession(session.id);
  await batch(DB, {
    here: bind(remove, { id: session.id }),
    // An anonymous session ends alone.
    everywhere: bind(removeAll, { isdn: scope === 'everywhere' ? session.isdn : null }),
  });
}
