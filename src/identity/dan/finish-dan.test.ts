import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Citizen, DanAnswer } from '#contracts/dan/citizen.ts';
import type { SubscriberOwner } from '#contracts/mobile/subscriber-owner.ts';
import { findOutcome, findVerification, insertAttempt, type DanOutcome } from './store.ts';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { agree } from '#operator/tests/provider-under-test.ts';
import { addSession } from '../../../tests/unit/add-visitor.ts';
import { newToken } from '../visitor-cookie.ts';
import {
  type Outcome,
  UpstreamError,
  type UpstreamFailure,
} from '#services/upstream/upstream-error.ts';
import { finishDan } from './finish-dan.ts';

const customer = { id: 'a', isdn: '99110011' };
const returnsTo = '/afterDan';
const redirectUri = 'https://www.example.mn/afterDan';
const flow = 'newNumber';
const person: Citizen = { regnum: 'УК91031458', lastname: 'Батбаяр', firstname: 'Тэмүүлэн' };
const owner: SubscriberOwner = {
  registerNumber: 'УК91031458',
  lastName: 'БАТБАЯР',
  firstName: 'ТЭМYYЛЭН',
};

const ok =
  <T>(value: T) =>
  async (): Promise<Outcome<T>> => ({ ok: true, value });
const comeAs = (citizen: Citizen) => ok<DanAnswer>({ kind: 'citizen', citizen });
const fail = (kind: UpstreamFailure) => async (): Promise<Outcome<never>> => ({
  ok: false,
  error: new UpstreamError(kind, 'dan'),
});

async function leave(): Promise<string> {
  const state = newToken();
  await insertAttempt({ state, sessionId: 'a', flow, redirectUri }, Date.now());
  return state;
}

const isVerified = async () => (await findVerification('a', flow, Date.now())) !== null;

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
  ['a provider that fails', fail('timeout'), ok(owner), 'failed'],
  ['a provider that refuses the code', fail('status'), ok(owner), 'failed'],
  ['an operator that fails', comeAs(person), fail('network'), 'failed'],
];

test.each(cases)(
  'finishDan stores the right outcome when it meets %s',
  async (_, readCitizen, readOwner, outcome) => {
    const state = await leave();
    const parts = { readCitizen, readOwner };
    expect(await finishDan(customer, { state, code: 'c', returnsTo }, parts)).toBe(flow);
    expect(await findOutcome('a', flow)).toBe(outcome);
    expect(await isVerified()).toBe(outcome === 'verified');
  },
);

test('finishDan reads the owner by the session’s number and the citizen by the code when both answer', async () => {
  const readCitizen = vi.fn<(typeof cases)[0][1]>(comeAs(person));
  const readOwner = vi.fn<(typeof cases)[0][2]>(ok(owner));
  await finishDan(
    customer,
    { state: await leave(), code: 'c', returnsTo },
    { readCitizen, readOwner },
  );
  expect(readCitizen.mock.calls).toEqual([[{ code: 'c', redirectUri }]]);
  expect(readOwner.mock.calls).toEqual([[{ isdn: '99110011' }]]);
});

test.each([
  ['access_denied', 'cancelled'],
  ['server_error', 'failed'],
  [undefined, 'failed'],
])('finishDan makes no call when the provider returns the error %s', async (error, outcome) => {
  const never = vi.fn<() => Promise<Outcome<never>>>(fail('network'));
  const parts = { readCitizen: never, readOwner: never };
  await finishDan(customer, { state: await leave(), error, returnsTo }, parts);
  expect(await findOutcome('a', flow)).toBe(outcome);
  expect(never).not.toHaveBeenCalled();
});

test('finishDan calls the provider once when 50 requests return with one state', async () => {
  const readCitizen = vi.fn<(typeof cases)[0][1]>(comeAs(person));
  const parts = { readCitizen, readOwner: ok(owner) };
  const visit = { state: await leave(), code: 'c', returnsTo } as const;
  const back = await Promise.all(
    Array.from({ length: 50 }, () => finishDan(customer, visit, parts)),
  );
  expect(back.filter((one) => one !== null)).toEqual([flow]);
  expect(readCitizen).toHaveBeenCalledTimes(1);
  expect(await isVerified()).toBe(true);
});

test('finishDan verifies the owner and nobody else when the embedded operator answers', async () => {
  const come = async (citizen: string) =>
    finishDan(customer, {
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
  expect(await findOutcome('a', flow)).toBe('mismatch');
  expect(await isVerified()).toBe(false);
});
