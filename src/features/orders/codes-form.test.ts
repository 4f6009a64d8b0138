import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { batch } from '#db/statement.ts';
import { bindLeaveToHand, readOrdersByHand } from '#order/by-hand-store.ts';
import { readCodes } from '#order/codes-store.ts';
import { moveOrder } from '#order/move-order.ts';
import { runInContext } from '#request/context.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { beStaff } from '../../../tests/unit/be-staff.ts';
import { addOrder, newOrder, readOrder } from '../../../tests/unit/add-order.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { codesForm } from './codes-form.ts';

afterEach(() => vi.restoreAllMocks());

const [line] = newOrder().lines;
if (!line) throw new Error('an order has a line');
const card = { ...line, type: 'DIGITAL', quantity: 2 } as const;
const data = { ...card, productId: 'p-2', product: 'p-2', quantity: 1 };

/** An order whose three codes wait for the staff. */
async function leave(deliveryType: 'DIGITAL' | 'DELIVERY' = 'DIGITAL') {
  const order = await addOrder('PLACED', { deliveryType, lines: [card, data] });
  await batch(DB, { left: bindLeaveToHand(order.id, 5) });
  return order.id;
}

function send(order: string, codes: string, role: StaffRole = 'fulfil', who = 'Bat') {
  beStaff(role);
  const sent = new FormData();
  for (const [name, value] of Object.entries({ order, codes, who, reason: 'from the portal' })) {
    sent.set(name, value);
  }
  return runInContext(visit({ posted: true }), () => codesForm.answer(sent));
}

const countTold = (id: string) =>
  DB.prepare(`SELECT count(*) AS n FROM outbox WHERE key = 'order.codesSent sms ' || ?1`)
    .bind(id)
    .first('n');

test('codes that staff type go to the goods in their order, are sealed, logged without themselves, and told of once', async () => {
  const id = await leave();
  const typed = ' AAAA-1111 \r\n\r\nAAAA-2222\nDATA-3333\n';
  const all = await Promise.all(Array.from({ length: 6 }, () => send(id, typed)));
  expect(all.filter((one) => 'goTo' in one)).toHaveLength(1);
  expect(await readCodes(id)).toEqual([
    { productId: 'p-1', code: 'AAAA-1111' },
    { productId: 'p-1', code: 'AAAA-2222' },
    { productId: 'p-2', code: 'DATA-3333' },
  ]);
  expect((await readOrder(id)).status).toBe('COMPLETED');
  expect((await readOrdersByHand(99)).map((one) => one.id)).not.toContain(id);
  expect(await countTold(id)).toBe(1);
  const kept = await DB.prepare('SELECT * FROM digital_code WHERE order_id = ?1').bind(id).all();
  const logged = DB.prepare('SELECT * FROM staff_log WHERE subject = ?1').bind(id);
  const acts = (await logged.all()).results;
  expect(acts).toMatchObject([{ act: 'codes', who: 'Bat', reason: 'from the portal' }]);
  expect(JSON.stringify([kept.results, acts])).not.toContain('AAAA-1111');
});

test('an order that brings goods too goes on as it is', async () => {
  const id = await leave('DELIVERY');
  expect(await send(id, 'A\nB\nC')).toMatchObject({ ok: true });
  expect((await readOrder(id)).status).toBe('PLACED');
  expect(await countTold(id)).toBe(1);
});

test.each([
  ['A\nB', 'desk.fault.codeCount'],
  ['A\nB\nC\nD', 'desk.fault.codeCount'],
  ['A\nA\nB', 'desk.fault.sameCode'],
  ['  \n ', 'desk.fault.codes'],
  [`A\nB\n${'C'.repeat(201)}`, 'desk.fault.longCode'],
])('%j is refused beside its field, and nothing is lost', async (codes, message) => {
  const id = await leave();
  expect(await send(id, codes)).toMatchObject({
    faults: [{ field: 'codes', message }],
    typed: { codes: [codes], reason: ['from the portal'] },
  });
  expect(await readCodes(id)).toEqual([]);
});

test('an order that was canceled gets no codes, and who only looks gives none', async () => {
  const id = await leave();
  expect(await send(id, 'A\nB\nC', 'view')).toMatchObject({
    faults: [{ message: 'staff.fault.role' }],
  });
  await moveOrder(await readOrder(id), { to: 'CANCELED', who: 'customer' });
  expect(await send(id, 'A\nB\nC')).toMatchObject({
    faults: [{ message: 'desk.fault.noCodesWait' }],
  });
  expect(await readCodes(id)).toEqual([]);
  expect((await readOrdersByHand(99)).map((one) => one.id)).not.toContain(id);
  expect(await countTold(id)).toBe(0);
});
