import { beforeEach, expect, test } from 'vitest';
import { newAttempt, toVerified } from '../../../tests/unit/new-attempt.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { DB } from '#env.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { dan } from '../dan/guard.ts';
import { type Attempt, insertAttempt, settleAttempt, takeAttempt } from '../dan/store.ts';
import { ensureVisitorId, signIn, signOut } from '../session.ts';
import { newToken } from '../visitor-cookie.ts';
import { findProof } from './find-proof.ts';

const isdn = '99112233';
const minuteMs = 60_000;

let context: RequestContext;
const here = <T>(work: () => Promise<T>): Promise<T> => runInContext(context, work);
const signInAs = (number: string, lifeMs = 120 * minuteMs) =>
  here(() => signIn({ kind: 'phone', isdn: number, expiresAt: Date.now() + lifeMs }));

beforeEach(async () => {
  await DB.prepare('DELETE FROM visitor').run();
  context = visit({ posted: true });
});

async function prove(given: Partial<Attempt>): Promise<void> {
  const now = Date.now();
  const visitorId = await here(ensureVisitorId);
  const attempt = newAttempt(newToken(), visitorId, { isdn, ...given });
  await insertAttempt(attempt, now);
  const returnsTo = attempt.purpose === 'packageShift' ? '/packageshift/afterDan' : '/afterDan';
  await takeAttempt({ ...attempt, returnsTo }, now);
  await settleAttempt(attempt, await toVerified('УК91031458'), now);
}

test('findProof returns nothing and makes no visitor when nobody is known', async () => {
  expect(await here(() => findProof('packageShift'))).toBeNull();
  expect(await DB.prepare('SELECT count(*) AS n FROM visitor').first('n')).toBe(0);
});

test('findProof ends with the session when the number is the one that is signed in', async () => {
  const session = await signInAs(isdn, 10 * minuteMs);
  await prove({ purpose: 'packageShift' });
  const proof = await here(() => findProof('packageShift'));
  expect(proof?.expiresAt).toBe(session.expiresAt);
  await here(() => signOut());
  expect(await here(() => findProof('packageShift'))).toBeNull();
});

test('findProof returns nothing of another customer when somebody else signs in here', async () => {
  await signInAs(isdn);
  await prove({ purpose: 'packageShift' });
  await signInAs('95112244');
  expect(await here(() => findProof('packageShift'))).toBeNull();
  expect(await here(() => findProof('packageShift', { ownerOf: isdn }))).toBeNull();
});

test('findProof returns the proof of the session’s number when the same customer signs in again', async () => {
  await signInAs(isdn);
  await prove({ purpose: 'packageShift' });
  await signInAs(isdn);
  expect(await here(() => findProof('packageShift'))).not.toBeNull();
});

test('findProof asks for the number that is named when a flow names one', async () => {
  await signInAs(isdn);
  await prove({});
  expect(await here(() => findProof('simRecovery', { ownerOf: isdn }))).not.toBeNull();
  expect(await here(() => findProof('simRecovery', { ownerOf: '95112244' }))).toBeNull();
});

test('the guard of Dan lets through with a proof, and leads to Dan or to the flow’s step without', async () => {
  await signInAs(isdn);
  const ask = (...parts: Parameters<typeof dan>) => here(() => dan(...parts)(null, null));
  expect(await ask('simRecovery')).toEqual({ ok: true, goTo: '/dan/redirect?for=simRecovery' });
  expect(await ask('simRecovery', { ownerOf: isdn, startsAt: '/simRecovery/identity' })).toEqual({
    ok: true,
    goTo: '/simRecovery/identity',
  });
  await prove({});
  expect(await ask('simRecovery', { ownerOf: isdn })).toBeNull();
});
