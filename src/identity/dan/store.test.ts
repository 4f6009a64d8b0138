import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { addSession } from '../../../tests/unit/add-visitor.ts';
import { newToken } from '../visitor-cookie.ts';
import type { DanFlow } from './flows.ts';
import {
  findOutcome,
  findVerification,
  insertAttempt,
  mayAttempt,
  maxAttempts,
  settleAttempt,
  takeAttempt,
} from './store.ts';

const now = Date.UTC(2026, 10, 21, 4);
const hourMs = 3_600_000;
const returnsTo = '/afterDan';
const registerNumber = 'УК91031458';

const begin = (id: string, isdn: string | null = '99110011', lifeMs = 2 * hourMs) =>
  addSession(id, { isdn, expiresAt: now + lifeMs });

async function leave(sessionId = 'a', flow: DanFlow = 'simRecovery', at = now) {
  const attempt = { state: newToken(), sessionId, flow, redirectUri: 'https://x.mn/afterDan' };
  return { ...attempt, begun: await insertAttempt(attempt, at) };
}

const verify = async (at = now, flow: DanFlow = 'simRecovery') => {
  const attempt = await leave('a', flow, at);
  await takeAttempt({ ...attempt, returnsTo }, at);
  await settleAttempt(attempt, { outcome: 'verified', registerNumber }, at);
  return attempt;
};

beforeEach(async () => {
  await DB.prepare('DELETE FROM visitor').run();
  await begin('a');
  await begin('b', '95220022');
});

test('takeAttempt succeeds once when 200 requests bring one state at the same moment', async () => {
  const attempt = await leave();
  const taken = await Promise.all(
    Array.from({ length: 200 }, () => takeAttempt({ ...attempt, returnsTo }, now)),
  );
  expect(taken.filter((one) => one !== null)).toEqual([
    { flow: 'simRecovery', redirectUri: attempt.redirectUri },
  ]);
});

test('takeAttempt returns null when a state is ten minutes old', async () => {
  const [late, inTime] = [await leave(), await leave()];
  expect(await takeAttempt({ ...late, returnsTo }, now + 600_000)).toBeNull();
  expect(await takeAttempt({ ...inTime, returnsTo }, now + 599_999)).not.toBeNull();
});

test('takeAttempt returns null when another session brings the state', async () => {
  const attempt = await leave();
  expect(await takeAttempt({ ...attempt, sessionId: 'b', returnsTo }, now)).toBeNull();
  expect(await takeAttempt({ ...attempt, returnsTo }, now)).not.toBeNull();
});

test('takeAttempt returns null when the flow returns to another page', async () => {
  const attempt = await leave('a', 'packageShift');
  expect(await takeAttempt({ ...attempt, returnsTo }, now)).toBeNull();
  expect(await takeAttempt({ ...attempt, returnsTo: '/packageshift/afterDan' }, now)).toMatchObject(
    { flow: 'packageShift' },
  );
});

test('takeAttempt returns null when the state is unknown or its session has expired or was deleted', async () => {
  expect(await takeAttempt({ state: newToken(), sessionId: 'a', returnsTo }, now)).toBeNull();
  await begin('short', '94330033', 60_000);
  const attempt = await leave('short');
  expect(await takeAttempt({ ...attempt, returnsTo }, now + 60_000)).toBeNull();
  const revoked = await leave();
  await DB.prepare(`DELETE FROM session WHERE id = 'a'`).run();
  expect(await takeAttempt({ ...revoked, returnsTo }, now)).toBeNull();
});

test('insertAttempt is false when the session has no number', async () => {
  await begin('nobody', null);
  expect((await leave('nobody')).begun).toBe(false);
  expect((await leave('no such session')).begun).toBe(false);
});

test('insertAttempt is false when the session has begun too many, also at the same moment', async () => {
  const tries = await Promise.all(Array.from({ length: 100 }, () => leave()));
  expect(tries.filter(({ begun }) => begun)).toHaveLength(maxAttempts);
  expect(await mayAttempt('a', now)).toBe(false);
  expect(await mayAttempt('b', now)).toBe(true);
  expect((await leave('a', 'simRecovery', now + 600_000)).begun).toBe(true);
});

test('findVerification returns a verification for half an hour when flow and session are its own', async () => {
  await verify();
  const valid = { verifiedAt: now, expiresAt: now + hourMs / 2 };
  expect(await findVerification('a', 'simRecovery', now + hourMs / 2 - 1)).toEqual(valid);
  expect(await findVerification('a', 'simRecovery', now + hourMs / 2)).toBeNull();
  expect(await findVerification('a', 'newNumber', now)).toBeNull();
  expect(await findVerification('b', 'simRecovery', now)).toBeNull();
});

test('findVerification returns null when the session has expired', async () => {
  await verify(now + 2 * hourMs - 60_000);
  const found = await findVerification('a', 'simRecovery', now + 2 * hourMs - 1);
  expect(found?.expiresAt).toBe(now + 2 * hourMs);
  expect(await findVerification('a', 'simRecovery', now + 2 * hourMs)).toBeNull();
});

test('settleAttempt changes nothing when the attempt was not taken or is settled', async () => {
  const open = await leave();
  await settleAttempt(open, { outcome: 'verified', registerNumber }, now);
  expect(await findVerification('a', 'simRecovery', now)).toBeNull();
  await takeAttempt({ ...open, returnsTo }, now);
  await settleAttempt(open, { outcome: 'cancelled' }, now);
  await settleAttempt(open, { outcome: 'verified', registerNumber }, now);
  expect(await findOutcome('a', 'simRecovery')).toBe('cancelled');
  expect(await findVerification('a', 'simRecovery', now)).toBeNull();
});

test('settleAttempt deletes the verification when somebody else signs in, and not when the visitor cancels', async () => {
  await verify();
  const cancelled = await leave();
  await takeAttempt({ ...cancelled, returnsTo }, now + 1);
  await settleAttempt(cancelled, { outcome: 'cancelled' }, now + 1);
  expect(await findVerification('a', 'simRecovery', now + 1)).not.toBeNull();
  const other = await leave();
  await takeAttempt({ ...other, returnsTo }, now + 2);
  await settleAttempt(other, { outcome: 'mismatch' }, now + 2);
  expect(await findVerification('a', 'simRecovery', now + 2)).toBeNull();
  expect(await findOutcome('a', 'simRecovery')).toBe('mismatch');
});

test('settleAttempt stores only hashes when state and register number are given', async () => {
  const { state } = await verify();
  const rows = await DB.batch([
    DB.prepare('SELECT * FROM dan_attempt'),
    DB.prepare('SELECT * FROM dan_verification'),
  ]);
  const stored = JSON.stringify(rows.map(({ results }) => results));
  expect(stored).not.toContain(state);
  expect(stored).not.toContain(registerNumber);
  expect(stored).not.toContain('910314');
  expect(stored).toMatch(/"register_hmac":"[\da-f]{64}"/);
});
