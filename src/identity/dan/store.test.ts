import { beforeEach, expect, test } from 'vitest';
import { addSession } from '../../../tests/unit/add-visitor.ts';
import { asApplicant, newAttempt, toVerified } from '../../../tests/unit/new-attempt.ts';
import { DB } from '#env.ts';
import { findStoredProof } from '../proof/store.ts';
import { newToken } from '../visitor-cookie.ts';
import {
  type Attempt,
  findSettled,
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

async function leave(visitorId = 'a', given: Partial<Attempt> = {}, at = now) {
  const attempt = newAttempt(newToken(), visitorId, given);
  return { ...attempt, begun: await insertAttempt(attempt, at) };
}

const verify = async (at = now, given: Partial<Attempt> = {}) => {
  const attempt = await leave('a', given, at);
  await takeAttempt({ ...attempt, returnsTo }, at);
  await settleAttempt(attempt, await toVerified(registerNumber), at);
  return attempt;
};

const key = { visitorId: 'a', purpose: 'simRecovery', isdn: '99110011', draftId: null };
const findProof = (at: number, given: Partial<typeof key> = {}) =>
  findStoredProof({ ...key, ...given }, at);

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
    {
      purpose: 'simRecovery',
      subject: 'owner',
      continuesAt: null,
      draftId: null,
      isdn: '99110011',
      redirectUri: attempt.redirectUri,
    },
  ]);
});

test('takeAttempt returns null when a state is ten minutes old', async () => {
  const [late, inTime] = [await leave(), await leave()];
  expect(await takeAttempt({ ...late, returnsTo }, now + 600_000)).toBeNull();
  expect(await takeAttempt({ ...inTime, returnsTo }, now + 599_999)).not.toBeNull();
});

test('takeAttempt returns null when another visitor brings the state', async () => {
  const attempt = await leave();
  expect(await takeAttempt({ ...attempt, visitorId: 'b', returnsTo }, now)).toBeNull();
  expect(await takeAttempt({ ...attempt, returnsTo }, now)).not.toBeNull();
});

test('takeAttempt returns null when the purpose returns to another page', async () => {
  const attempt = await leave('a', { purpose: 'packageShift' });
  expect(await takeAttempt({ ...attempt, returnsTo }, now)).toBeNull();
  expect(await takeAttempt({ ...attempt, returnsTo: '/packageshift/afterDan' }, now)).toMatchObject(
    { purpose: 'packageShift' },
  );
});

test('takeAttempt returns null when the state is unknown or its session has expired or was deleted', async () => {
  expect(await takeAttempt({ state: newToken(), visitorId: 'a', returnsTo }, now)).toBeNull();
  await begin('short', '94330033', 60_000);
  const attempt = await leave('short');
  expect(await takeAttempt({ ...attempt, returnsTo }, now + 60_000)).toBeNull();
  const revoked = await leave();
  await DB.prepare(`DELETE FROM session WHERE id = 'a'`).run();
  expect(await takeAttempt({ ...revoked, returnsTo }, now)).toBeNull();
});

test('insertAttempt is false when the number is not that of a session of this visitor', async () => {
  await begin('nobody', null);
  expect((await leave('nobody')).begun).toBe(false);
  expect((await leave('b')).begun).toBe(false);
  expect((await leave('no such visitor', asApplicant)).begun).toBe(false);
});

test('insertAttempt is false when the visitor has begun too many, also at the same moment', async () => {
  const tries = await Promise.all(Array.from({ length: 100 }, () => leave()));
  expect(tries.filter(({ begun }) => begun)).toHaveLength(maxAttempts);
  expect(await mayAttempt('a', now)).toBe(false);
  expect(await mayAttempt('b', now)).toBe(true);
  expect((await leave('a', {}, now + 600_000)).begun).toBe(true);
});

test('findStoredProof returns a proof for half an hour when visitor, purpose and number are its own', async () => {
  await verify();
  const valid = { verifiedAt: now, expiresAt: now + hourMs / 2 };
  expect(await findProof(now + hourMs / 2 - 1)).toMatchObject(valid);
  expect(await findProof(now + hourMs / 2)).toBeNull();
  expect(await findProof(now, { purpose: 'packageShift' })).toBeNull();
  expect(await findProof(now, { visitorId: 'b' })).toBeNull();
  expect(await findProof(now, { isdn: '95220022' })).toBeNull();
});

test('settleAttempt changes nothing when the attempt was not taken or is settled', async () => {
  const open = await leave();
  await settleAttempt(open, await toVerified(registerNumber), now);
  expect(await findProof(now)).toBeNull();
  await takeAttempt({ ...open, returnsTo }, now);
  await settleAttempt(open, { outcome: 'cancelled' }, now);
  await settleAttempt(open, await toVerified(registerNumber), now);
  expect((await findSettled('a', 'simRecovery'))?.outcome).toBe('cancelled');
  expect(await findProof(now)).toBeNull();
});

test('settleAttempt deletes the proof when somebody else signs in, and not when the visitor cancels', async () => {
  await verify();
  const cancelled = await leave();
  await takeAttempt({ ...cancelled, returnsTo }, now + 1);
  await settleAttempt(cancelled, { outcome: 'cancelled' }, now + 1);
  expect(await findProof(now + 1)).not.toBeNull();
  const other = await leave();
  await takeAttempt({ ...other, returnsTo }, now + 2);
  await settleAttempt(other, { outcome: 'mismatch' }, now + 2);
  expect(await findProof(now + 2)).toBeNull();
  expect((await findSettled('a', 'simRecovery'))?.outcome).toBe('mismatch');
});

test('settleAttempt stores only hashes when state and register number are given', async () => {
  const { state } = await verify();
  const rows = await DB.batch([
    DB.prepare('SELECT * FROM dan_attempt'),
    DB.prepare('SELECT * FROM identity_proof'),
  ]);
  const stored = JSON.stringify(rows.map(({ results }) => results));
  expect(stored).not.toContain(state);
  expect(stored).not.toContain(registerNumber);
  expect(stored).not.toContain('910314');
  expect(stored).toMatch(/"register_hmac":"[\da-f]{64}"/);
});
