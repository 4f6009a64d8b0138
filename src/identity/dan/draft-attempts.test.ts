import { beforeEach, expect, test } from 'vitest';
import { addSession, addVisitor } from '../../../tests/unit/add-visitor.ts';
import { addDraft, asApplicant, newAttempt, toVerified } from '../../../tests/unit/new-attempt.ts';
import { DB } from '#env.ts';
import type { Applicant } from '../proof/applicant.ts';
import { findStoredProof } from '../proof/store.ts';
import { newToken } from '../visitor-cookie.ts';
import { type Attempt, insertAttempt, type Settled, settleAttempt, takeAttempt } from './store.ts';

const now = Date.UTC(2026, 10, 21, 4);
const dayMs = 24 * 3_600_000;
const returnsTo = '/afterDan';
const registerNumber = 'УК91031458';
const applicant = { registerNumber, lastName: 'Батбаяр', firstName: 'Тэмүүлэн' };
const verify = (who: Applicant | null = null) => toVerified(registerNumber, who);

beforeEach(async () => {
  await DB.batch(['draft', 'visitor'].map((table) => DB.prepare(`DELETE FROM ${table}`)));
  await addVisitor('a');
  await addDraft('d1', 'a', now + dayMs);
  await addDraft('d2', 'a', now + dayMs);
});

async function leave(given: Partial<Attempt>) {
  const attempt = newAttempt(newToken(), 'a', given);
  return { ...attempt, begun: await insertAttempt(attempt, now) };
}

async function prove(given: Partial<Attempt>, settled: Settled): Promise<void> {
  const attempt = await leave(given);
  await takeAttempt({ ...attempt, returnsTo }, now);
  await settleAttempt(attempt, settled, now);
}

const findOwner = (isdn: string, at = now) =>
  findStoredProof({ visitorId: 'a', purpose: 'simRecovery', isdn, draftId: null }, at);
const findApplicant = (draftId: string | null, at = now) =>
  findStoredProof({ visitorId: 'a', purpose: 'newNumber', isdn: null, draftId }, at);

test('a visitor who is not signed in proves to own the number that a draft names', async () => {
  expect((await leave({})).begun).toBe(false);
  await prove({ draftId: 'd1' }, await verify());
  expect(await findOwner('99110011', now + dayMs / 48 - 1)).toMatchObject({ subject: 'owner' });
  expect(await findOwner('99110011', now + dayMs / 48)).toBeNull();
  expect(await findOwner('95220022')).toBeNull();
});

test('a proof of an owner is none of the number that the session has, when that was not compared', async () => {
  await addSession('a', { isdn: '95220022' });
  await prove({ draftId: 'd1' }, await verify());
  expect(await findOwner('95220022')).toBeNull();
  expect((await leave({ draftId: null })).begun).toBe(false);
});

test('an applicant is stored sealed, for one draft, and for as long as that lives', async () => {
  await prove({ ...asApplicant, draftId: 'd1' }, await verify(applicant));
  const proof = await findApplicant('d1', now + dayMs - 1);
  expect(proof).toMatchObject({ subject: 'applicant', expiresAt: now + dayMs });
  expect(await findApplicant('d2')).toBeNull();
  expect(await findApplicant(null)).toBeNull();
  const { results } = await DB.prepare('SELECT * FROM identity_proof').all();
  expect(JSON.stringify(results)).not.toMatch(/УК91|0314|Батбаяр|Тэмүүлэн/);
  await DB.prepare(`DELETE FROM draft WHERE id = 'd1'`).run();
  expect(await findApplicant('d1')).toBeNull();
});

test('an applicant without a draft is stored for half an hour', async () => {
  await prove(asApplicant, await verify(applicant));
  expect(await findApplicant(null, now + dayMs / 48 - 1)).not.toBeNull();
  expect(await findApplicant(null, now + dayMs / 48)).toBeNull();
});

test('each draft has a proof of its own when two are open, and a later one replaces it', async () => {
  for (const draftId of ['d1', 'd2', 'd1']) {
    await prove({ ...asApplicant, draftId }, await verify(applicant));
  }
  const { results } = await DB.prepare('SELECT draft_id FROM identity_proof ORDER BY 1').all();
  expect(results).toEqual([{ draft_id: 'd1' }, { draft_id: 'd2' }]);
});

test('takeAttempt returns null when the draft has ended meanwhile', async () => {
  const [expired, ended] = [await leave({ draftId: 'd1' }), await leave({ draftId: 'd2' })];
  await DB.batch([
    DB.prepare(`UPDATE draft SET expires_at = ?1 WHERE id = 'd1'`).bind(now),
    DB.prepare(`DELETE FROM draft WHERE id = 'd2'`),
  ]);
  expect(await takeAttempt({ ...expired, returnsTo }, now)).toBeNull();
  expect(await takeAttempt({ ...ended, returnsTo }, now)).toBeNull();
  expect((await leave({ draftId: 'd2' })).begun).toBe(false);
});

test('nothing of a visitor’s attempts and proofs is left when the visitor is deleted', async () => {
  await prove({ ...asApplicant, draftId: 'd1' }, await verify(applicant));
  await DB.prepare('DELETE FROM visitor').run();
  for (const table of ['dan_attempt', 'identity_proof']) {
    expect(await DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n')).toBe(0);
  }
});
