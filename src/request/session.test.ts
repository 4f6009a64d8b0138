import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { visit } from '../../tests/unit/visit.ts';
import { type RequestContext, runInContext } from './context.ts';
import { parseCookies } from './cookies.ts';
import { ensureSessionId, findCustomer, findSessionId, signIn, signOut } from './session.ts';

const dayMs = 24 * 60 * 60 * 1000;

const withCookie = (header: string, secure = true) =>
  visit({ cookies: parseCookies(header), secure });
const sentBack = (context: RequestContext) => context.cookieOutbox[0]?.split('; ')[0] ?? '';
const readSessions = async () =>
  (await DB.prepare('SELECT * FROM session').all<{ id: string; expires_at: number }>()).results;

async function begin(secure = true) {
  const context = visit({ secure });
  const id = await runInContext(context, ensureSessionId);
  return { context, id, cookie: sentBack(context) };
}

beforeEach(async () => {
  await DB.prepare('DELETE FROM session').run();
});

test('looking for a session makes none', async () => {
  const context = visit();
  expect(await runInContext(context, findSessionId)).toBeNull();
  expect(context.cookieOutbox).toEqual([]);
  expect(await readSessions()).toEqual([]);
});

test('a new session is found again by its cookie, and gets no second one', async () => {
  const { id, cookie } = await begin();
  expect(await runInContext(withCookie(cookie), findSessionId)).toBe(id);
  const again = withCookie(cookie);
  expect(await runInContext(again, ensureSessionId)).toBe(id);
  expect(again.cookieOutbox).toEqual([]);
  expect(await readSessions()).toHaveLength(1);
});

test('the cookie is out of reach of scripts, bound to the host and lasts 30 days', async () => {
  const { context } = await begin();
  expect(context.cookieOutbox).toEqual([
    expect.stringMatching(
      /^__Host-sid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/,
    ),
  ]);
});

test('without TLS, in development, the cookie has a name that browsers take', async () => {
  const { context, cookie, id } = await begin(false);
  expect(context.cookieOutbox[0]).toMatch(/^sid=[\w-]{43}; (?!.*Secure)/);
  expect(await runInContext(withCookie(cookie, false), findSessionId)).toBe(id);
  expect(await runInContext(withCookie(cookie), findSessionId)).toBeNull();
});

test('the database never sees the value of the cookie', async () => {
  const { cookie, id } = await begin();
  const token = cookie.slice('__Host-sid='.length);
  expect(id).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(await readSessions())).not.toContain(token);
});

test('one request has one session, however many parts ask for it', async () => {
  const context = visit();
  const ids = await runInContext(context, () =>
    Promise.all([ensureSessionId(), ensureSessionId()]),
  );
  const found = await runInContext(context, findSessionId);
  expect(new Set([...ids, found]).size).toBe(1);
  expect(context.cookieOutbox).toHaveLength(1);
  expect(await readSessions()).toHaveLength(1);
});

test('visitors do not share sessions', async () => {
  expect((await begin()).id).not.toBe((await begin()).id);
});

test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, 'a'.repeat(5000)])(
  'an invented cookie %j opens nothing',
  async (token) => {
    await begin();
    expect(await runInContext(withCookie(`__Host-sid=${token}`), findSessionId)).toBeNull();
  },
);

test('a session that has expired is not found, and is swept out by the next one', async () => {
  const { id, cookie } = await begin();
  const [row] = await readSessions();
  expect(row?.expires_at).toBeGreaterThan(Date.now() + 29 * dayMs);
  await DB.prepare('UPDATE session SET expires_at = ?1')
    .bind(Date.now() - 1)
    .run();
  expect(await runInContext(withCookie(cookie), findSessionId)).toBeNull();
  const next = withCookie(cookie);
  const nextId = await runInContext(next, ensureSessionId);
  expect(nextId).not.toBe(id);
  expect((await readSessions()).map((session) => session.id)).toEqual([nextId]);
});

const hoursMs = 60 * 60 * 1000;
const asPhone = (isdn: string) => ({
  kind: 'phone' as const,
  isdn,
  expiresAt: Date.now() + 2 * hoursMs,
});
const lastCookie = (context: RequestContext) => context.cookieOutbox.at(-1)?.split('; ')[0] ?? '';

async function beginSignedIn(isdn = '99112233') {
  const context = visit({ posted: true });
  const session = await runInContext(context, () => signIn(asPhone(isdn)));
  return { context, session, cookie: lastCookie(context) };
}

test('signing in changes the cookie: the one from before opens nothing any more', async () => {
  const before = await begin();
  const context = withCookie(before.cookie);
  const session = await runInContext(context, () => signIn(asPhone('99112233')));
  expect(session.id).not.toBe(before.id);
  expect((await readSessions()).map(({ id }) => id)).toEqual([session.id]);
  expect(await runInContext(withCookie(before.cookie), findCustomer)).toBeNull();
  expect(await runInContext(withCookie(lastCookie(context)), findCustomer)).toEqual(session);
});

test('what was agreed to before signing in is kept, what another customer had is not', async () => {
  const before = await begin();
  await DB.prepare("INSERT INTO consent VALUES (?1, '1', '[]', 1)").bind(before.id).run();
  const first = visit({ cookies: parseCookies(before.cookie), posted: true });
  const mine = await runInContext(first, () => signIn(asPhone('99112233')));
  const count = (id: string) =>
    DB.prepare('SELECT count(*) AS n FROM consent WHERE session_id = ?1').bind(id).first('n');
  expect(await count(mine.id)).toBe(1);
  const second = visit({ cookies: parseCookies(lastCookie(first)), posted: true });
  const other = await runInContext(second, () => signIn(asPhone('95112233')));
  expect(await count(other.id)).toBe(0);
});

test('a session lasts to the second', async () => {
  const { session, cookie, context } = await beginSignedIn();
  expect(context.cookieOutbox[0]).toMatch(/Max-Age=(7200|7199); HttpOnly/);
  try {
    vi.useFakeTimers({ now: session.expiresAt - 1000, toFake: ['Date'] });
    expect(await runInContext(withCookie(cookie), findCustomer)).toEqual(session);
    vi.setSystemTime(session.expiresAt - 1);
    expect(await runInContext(withCookie(cookie), findCustomer)).toEqual(session);
    vi.setSystemTime(session.expiresAt);
    expect(await runInContext(withCookie(cookie), findCustomer)).toBeNull();
    vi.setSystemTime(session.expiresAt + 1000);
    expect(await runInContext(withCookie(cookie), findCustomer)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a session ended elsewhere opens pages for at most 30 seconds, and changes nothing at once', async () => {
  const { session, cookie } = await beginSignedIn();
  expect(await runInContext(withCookie(cookie), findCustomer)).toEqual(session);
  await DB.prepare('DELETE FROM session').run();
  expect(await runInContext(withCookie(cookie), findCustomer)).toEqual(session);
  const change = visit({ cookies: parseCookies(cookie), posted: true });
  expect(await runInContext(change, findCustomer)).toBeNull();
  expect(await runInContext(withCookie(cookie), findCustomer)).toBeNull();
});

test('a revoked session is forgotten after 30 seconds also where it was known', async () => {
  const { cookie } = await beginSignedIn();
  await runInContext(withCookie(cookie), findCustomer);
  await DB.prepare('DELETE FROM session').run();
  try {
    vi.useFakeTimers({ now: Date.now() + 30_001, toFake: ['Date'] });
    expect(await runInContext(withCookie(cookie), findCustomer)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('signing out ends the session at once and takes the cookie back', async () => {
  const { cookie } = await beginSignedIn();
  const context = visit({ cookies: parseCookies(cookie), posted: true });
  await runInContext(context, () => signOut());
  expect(context.cookieOutbox).toEqual([
    '__Host-sid=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
  ]);
  expect(await runInContext(withCookie(cookie), findCustomer)).toBeNull();
  expect(await readSessions()).toEqual([]);
});

test('signing out everywhere ends all sessions of the number, and nobody else’s', async () => {
  const mine = await beginSignedIn();
  await beginSignedIn();
  const other = await beginSignedIn('95112233');
  const context = visit({ cookies: parseCookies(mine.cookie), posted: true });
  await runInContext(context, () => signOut('everywhere'));
  expect((await readSessions()).map(({ id }) => id)).toEqual([other.session.id]);
});

test('at a kiosk nobody stays signed in longer than a visit', async () => {
  const context = visit({ mode: 'kiosk', posted: true });
  const session = await runInContext(context, () => signIn(asPhone('99112233')));
  expect(session.expiresAt).toBeLessThanOrEqual(Date.now() + 15 * 60 * 1000);
  expect(context.cookieOutbox[0]).not.toContain('Max-Age');
});
