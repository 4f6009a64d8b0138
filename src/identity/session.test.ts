import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { networkLimits } from '#domain/network-limits.ts';
import { hashText } from '#lib/hash.ts';
import { visit } from '../../tests/unit/visit.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { ensureVisitorId, findVisitorId } from './session.ts';

const dayMs = 24 * 60 * 60 * 1000;

const withCookie = (header: string, secure = true) =>
  visit({ cookies: parseCookies(header), secure });
const sentBack = (context: RequestContext) => context.cookieOutbox[0]?.split('; ')[0] ?? '';
type Row = Record<'id' | 'visitor_id', string> & { expires_at: number };
const readSessions = async () => (await DB.prepare('SELECT * FROM session').all<Row>()).results;
const readVisitors = async () => (await DB.prepare('SELECT * FROM visitor').all<Row>()).results;

async function begin(secure = true) {
  const context = visit({ secure });
  const id = await runInContext(context, ensureVisitorId);
  return { context, id, cookie: sentBack(context) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(async () => {
  await DB.prepare('DELETE FROM visitor').run();
});

test('findVisitorId creates nothing when there is no visitor', async () => {
  const context = visit();
  expect(await runInContext(context, findVisitorId)).toBeNull();
  expect(context.cookieOutbox).toEqual([]);
  expect([await readSessions(), await readVisitors()]).toEqual([[], []]);
});

test('the page that refuses one visitor too many of a network finds nobody, and is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const network = '198.51.100';
  const { most } = networkLimits.beginning;
  for (let count = 0; count < most; count += 1) {
    await runInContext(visit({ network }), ensureVisitorId);
  }
  await runInContext(visit({ network }), async () => {
    const both = await Promise.allSettled([ensureVisitorId(), ensureVisitorId()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await findVisitorId()).toBeNull();
  });
  expect(await readVisitors()).toHaveLength(most);
  vi.useRealTimers();
});

test('ensureVisitorId creates no second visitor when the cookie names one', async () => {
  const { id, cookie } = await begin();
  expect(await runInContext(withCookie(cookie), findVisitorId)).toBe(id);
  const again = withCookie(cookie);
  expect(await runInContext(again, ensureVisitorId)).toBe(id);
  expect(again.cookieOutbox).toEqual([]);
  expect(await readSessions()).toHaveLength(1);
});

test('ensureVisitorId sets a host cookie of 30 days that scripts can not read when it creates a session', async () => {
  const { context } = await begin();
  expect(context.cookieOutbox).toEqual([
    expect.stringMatching(
      /^__Host-sid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/,
    ),
  ]);
});

test('ensureVisitorId sets a cookie without the host prefix when the connection is not secure', async () => {
  const { context, cookie, id } = await begin(false);
  expect(context.cookieOutbox[0]).toMatch(/^sid=[\w-]{43}; (?!.*Secure)/);
  expect(await runInContext(withCookie(cookie, false), findVisitorId)).toBe(id);
  expect(await runInContext(withCookie(cookie), findVisitorId)).toBeNull();
});

test('ensureVisitorId stores only the hash of the cookie when it creates a session', async () => {
  const { cookie, id } = await begin();
  const token = cookie.slice('__Host-sid='.length);
  const rows = JSON.stringify([await readSessions(), await readVisitors()]);
  expect(rows).toContain(await hashText(token));
  expect(rows).toContain(id);
  expect(rows).not.toContain(token);
});

test('ensureVisitorId creates one session when several parts of a request ask for it', async () => {
  const context = visit();
  const ids = await runInContext(context, () =>
    Promise.all([ensureVisitorId(), ensureVisitorId()]),
  );
  const found = await runInContext(context, findVisitorId);
  expect(new Set([...ids, found]).size).toBe(1);
  expect(context.cookieOutbox).toHaveLength(1);
  expect(await readSessions()).toHaveLength(1);
});

test('ensureVisitorId stores visitor and session in one round trip when the visitor is new', async () => {
  const trips = vi.spyOn(DB, 'batch');
  const statements = vi.spyOn(DB, 'prepare');
  const { id } = await begin();
  expect([trips.mock.calls.length, trips.mock.calls[0]?.[0].length]).toEqual([1, 2]);
  expect(statements).toHaveBeenCalledTimes(2);
  const [session] = await readSessions();
  expect(await readVisitors()).toMatchObject([{ id, expires_at: session?.expires_at }]);
});

test('ensureVisitorId creates two visitors when two browsers ask', async () => {
  expect((await begin()).id).not.toBe((await begin()).id);
});

test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, 'a'.repeat(5000)])(
  'findVisitorId returns null when the cookie is %j',
  async (token) => {
    await begin();
    expect(await runInContext(withCookie(`__Host-sid=${token}`), findVisitorId)).toBeNull();
  },
);

test('ensureVisitorId creates another visitor when the session has expired', async () => {
  const { id, cookie } = await begin();
  const [row] = await readSessions();
  expect(row?.expires_at).toBeGreaterThan(Date.now() + 29 * dayMs);
  await DB.prepare('UPDATE session SET expires_at = ?1')
    .bind(Date.now() - 1)
    .run();
  expect(await runInContext(withCookie(cookie), findVisitorId)).toBeNull();
  const next = withCookie(cookie);
  const nextId = await runInContext(next, ensureVisitorId);
  expect(nextId).not.toBe(id);
  expect((await readSessions()).map(({ visitor_id: visitor }) => visitor)).toContain(nextId);
});
