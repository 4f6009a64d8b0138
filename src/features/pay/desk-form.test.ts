import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import * as staff from '#identity/staff/staff.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { beStaff } from '../../../tests/unit/be-staff.ts';
import { addPaid } from '../../../tests/unit/add-purchase.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { purchaseDeskForm } from './desk-form.ts';

await prepareOperator();
afterEach(() => vi.restoreAllMocks());

/** Ends a purchase as somebody of a role; null: nobody of the staff. */
function send(role: StaffRole | null, id: string, to: 'DONE' | 'REFUSED') {
  beStaff(role);
  const sent = new FormData();
  for (const [name, value] of Object.entries({ id, to, who: 'Bat', reason: 'By hand' })) {
    sent.set(name, value);
  }
  return runInContext(visit({ posted: true }), () => purchaseDeskForm.answer(sent));
}

const addUnits = () => addPaid({ item: { kind: 'units', isdn: '94112233' } });

test.each([
  [null, 'DONE', 'staff.fault.ended'],
  ['view', 'DONE', 'staff.fault.role'],
  ['fulfil', 'REFUSED', 'staff.fault.role'],
] as const)('as %s a purchase does not become %s: %s', async (role, to, message) => {
  const { id } = await addUnits();
  expect(await send(role, id, to)).toMatchObject({ faults: [{ message }] });
});

test('the log names whom Access vouches for, whatever name was typed', async () => {
  const { id } = await addUnits();
  vi.spyOn(staff, 'signAct').mockImplementation(async ({ who, reason }) => ({
    who: `${who} (bat@example.mn)`,
    reason,
  }));
  expect(await send('fulfil', id, 'DONE')).toMatchObject({ goTo: '/staff/purchases' });
  const logged = DB.prepare('SELECT who FROM staff_log WHERE subject = ?1').bind(id);
  expect(await logged.first('who')).toBe('Bat (bat@example.mn)');
});
