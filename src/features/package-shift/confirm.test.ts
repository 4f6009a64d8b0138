import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShiftPlan } from '#contracts/mobile/package-shift.ts';
import { formatMnt } from '#domain/money.ts';
import { DB, settings } from '#env.ts';
import { toEffectiveDay, toNextMonth } from '#domain/plan-change.ts';
import * as agreement from '#flow/consent/consent.ts';
import type { StepCaller } from '#flow/step.ts';
import { insertDraft } from '#flow/store.ts';
import { formatDate } from '#i18n/format-date.ts';
import { guardedMs } from '#identity/sim-change/model.ts';
import { toChangeNote } from '#identity/sim-change/sim-change.ts';
import { batch, bind, statement } from '#db/statement.ts';
import { toFirstPlan } from '#operator/src/mobile/mobile-plans.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import { countAt, forgetShifts, planOf } from '../../../tests/unit/press-shift.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { checkShift } from './check.ts';
import { confirm } from './confirm.ts';
import { packageShift } from './flow.ts';
import { toEnding } from './topic.ts';

await prepareOperator();

const isdn = '99000985';
const caller: StepCaller = { request: visit(), visitorId: 'v', isdn, draftId: 'd' };
const agreed = { purpose: [], version: '3', terms: 'yes', termsVersion: '1' };
const later = toEffectiveDay('DOWN', Date.now());

beforeEach(async () => {
  await forgetShifts();
  await DB.exec('DELETE FROM sim_change; DELETE FROM account_log');
  const given = { version: '3', purposes: [], terms: '1', at: 1 };
  vi.spyOn(agreement, 'takeAgreement').mockResolvedValue(given);
});
afterEach(() => vi.restoreAllMocks());

const touch = statement<{ at: number }>(
  `INSERT INTO lease (k, until_ms) SELECT 'changed', :at WHERE true ON CONFLICT DO UPDATE SET until_ms = :at`,
);
const changes = {
  passportAfterSim: async (at: number) =>
    batch(DB, { before: bind(touch, { at }), noted: await toChangeNote(isdn, at) }),
  passportAfterEmail: (at: number) =>
    DB.prepare(
      `INSERT INTO account_log (id, isdn, act, language, at, old_email, key_id) VALUES ('changed', ?1, 'email', 'mn', ?2, 'sealed', 'k')`,
    )
      .bind(isdn, at)
      .run(),
} as const;

const check = (by: 'DAN' | 'PASSPORT') =>
  packageShift.steps.find(({ name }) => name === 'check')?.ask?.({ by }, {}, caller);

const wanted = planOf('tenger-18');

interface Pressed {
  by?: 'DAN' | 'PASSPORT';
  on?: string;
  /** As the draft has it, where that is not as it is now. */
  seen?: { current?: ShiftPlan; email?: string };
  to?: ShiftPlan;
}

/** Presses "change my plan" from a draft of its own. */
async function press({ by = 'DAN', on = later, seen = {}, to = wanted }: Pressed) {
  const checked = await checkShift(isdn);
  if (checked.state !== 'checked') throw new Error(checked.state);
  const { current, email } = checked;
  const now = Date.now();
  const store = { db: DB, keys: settings().DATA_KEYS, now };
  const content = { kind: 'packageShift', version: 1, step: 'confirm', entries: {} };
  const owner = { token: crypto.randomUUID(), visitorId: 'v', isdn };
  const draft = await insertDraft(store, owner, { ...content, expiresAt: now + 1e7 });
  if (!draft) throw new Error('no draft');
  const id = crypto.randomUUID();
  const operation = { owner: 'v', id, form: 'packageShift.confirm', requestHash: 'h' };
  const data = { by, number: { current, email, term: null, ...seen }, to };
  return runInContext(caller.request, () =>
    confirm({ ...agreed, on }, { data, draft, caller, operation }),
  );
}

test.each(Object.keys(changes) as (keyof typeof changes)[])(
  'a passport is not enough for a day: %s, neither at the first step nor at the last',
  async (what) => {
    const now = Date.now();
    await changes[what](now - guardedMs + 60_000);
    const message = `packageShift.fault.${what}`;
    expect(await check('PASSPORT')).toMatchObject({
      ok: false,
      faults: [{ message, field: 'by' }],
    });
    expect(await press({ by: 'PASSPORT' })).toMatchObject({ ok: false, faults: [{ message }] });
    expect(await countAt('package_shift')).toBe(0);
    expect(await check('DAN')).toMatchObject({ ok: true });
    expect(await press({})).toMatchObject({ ok: true });
  },
);

test.each(Object.keys(changes) as (keyof typeof changes)[])(
  'after the day it is enough again: %s',
  async (what) => {
    await changes[what](Date.now() - guardedMs - 1);
    expect(await check('PASSPORT')).toMatchObject({ ok: true });
    expect(await press({ by: 'PASSPORT' })).toMatchObject({ ok: true });
  },
);

test('a passport is enough for who has registered an address for the first time', async () => {
  await DB.prepare(
    `INSERT INTO account_log (id, isdn, act, language, at) VALUES ('first', ?1, 'email', 'mn', ?2)`,
  )
    .bind(isdn, Date.now())
    .run();
  expect(await check('PASSPORT')).toMatchObject({ ok: true });
});

test('another day than the one that was shown is refused with both, and nothing is claimed', async () => {
  const shown = '2026-01-01';
  expect(await press({ on: shown })).toMatchObject({
    ok: false,
    faults: [
      {
        message: 'packageShift.fault.dayChanged',
        values: { before: formatDate(shown, 'mn'), now: formatDate(later, 'mn') },
      },
    ],
  });
  expect(await countAt('package_shift')).toBe(0);
  expect(await countAt('draft')).toBe(1);
  expect(await press({})).toMatchObject({ ok: true });
});

test.each([
  ['the number has another plan by now', { seen: { current: planOf('tenger-29') } }],
  [
    'its plan costs something else',
    { seen: { current: { ...planOf(toFirstPlan(isdn).id), fee: 1 } } },
  ],
  // The code has gone to where nobody of the owner's reads it any more.
  ['its registered address is another', { seen: { email: 'before@example.mn' } }],
  ['the plan is not offered any more', { to: { ...wanted, id: 'tenger-gone' } }],
] as [string, Pressed][])(
  'the last press begins anew where %s, and nothing is claimed',
  async (_what, given) => {
    expect(await press(given)).toMatchObject({
      ok: false,
      faults: [{ message: 'packageShift.fault.movedOn' }],
    });
    expect(await countAt('package_shift')).toBe(0);
  },
);

test('a plan that costs something else by now is refused with both amounts, and the draft has the new one', async () => {
  const shown = { ...wanted, fee: wanted.fee - 1000 };
  expect(await press({ to: shown })).toEqual({
    ok: false,
    faults: [
      {
        message: 'pay.fault.priceChanged',
        values: { before: formatMnt(shown.fee), now: formatMnt(wanted.fee) },
      },
    ],
    renew: { choose: wanted },
  });
  expect(await countAt('package_shift')).toBe(0);
});

test('a late refusal has its reasons once each, in their order, and says when the next change is', () => {
  const now = Date.now();
  const none = { amount: null, until: null };
  const refusals = [
    { reason: 'TERM', ...none },
    { reason: 'MONTH', ...none },
    { reason: 'MONTH', ...none },
    { reason: 'VIP', ...none },
  ] as const;
  expect(
    toEnding({ state: 'REFUSED', effectiveOn: null, refusals: [...refusals] }, '', now),
  ).toEqual({
    state: 'REFUSED',
    refusals: [
      { reason: 'VIP', ...none },
      { reason: 'MONTH', amount: null, until: toNextMonth(now) },
      { reason: 'TERM', ...none },
    ],
  });
});

test('a prepaid number is known for one, so that the page leads to what it can have', async () => {
  expect(await checkShift('94330033')).toEqual({ state: 'lacking', what: 'prepaid' });
  expect(await checkShift('99000973')).toEqual({ state: 'lacking', what: 'call' });
});
