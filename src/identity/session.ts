import { hashText } from '#lib/hash.ts';
import { writeCartCount } from '#request/cart-count.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import {
  type Customer,
  deleteSession,
  findStoredSession,
  insertSession,
  replaceSession,
  type Session,
} from './session/store.ts';
import {
  findToken,
  kioskLifeSeconds,
  newToken,
  toCookieLife,
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

export async function findSessionId(): Promise<string | null> {
  return (await findSession())?.id ?? null;
}

/** The signed-in customer; null for other visitors. */
export async function findCustomer(): Promise<(Customer & { id: string }) | null> {
  const session = await findSession();
  return session && session.kind !== 'anonymous' ? session : null;
}

/** Tells scripts that somebody is signed in, not who, because pages are the same for everybody. It gives no rights. */
function writeAccountCookie(context: RequestContext, value: '' | '1', seconds = 0) {
  const { cookieOutbox, secure } = context;
  const life = toCookieLife(context, value, seconds);
  cookieOutbox.push(serializeCookie('account', value, { secure, ...life }));
}

/** Deletes the cookie that `writeAccountCookie` has set, also when the session has ended elsewhere. */
export function clearAccountCookie(): void {
  const context = requestContext();
  if (context.cookies.has('account')) writeAccountCookie(context, '');
}

async function makeSession(context: RequestContext): Promise<Session> {
  const token = newToken();
  const now = Date.now();
  const lifeSeconds = toLifeSeconds(context.mode);
  const session: Session = {
    id: await hashText(token),
    kind: 'anonymous',
    isdn: null,
    expiresAt: now + lifeSeconds * 1000,
  };
  await insertSession(session, now);
  writeToken(context, 'sid', token, lifeSeconds);
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
 * deleted.
 */
export async function signIn(customer: Customer): Promise<Session> {
  const context = requestContext();
  const before = await findSession();
  const token = newToken();
  const now = Date.now();
  // At a kiosk nobody stays signed in for longer than a visit.
  const maxExpiresAt = context.mode === 'kiosk' ? now + kioskLifeSeconds * 1000 : Infinity;
  const session = {
    ...customer,
    id: await hashText(token),
    expiresAt: Math.min(customer.expiresAt, maxExpiresAt),
  };
  await replaceSession(session, before, now);
  known.set(context, Promise.resolve(session));
  const lifeSeconds = (session.expiresAt - now) / 1000;
  writeToken(context, 'sid', token, lifeSeconds);
  writeAccountCookie(context, '1', lifeSeconds);
  return session;
}

/** Ends this session, or every session of its customer. */
export async function signOut(scope: 'here' | 'everywhere' = 'here'): Promise<void> {
  const context = requestContext();
  // First of all, so that the browser's cookies are deleted even if the database fails.
  if (findToken(context, 'sid') || known.has(context)) writeToken(context, 'sid', '');
  clearAccountCookie();
  // The customer's cart stays with the customer.
  if (context.cookies.has('cart_count')) writeCartCount(context, 0);
  const session = await findSession();
  known.set(context, Promise.resolve(null));
  if (session) await deleteSession(session, scope);
}
