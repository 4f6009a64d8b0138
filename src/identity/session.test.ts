import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { visit } from '../../tests/unit/visit.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { ensureSessionId, findSessionId } from './session.ts';

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

test('findSessionId creates no session when there is none', async () => {
  const context = visit();
  expect(await runInContext(context, findSessionId)).toBeNull();
  expect(context.cookieOutbox).toEqual([]);
  expect(await readSessions()).toEqual([]);
});

test('ensureSessionId creates no second session when the cookie names one', async () => {
  const { id, cookie } = await begin();
  expect(await runInContext(withCookie(cookie), findSessionId)).toBe(id);
  const again = withCookie(cookie);
  expect(await runInContext(again, ensureSessionId)).toBe(id);
  expect(again.cookieOutbox).toEqual([]);
  expect(await readSessions()).toHaveLength(1);
});

test('ensureSessionId sets a host cookie of 30 days that scripts can not read when it creates a session', async () => {
  const { context } = await begin();
  expect(context.cookieOutbox).toEqual([
    expect.stringMatching(
      /^__Host-sid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/,
    ),
  ]);
});

test('ensureSessionId sets a cookie without the host prefix when the connection is not secure', async () => {
  const { context, cookie, id } = await begin(false);
  expect(context.cookieOutbox[0]).toMatch(/^sid=[\w-]{43}; (?!.*Secure)/);
  expect(await runInContext(withCookie(cookie, false), findSessionId)).toBe(id);
  expect(await runInContext(withCookie(cookie), findSessionId)).toBeNull();
});

test('ensureSessionId stores only the hash of the cookie when it creates a session', async () => {
  const { cookie, id } = await begin();
  const token = cookie.slice('__Host-sid='.length);
  expect(id).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(await readSessions())).not.toContain(token);
});

test('ensureSessionId creates one session when several parts of a request ask for it', async () => {
  const context = visit();
  const ids = await runInContext(context, () =>
    Promise.all([ensureSessionId(), ensureSessionId()]),
  );
  const found = await runInContext(context, findSessionId);
  expect(new Set([...ids, found]).size).toBe(1);
  expect(context.cookieOutbox).toHaveLength(1);
  expect(await readSessions()).toHaveLength(1);
});

test('ensureSessionId creates two sessions when two visitors ask', async () => {
  expect((await begin()).id).not.toBe((await begin()).id);
});

test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, 'a'.repeat(5000)])(
  'findSessionId returns null when the cookie is %j',
  async (token) => {
    await begin();
    expect(await runInContext(withCookie(`__Host-sid=${token}`), findSessionId)).toBeNull();
  },
);

test('ensureSessionId creates another session when the first has expired', async () => {
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
  expect((await readSessions()).map((session) => session.id)).toContain(nextId);
});
