import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as agreement from '#flow/consent/consent.ts';
import { findPosition } from '#flow/position.ts';
import type { StepCaller } from '#flow/step.ts';
import type { Answered, Refusal } from '#forms/outcome.ts';
import { refuse } from '#forms/outcome.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { PlacePorts } from '#purchase/place.ts';
import * as leasing from '#services/leasing.ts';
import * as owners from '#services/subscriber-owner.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toLeasingFlow } from './flow.ts';

const { steps } = toLeasingFlow({} as PlacePorts);
const isdn = '99112233';
const caller: StepCaller = { request: visit(), visitorId: 'v', isdn, draftId: 'd' };
const applicant = { registerNumber: 'УК91031458', lastName: 'Батбаяр', firstName: 'Тэмүүлэн' };
const ticked = {
  purpose: [],
  version: '3',
  terms: 'yes',
  termsVersion: '1',
  emongolia: 'yes',
  bureaus: 'yes',
};

beforeEach(() => {
  vi.spyOn(owners, 'readOwner').mockResolvedValue({ ok: true, value: applicant } as never);
  vi.spyOn(leasing, 'checkApplicant').mockResolvedValue({ ok: true, value: 'OK' });
  vi.spyOn(agreement, 'takeAgreement').mockResolvedValue({
    version: '3',
    purposes: [],
    terms: '1',
    at: 1,
  });
});
afterEach(() => vi.restoreAllMocks());

type Asked = Promise<Answered<unknown> | Refusal> | undefined;
const ask = (step: string, fields: object, minAge: number): Asked =>
  steps.find(({ name }) => name === step)?.ask?.(fields, { minAge }, caller);
const agree = () => ask('consent', ticked, 18);
const goOnFromDan = (minAge: number) => ask('dan', {}, minAge);

test('nothing of the applicant is sent to e-Mongolia where the consent is refused', async () => {
  vi.mocked(agreement.takeAgreement).mockResolvedValue(refuse('flow.consentChanged'));
  expect(await agree()).toEqual(refuse('flow.consentChanged'));
  expect(leasing.checkApplicant).not.toHaveBeenCalled();
});

test('with the consent the number is compared, and both are kept', async () => {
  expect(await agree()).toMatchObject({
    ok: true,
    value: { person: { isdn, applicant, isChecked: true } },
  });
  expect(leasing.checkApplicant).toHaveBeenCalledWith({ isdn, ...applicant });
  const asking = steps.filter((one) => 'ask' in one).map(({ name }) => name);
  expect(asking).toEqual(['wish', 'who', 'dan', 'consent']);
});

test.each(locales)(
  'whoever is too young is told so before any consent, and reads the age that the product asks for, %s',
  async (to) => {
    const refused = await goOnFromDan(90);
    expect(refused).toMatchObject({ faults: [{ values: { age: 90 } }] });
    expect(translator(to)('leasing.fault.underage', { age: 90, phone: '2222' })).toContain('90');
    expect(await goOnFromDan(18)).toEqual({ ok: true, value: null });
    expect(leasing.checkApplicant).not.toHaveBeenCalled();
  },
);

test.each([
  ['PHONE_MISMATCH', 'leasing.fault.phone'],
  ['UNDERAGE', 'leasing.fault.underage'],
] as const)('%s of the service says what can be done instead', async (state, message) => {
  vi.mocked(leasing.checkApplicant).mockResolvedValue({ ok: true, value: state });
  expect(await agree()).toMatchObject({ faults: [{ message }] });
  for (const locale of locales) {
    expect(translator(locale)(message, { age: 18, phone: '2222' })).toContain('2222');
  }
});

/** The comparison stood at Dan, and the consent alone was the answer of its step; then nothing was asked at Dan. */
test('a draft of an earlier version goes on where its answers do not fit, with what was typed', async () => {
  const lease = { product: null, price: 900_000, percent: 10, months: 6, rate: 0, minAge: 18 };
  const wish = { product: '', variant: '', price: '900000', percent: '10', months: '6' };
  const entries = {
    wish: { fields: wish, answer: lease, revision: 1 },
    who: { fields: {}, answer: null, revision: 2 },
  };
  const read = async (dan: object, consent: unknown = null) => {
    const stored = {
      ...entries,
      dan: { fields: {}, revision: 3, ...dan },
      consent: { fields: ticked, answer: consent, revision: 4 },
    };
    const { next, refill, data } = await findPosition({ steps }, stored, () => true);
    expect(data).toMatchObject({ minAge: 18 });
    return [next.name, refill?.name];
  };
  expect(await read({ answer: { isdn, applicant, isChecked: true } })).toEqual(['dan', 'dan']);
  expect(await read({})).toEqual(['dan', undefined]);
  expect(await read({ answer: null }, '{"version":"3"}')).toEqual(['consent', 'consent']);
});

test('whoever has signed in with another number pays no fee for the one before', async () => {
  const paying = { total: '2000', provider: 'qpay' };
  const person = { isdn: '99112244', applicant, isChecked: true };
  const order = {
    data: { person, wish: null, consent: '{}' },
    draft: null,
    caller,
    operation: null,
  };
  const pay = steps.find(({ name }) => name === 'pay');
  expect(await pay?.commit?.(paying, order as never)).toEqual(refuse('leasing.fault.otherNumber'));
});
