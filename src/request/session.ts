import { hashText } from '#domain/hash-text.ts';
import { DB } from '#env.ts';
import { type RequestContext, requestContext } from './context.ts';
import { serializeCookie } from './cookies.ts';

const lifeSeconds = 30 * 24 * 60 * 60;
/** At a kiosk somebody else stands soon. */
const kioskLifeSeconds = 15 * 60;

const cookieName = (secure: boolean) => (secure ? '__Host-sid' : 'sid');

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What this request has made: its own cookie can't tell yet. */
const made = new WeakMap<RequestContext, Promise<string>>();

async function findByCookie({ cookies, secure }: RequestContext): Promise<string | null> {
  const token = cookies.get(cookieName(secure));
  if (!token || !/^[\w-]{43}$/.test(token)) return null;
  const row = await DB.prepare('SELECT id FROM session WHERE id = ?1 AND expires_at > ?2')
    .bind(await hashText(token), Date.now())
    .first<{ id: string }>();
  return row?.id ?? null;
}

async function makeSession({ cookieOutbox, secure, mode }: RequestContext): Promise<string> {
  const token = newToken();
  const id = await hashText(token);
  const now = Date.now();
  const isKiosk = mode === 'kiosk';
  await DB.batch([
    DB.prepare('DELETE FROM session WHERE expires_at <= ?1').bind(now),
    DB.prepare('INSERT INTO session (id, created_at, expires_at) VALUES (?1, ?2, ?3)').bind(
      id,
      now,
      now + (isKiosk ? kioskLifeSeconds : lifeSeconds) * 1000,
    ),
  ]);
  cookieOutbox.push(
    serializeCookie(cookieName(secure), token, {
      secure,
      httpOnly: true,
      ...(isKiosk ? {} : { maxAgeSeconds: lifeSeconds }),
    }),
  );
  return id;
}

/** The live session of this request; null for a visitor of whom nothing is remembered. */
export async function findSessionId(): Promise<string | null> {
  const context = requestContext();
  return made.get(context) ?? findByCookie(context);
}

/** The session of this request, made now if there is none. Its cookie leaves with the response. */
export async function ensureSessionId(): Promise<string> {
  const context = requestContext();
  const found = await findByCookie(context);
  if (found) return found;
  const making = made.get(context) ?? makeSession(context);
  made.set(context, making);
  return making;
}
