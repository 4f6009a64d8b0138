import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { visit } from '../../tests/unit/visit.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { ensureVisitorId, findVisitorId, signIn, signOut } from './session.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const toCustomer = (isdn: string, lifeMs = 2 * hourMs) => ({
  kind: 'phone' as const,
  isdn,
  expiresAt: Date.now() + lifeMs,
});

/** A browser that stores its session's cookie, in the given layout. */
function openBrowser(mode: RequestContext['mode'] = 'browser', first = '') {
  let cookie = first;
  const send = async <T>(work: () => Promise<T>): Promise<T> => {
    const context = visit({ cookies: parseCookies(cookie), posted: true, mode });
    const result = await runInContext(context, work);
    cookie =
      context.cookieOutbox.findLast((one) => one.startsWith('__Host-sid='))?.split('; ')[0] ??
      cookie;
    return result;
  };
  return {
    send,
    copy: () => openBrowser(mode, cookie),
    signIn: (isdn: string, lifeMs?: number) => send(() => signIn(toCustomer(isdn, lifeMs))),
  };
}

const addConsent = (visitorId: string) =>
  DB.prepare("INSERT INTO consent (visitor_id, version, purposes, at) VALUES (?1, 'v', '[]', 1)")
    .bind(visitorId)
    .run();
const readConsents = async () =>
  (await DB.prepare('SELECT visitor_id FROM consent').all<{ visitor_id: string }>()).results.map(
    (row) => row.visitor_id,
  );
const readEnd = (visitorId: string) =>
  DB.prepare('SELECT expires_at FROM visitor WHERE id = ?1').bind(visitorId).first('expires_at');

beforeEach(async () => {
  await DB.prepare('DELETE FROM visitor').run();
});

test('signIn keeps the visitor and moves nothing when the visitor was anonymous', async () => {
  const browser = openBrowser();
  const before = await browser.send(ensureVisitorId);
  await addConsent(before);
  expect((await browser.signIn('99112233')).visitorId).toBe(before);
  expect(await browser.send(findVisitorId)).toBe(before);
  expect(await readConsents()).toEqual([before]);
});

test('signIn keeps the visitor when the same customer signs in again', async () => {
  const browser = openBrowser();
  const { visitorId } = await browser.signIn('99112233');
  expect((await browser.signIn('99112233')).visitorId).toBe(visitorId);
});

test('signIn makes a new visitor and leaves the rows of the other when another customer was signed in', async () => {
  const browser = openBrowser();
  const { visitorId } = await browser.signIn('99112233');
  await addConsent(visitorId);
  expect((await browser.signIn('95112233')).visitorId).not.toBe(visitorId);
  expect(await readConsents()).toEqual([visitorId]);
});

test('signIn makes a new visitor when the session before has ended', async () => {
  const browser = openBrowser();
  const { visitorId } = await browser.signIn('99112233');
  await DB.prepare('UPDATE session SET expires_at = 1').run();
  expect((await browser.signIn('99112233')).visitorId).not.toBe(visitorId);
});

test('one sign-in keeps the visitor when several browsers bring the same session at the same moment', async () => {
  const browser = openBrowser();
  const before = await browser.send(ensureVisitorId);
  const isdns = ['99112233', '95112244', '94112255', '85112266'];
  const sessions = await Promise.all(isdns.map((isdn) => browser.copy().signIn(isdn)));
  const visitors = sessions.map(({ visitorId }) => visitorId);
  expect(new Set(visitors).size).toBe(isdns.length);
  expect(visitors.filter((id) => id === before)).toHaveLength(1);
});

test('a visitor lives 30 days after signing in, and never shorter than the session', async () => {
  const near = (ms: number) => expect.toSatisfy((end) => Math.abs(end - Date.now() - ms) < 60_000);
  const phone = await openBrowser().signIn('99112233');
  expect(await readEnd(phone.visitorId)).toEqual(near(30 * dayMs));
  const long = await openBrowser().signIn('95112233', 90 * dayMs);
  expect(await readEnd(long.visitorId)).toEqual(near(90 * dayMs));
  const kiosk = openBrowser('kiosk');
  const passing = await kiosk.send(ensureVisitorId);
  expect(await readEnd(passing)).toEqual(near(hourMs / 4));
});

test('signIn prolongs the life of its visitor when an older session began it', async () => {
  const browser = openBrowser();
  const visitorId = await browser.send(ensureVisitorId);
  await DB.prepare('UPDATE visitor SET expires_at = ?1')
    .bind(Date.now() + 1000)
    .run();
  await browser.signIn('99112233');
  expect(await readEnd(visitorId)).toBeGreaterThan(Date.now() + 29 * dayMs);
});

test('signOut leaves the visitor, and deletes it with its rows when that is asked for', async () => {
  const browser = openBrowser();
  const { visitorId } = await browser.signIn('99112233');
  await addConsent(visitorId);
  const other = await openBrowser().signIn('99112233');
  await addConsent(other.visitorId);
  await browser.copy().send(() => signOut());
  expect(await readConsents()).toHaveLength(2);
  const again = openBrowser();
  const second = await again.signIn('99112233');
  await addConsent(second.visitorId);
  await again.send(() => signOut('here', { withVisitor: true }));
  expect(await readEnd(second.visitorId)).toBeNull();
  expect((await readConsents()).toSorted()).toEqual([visitorId, other.visitorId].toSorted());
});
