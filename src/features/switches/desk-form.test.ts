import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticeId, toFlowId } from '#domain/switches.ts';
import { toLocalInput } from '#domain/ulaanbaatar-time.ts';
import { DB } from '#env.ts';
import { runInContext } from '#request/context.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { beStaff } from '../../../tests/unit/be-staff.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toSwitchForm } from './desk-form.ts';
import { forgetSwitches } from './known-store.ts';
import { readChanges, readSwitches } from './store.ts';

const bill = toFlowId('/pay/bill');
const form = toSwitchForm([noticeId, bill]);
const hour = 60 * 60_000;

beforeEach(async () => {
  await DB.exec('DELETE FROM switch; DELETE FROM staff_log');
});
afterEach(() => {
  forgetSwitches();
  vi.restoreAllMocks();
});

/** Sends the form as somebody of a role; null: nobody of the staff. */
function send(given: Record<string, string>, role: StaffRole | null = 'fulfil') {
  beStaff(role);
  const sent = new FormData();
  const usual = { id: bill, revision: '0', state: 'off', who: 'Bat', reason: 'Broken' };
  for (const [name, value] of Object.entries({ ...usual, ...given })) sent.set(name, value);
  return runInContext(visit({ posted: true }), () => form.answer(sent));
}

test.each([
  [null, 'staff.fault.ended'],
  ['view', 'staff.fault.role'],
] as const)('as %s nothing is switched: %s', async (role, message) => {
  expect(await send({}, role)).toMatchObject({ faults: [{ message }] });
  expect(await readSwitches()).toEqual([]);
});

test('what was before and after is logged, with who and why', async () => {
  const until = Math.floor(Date.now() / 60_000) * 60_000 + hour;
  const words = { textMn: 'Засвартай', textEn: 'Under repair' };
  expect(await send({ ...words, until: toLocalInput(until) })).toMatchObject({ ok: true });
  expect(await readSwitches()).toMatchObject([
    { id: bill, isSet: true, untilAt: until, ...words, revision: 1 },
  ]);
  expect(await send({ state: 'on', revision: '1', reason: 'Repaired' })).toMatchObject({
    ok: true,
  });
  expect(await readChanges()).toMatchObject([
    { who: 'Bat', reason: 'Repaired', before: { isSet: true, ...words }, after: { isSet: false } },
    { who: 'Bat', reason: 'Broken', before: null, after: { isSet: true, untilAt: until } },
  ]);
});

test('of two who change it at once, the second is told, and nothing of theirs is stored or logged', async () => {
  const answers = await Promise.all([send({ reason: 'one' }), send({ reason: 'two' })]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    faults: [{ message: 'switch.fault.changed' }],
  });
  expect(await readChanges()).toHaveLength(1);
});

test('all that is wrong with words and times is said at once', async () => {
  const past = toLocalInput(Date.now() - hour);
  const wrong = await send({ id: noticeId, state: 'on', until: past });
  expect(wrong).toMatchObject({
    faults: [
      { message: 'switch.fault.textMn', field: 'textMn' },
      { message: 'switch.fault.textEn', field: 'textEn' },
      { message: 'switch.fault.past', field: 'until' },
    ],
  });
  expect(await send({ textMn: 'Засвар' })).toMatchObject({ faults: [{ field: 'textEn' }] });
  const from = toLocalInput(Date.now() + 2 * hour);
  expect(await send({ from, until: toLocalInput(Date.now() + hour) })).toMatchObject({
    faults: [{ message: 'switch.fault.order' }],
  });
  expect(await send({ from: 'tomorrow' })).toMatchObject({
    faults: [{ message: 'switch.fault.time', field: 'from' }],
  });
  expect(await send({ id: toFlowId('/nothing') })).toMatchObject({
    faults: [{ message: 'switch.fault.gone' }],
  });
  expect(await readSwitches()).toEqual([]);
});
