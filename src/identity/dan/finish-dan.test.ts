import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Citizen, DanAnswer } from '#contracts/dan/citizen.ts';
import type { SubscriberOwner } from '#contracts/mobile/subscriber-owner.ts';
import type { DanOutcome } from './model.ts';
import { type Attempt, findSettled, insertAttempt } from './store.ts';
import { DB, settings } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { agree } from '#operator/tests/provider-under-test.ts';
import { addSession } from '../../../tests/unit/add-visitor.ts';
import { addDraft, asApplicant, newAttempt } from '../../../tests/unit/new-attempt.ts';
import { readApplicant } from '../proof/applicant.ts';
import { findStoredProof } from '../proof/store.ts';
import { newToken } from '../visitor-cookie.ts';
import {
  type Outcome,
  UpstreamError,
  type UpstreamFailure,
} from '#services/upstream/upstream-error.ts';
import { finishDan } from './finish-dan.ts';

const returnsTo = '/afterDan';
const redirectUri = 'https://www.example.mn/afterDan';
const purpose = 'simRecovery';
const shownAt = `${returnsTo}?for=${purpose}`;
const person: Citizen = { regnum: 'УК91031458', lastname: 'Батбаяр', firstname: 'Тэмүүлэн' };
const owner: SubscriberOwner = {
  registerNumber: 'УК91031458',
  lastName: 'БАТБАЯР',
  firstName: 'ТЭМYYЛЭН',
  since: null,
};

const ok =
  <T>(value: T) =>
  async (): Promise<Outcome<T>> => ({ ok: true, value });
const comeAs = (citizen: Citizen) => ok<DanAnswer>({ kind: 'citizen', citizen });
const fail = (kind: UpstreamFailure) => async (): Promise<Outcome<never>> => ({
  ok: false,
  error: new UpstreamError(kind, 'dan'),
});

async function leave(given: Partial<Attempt> = {}): Promise<string> {
  const state = newToken();
  await insertAttempt(newAttempt(state, 'a', given), Date.now());
  return state;
}

const key = { visitorId: 'a', purpose, isdn: '99110011', draftId: null };
const isVerified = async () => (await findStoredProof(key, Date.now())) !== null;
const findOutcome = async () => (await findSettled('a', purpose))?.outcome;

beforeAll(() => prepareOperator());
beforeEach(async () => {
  await DB.prepare('DELETE FROM visitor').run();
  await addSession('a', { isdn: '99110011' });
});

const cases: [
  string,
  () => Promise<Outcome<DanAnswer>>,
  () => Promise<Outcome<SubscriberOwner>>,
  DanOutcome,
][] = [
  ['the owner, spelled otherwise', comeAs(person), ok(owner), 'verified'],
  [
    'another number, the same names',
    comeAs({ ...person, regnum: 'УК91031459' }),
    ok(owner),
    'mismatch',
  ],
  ['another first name', comeAs({ ...person, firstname: 'Тамир' }), ok(owner), 'mismatch'],
  ['another last name', comeAs({ ...person, lastname: 'Бат' }), ok(owner), 'mismatch'],
  [
    'a number of a company',
    comeAs(person),
    ok({ ...owner, registerNumber: '2612345' }),
    'mismatch',
  ],
  ['a number of nobody', comeAs(person), fail('not-found'), 'mismatch'],
  ['an organisation', ok({ kind: 'organisation' }), ok(owner), 'organisation'],
  ['somebody whom the register did not find', ok({ kind: 'not-found' }), ok(owner), 'not-found'],
  ['a provider that fails', fail('timeout'), ok(owner), 'failed'],
  ['a provider that refuses the code', fail('status'), ok(owner), 'failed'],
  ['an operator that fails', comeAs(person), fail('network'), 'failed'],
];

test.each(cases)(
  'finishDan stores the right outcome when it meets %s',
  async (_, readCitizen, readOwner, outcome) => {
    const state = await leave();
    const parts = { readCitizen, readOwner };
    expect(await finishDan('a', { state, code: 'c', returnsTo }, parts)).toBe(shownAt);
    expect(await findOutcome()).toBe(outcome);
    expect(await isVerified()).toBe(outcome === 'verified');
  },
);

test('finishDan reads the owner by the attempt’s number and the citizen by the code when both answer', async () => {
  const readCitizen = vi.fn<(typeof cases)[0][1]>(comeAs(person));
  const readOwner = vi.fn<(typeof cases)[0][2]>(ok(owner));
  await finishDan('a', { state: await leave(), code: 'c', returnsTo }, { readCitizen, readOwner });
  expect(readCitizen.mock.calls).toEqual([[{ code: 'c', redirectUri }]]);
  expect(readOwner.mock.calls).toEqual([[{ isdn: '99110011' }]]);
});

test('whoever is confirmed for a draft is led on to its step, and anybody else to the page that says why', async () => {
  await addDraft('d', 'a', Date.now() + 60_000);
  const parts = { readCitizen: comeAs(person), readOwner: ok(owner) };
  const given = { draftId: 'd', continuesAt: '/simRecovery/dan' };
  const come = async (code: string | undefined) =>
    finishDan('a', { state: await leave(given), code, returnsTo }, parts);
  expect(await come('c')).toBe('/simRecovery/dan');
  expect(await come(undefined)).toBe(shownAt);
});

test.each([
  ['access_denied', 'cancelled'],
  ['server_error', 'failed'],
  [undefined, 'failed'],
])('finishDan makes no call when the provider returns the error %s', async (error, outcome) => {
  const never = vi.fn<() => Promise<Outcome<never>>>(fail('network'));
  const parts = { readCitizen: never, readOwner: never };
  await finishDan('a', { state: await leave(), error, returnsTo }, parts);
  expect(await findOutcome()).toBe(outcome);
  expect(never).not.toHaveBeenCalled();
});

test('finishDan calls the provider once when 50 requests return with one state', async () => {
  const readCitizen = vi.fn<(typeof cases)[0][1]>(comeAs(person));
  const parts = { readCitizen, readOwner: ok(owner) };
  const visit = { state: await leave(), code: 'c', returnsTo } as const;
  const back = await Promise.all(Array.from({ length: 50 }, () => finishDan('a', visit, parts)));
  expect(back.filter((one) => one !== null)).toEqual([shownAt]);
  expect(readCitizen).toHaveBeenCalledTimes(1);
  expect(await isVerified()).toBe(true);
});

test('finishDan verifies the owner and nobody else when the embedded operator answers', async () => {
  const come = async (citizen: string) =>
    finishDan('a', {
      state: await leave(),
      code: await agree(citizen, {
        scope: btoa(
          JSON.stringify([{ services: ['WS100101_getCitizenIDCardInfo'], wsdl: 'https://x.mn/' }]),
        ),
      }),
      returnsTo,
    });
  await come('temuulen');
  expect(await isVerified()).toBe(true);
  await come('munkh-orgil');
  expect(await findOutcome()).toBe('mismatch');
  expect(await isVerified()).toBe(false);
});

test('finishDan stores an applicant, whom only the key opens, and asks for no owner when nobody’s number is concerned', async () => {
  const never = vi.fn<() => Promise<Outcome<never>>>(fail('network'));
  const state = await leave(asApplicant);
  const parts = { readCitizen: comeAs(person), readOwner: never };
  expect(await finishDan('a', { state, code: 'c', returnsTo }, parts)).toBe(
    '/afterDan?for=newNumber',
  );
  expect(never).not.toHaveBeenCalled();
  const proof = await findStoredProof({ ...key, purpose: 'newNumber', isdn: null }, Date.now());
  if (!proof) throw new Error('no proof');
  const { DATA_KEYS: keys } = settings();
  expect(await readApplicant(proof, keys)).toEqual({
    registerNumber: person.regnum,
    lastName: person.lastname,
    firstName: person.firstname,
  });
  const other = { id: 'other', bytes: new Uint8Array(32) };
  expect(await readApplicant(proof, [other])).toBeNull();
  expect(await readApplicant({ ...proof, id: 'copied' }, keys)).toBeNull();
});
