import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { runInContext } from '#request/context.ts';
import { beStaff } from '../../../tests/unit/be-staff.ts';
import { addOrder, readOrder } from '../../../tests/unit/add-order.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { deskForm } from './desk-form.ts';

afterEach(() => vi.restoreAllMocks());

const page = { pathname: '/staff/orders', query: new URLSearchParams('status=PLACED&type=PICKUP') };

/** Sends the desk's form as somebody of a role; null: nobody of the staff. */
function send(role: StaffRole | null, to: string, orders: readonly string[], who = 'Bat') {
  beStaff(role);
  const sent = new FormData();
  for (const id of orders) sent.append('order', id);
  sent.set('to', to);
  sent.set('who', who);
  sent.set('reason', 'Packed');
  return runInContext(visit({ posted: true, page }), () => deskForm.answer(sent));
}

test('staff move many orders by one press, each logged, and come back to the same place', async () => {
  const orders = [];
  for (let i = 0; i < 50; i += 1) orders.push(await addOrder('PLACED', { deliveryType: 'PICKUP' }));
  const ids = orders.map(({ id }) => id);
  expect(await send('fulfil', 'SHIPPED', ids)).toMatchObject({
    goTo: '/staff/orders?status=PLACED&type=PICKUP',
    toast: { kind: 'success', message: 'desk.moved' },
  });
  for (const { id } of orders) expect((await readOrder(id)).status).toBe('SHIPPED');
  const logged = DB.prepare(
    `SELECT count(*) AS n FROM staff_log WHERE act = 'shipped' AND who = 'Bat' AND reason = 'Packed'
     AND subject IN (SELECT value FROM json_each(?1))`,
  );
  expect(await logged.bind(JSON.stringify(ids)).first('n')).toBe(50);
}, 30_000);

test('what somebody else has moved meanwhile is said, and the rest is moved', async () => {
  const [first, second] = [await addOrder('PLACED'), await addOrder('COMPLETED')];
  expect(await send('fulfil', 'SHIPPED', [first.id, second.id])).toMatchObject({
    toast: { kind: 'warning', message: 'desk.partly' },
  });
  expect(await send('fulfil', 'SHIPPED', [first.id, second.id])).toMatchObject({
    faults: [{ message: 'desk.fault.gone' }],
  });
});

test('each role does what it may: only the last gives money back, and a stranger nothing', async () => {
  const { id } = await addOrder('PLACED');
  for (const [role, to, message] of [
    [null, 'SHIPPED', 'staff.fault.ended'],
    ['view', 'SHIPPED', 'staff.fault.role'],
    ['view', 'CANCELED', 'staff.fault.role'],
    ['fulfil', 'CANCELED', 'staff.fault.role'],
  ] as const) {
    expect(await send(role, to, [id])).toMatchObject({ faults: [{ message }] });
    expect((await readOrder(id)).status).toBe('PLACED');
  }
  expect(await send('refund', 'CANCELED', [id])).toMatchObject({ ok: true });
  expect((await readOrder(id)).status).toBe('CANCELED');
});

test('nothing is moved without a name, or without an order', async () => {
  const { id } = await addOrder('PLACED');
  expect(await send('refund', 'SHIPPED', [id], ' ')).toMatchObject({
    faults: [{ message: 'staff.fault.who', field: 'who' }],
    typed: { order: [id], reason: ['Packed'] },
  });
  expect(await send('refund', 'SHIPPED', [])).toMatchObject({
    faults: [{ message: 'desk.fault.none' }],
  });
  expect((await readOrder(id)).status).toBe('PLACED');
});
