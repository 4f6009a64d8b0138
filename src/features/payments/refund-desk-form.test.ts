import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { sendRefunds } from '#payment/send-refunds.ts';
import { runInContext } from '#request/context.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { beStaff } from '../../../tests/unit/be-staff.ts';
import { forgetPayments, openRefund } from '../../../tests/unit/open-waiting.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toRefundDeskForm } from './desk-form.ts';

beforeEach(async () => {
  await forgetPayments();
  await DB.exec('DELETE FROM staff_log');
});
afterEach(() => vi.restoreAllMocks());

/** A transfer that somebody has to return by hand. */
async function open() {
  const opened = await openRefund('P2P');
  await sendRefunds(opened.till);
  const id = (await opened.read())?.id ?? '';
  const form = toRefundDeskForm(opened.till);
  const send = (role: StaffRole | null = 'refund', fields: Record<string, string> = {}) => {
    beStaff(role);
    const sent = new FormData();
    const usual = { id, who: 'Bat', reason: 'by transfer, 123' };
    for (const [name, value] of Object.entries({ ...usual, ...fields })) sent.set(name, value);
    return runInContext(visit({ posted: true }), () => form.answer(sent));
  };
  return { ...opened, id, send };
}

const readLog = async () =>
  (await DB.prepare('SELECT subject, act, who, reason FROM staff_log').all()).results;
const notThere = { faults: [{ message: 'payment.desk.notThere' }] };

test('what was returned by hand is confirmed once, and the log says who and why', async () => {
  const { id, send, read } = await open();
  expect(await read()).toMatchObject({ state: 'MANUAL' });
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.filter((one) => 'goTo' in one)).toMatchObject([
    { goTo: '/staff/refunds', toast: { kind: 'success', message: 'payment.desk.confirmed' } },
  ]);
  for (const one of [...sent.filter((other) => 'faults' in other), await send()]) {
    expect(one).toMatchObject(notThere);
  }
  expect(await read()).toMatchObject({ state: 'DONE' });
  expect(await readLog()).toEqual([
    { subject: id, act: 'refunded', who: 'Bat', reason: 'by transfer, 123' },
  ]);
});

test.each([
  [null, {}, { message: 'staff.fault.ended' }],
  ['view', {}, { message: 'staff.fault.role' }],
  ['fulfil', {}, { message: 'staff.fault.role' }],
  ['refund', { who: '' }, { field: 'who' }],
  ['refund', { reason: ' ' }, { field: 'reason' }],
  ['refund', { id: "' OR 1=1 --" }, { field: 'id' }],
  ['refund', { id: '00000000-0000-4000-8000-000000000000' }, notThere.faults[0]],
] as const)('as %s with %j nothing is confirmed', async (role, fields, fault) => {
  const { send, read } = await open();
  expect(await send(role, fields)).toMatchObject({ faults: [fault] });
  expect(await read()).toMatchObject({ state: 'MANUAL' });
  expect(await readLog()).toEqual([]);
});

test('what the provider may still return by itself is not confirmed by hand', async () => {
  const { id, send, read } = await open();
  for (const state of ['DUE', 'SENT'] as const) {
    await DB.prepare('UPDATE refund SET state = ?2 WHERE id = ?1').bind(id, state).run();
    expect(await send()).toMatchObject(notThere);
    expect(await read()).toMatchObject({ state });
  }
  expect(await readLog()).toEqual([]);
});
