import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { visit } from '../../tests/unit/visit.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { ensureVisitorId, findCustomer, findSession, signIn, signOut } from './session.ts';

const withCookie = (header: string) => visit({ cookies: parseCookies(header) });

const readSessions = async () =>
  (await DB.prepare('SELECT * FROM session').all<{ id: string; expires_at: number }>()).results;

async function begin() {
  const context = visit();
  const visitorId = await runInContext(context, ensureVisitorId);
  const session = await runInContext(context, findSession);
  return { visitorId, id: session?.id, cookie: lastCookie(context) };
}

beforeEach(async () => {
  await DB.prepare('DELETE FROM session').run();
});

const hoursMs = 60 * 60 * 1000;
const asPhone = (isdn: string) => ({
  kind: 'phone' as const,
  isdn,
  expiresAt: Date.now() + 2 * hoursMs,
});
const lastCookie = (context: RequestContext) =>
  context.cookieOutbox.findLast((one) => one.startsWith('__Host-sid='))?.split('; ')[0] ?? '';

async function beginSignedIn(isdn = '99112233') {
  const context = visit({ posted: true });
  const session = await runInContext(context, () => signIn(asPhone(isdn)));
  return { context, session, cookie: lastCookie(context) };
}

test('signIn ends the old session when it sets a new cookie', async () => {
  const before = await begin();
  const context = withCookie(before.cookie);
  const session = await runInContext(context, () => signIn(asPhone('99112233')));
  expect(session.id).not.toBe(before.id);
  expect((await readSessions()).map(({ id }) => id)).toEqual([session.id]);
  expect(await runInContext(withCookie(before.cookie), findCustomer)).toBeNull();
  expect(await runInContext(withCookie(lastCookie(context)), findCustomer)).toEqual(session);
});

test('findCustomer returns the customer exactly until the session expires when the clock moves on', async () => {
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

test('findCustomer returns null at once for a write when the session was ended elsewhere', async () => {
  const { session, cookie } = await beginSignedIn();
  expect(await runInContext(withCookie(cookie), findCustomer)).toEqual(session);
  await DB.prepare('DELETE FROM session').run();
  expect(await runInContext(withCookie(cookie), findCustomer)).toEqual(session);
  const change = visit({ cookies: parseCookies(cookie), posted: true });
  expect(await runInContext(change, findCustomer)).toBeNull();
  expect(await runInContext(withCookie(cookie), findCustomer)).toBeNull();
});

test('findCustomer returns null after 30 seconds for a page when the session was ended elsewhere', async () => {
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

test('signOut ends the session and deletes the cookies when one is signed in', async () => {
  const { cookie } = await beginSignedIn();
  const context = visit({
    cookies: parseCookies(`${cookie}; account=1; cart_count=3`),
    posted: true,
  });
  await runInContext(context, () => signOut());
  expect(context.cookieOutbox).toEqual([
    '__Host-sid=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
    'cart_count=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    'account=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ]);
  expect(await runInContext(withCookie(cookie), findCustomer)).toBeNull();
  expect(await readSessions()).toEqual([]);
});

test('signOut ends all sessions of the number and no others when the scope is everywhere', async () => {
  const mine = await beginSignedIn();
  await beginSignedIn();
  const other = await beginSignedIn('95112233');
  const context = visit({ cookies: parseCookies(mine.cookie), posted: true });
  await runInContext(context, () => signOut('everywhere'));
  expect((await readSessions()).map(({ id }) => id)).toEqual([other.session.id]);
});

test('signIn limits the session to 15 minutes when the layout is the kiosk', async () => {
  const context = visit({ mode: 'kiosk', posted: true });
  const session = await runInContext(context, () => signIn(asPhone('99112233')));
  expect(session.expiresAt).toBeLessThanOrEqual(Date.now() + 15 * 60 * 1000);
  expect(context.cookieOutbox[0]).not.toContain('Max-Age');
});

test('signIn sets the account cookie without the number and with the session’s life when it succeeds', async () => {
  const { context } = await beginSignedIn();
  expect(context.cookieOutbox[1]).toMatch(
    /^account=1; Path=\/; SameSite=Lax; Max-Age=(7200|7199); Secure$/,
  );
  expect(context.cookieOutbox.join()).not.toContain('99112233');
  const kiosk = visit({ mode: 'kiosk', posted: true });
  await runInContext(kiosk, () => signIn(asPhone('99112233')));
  expect(kiosk.cookieOutbox[1]).toBe('account=1; Path=/; SameSite=Lax; Secure');
});

test('signOut deletes the cookies when the database fails', async () => {
  const { cookie } = await beginSignedIn();
  const context = visit({ cookies: parseCookies(`${cookie}; account=1`), posted: true });
  await DB.prepare('ALTER TABLE session RENAME TO session_away').run();
  try {
    await expect(runInContext(context, () => signOut())).rejects.toThrow('session');
  } finally {
    await DB.prepare('ALTER TABLE session_away RENAME TO session').run();
  }
  expect(context.cookieOutbox.map((one) => one.split(';')[0])).toEqual(['__Host-sid=', 'account=']);
});
