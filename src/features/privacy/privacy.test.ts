import { beforeEach, expect, test } from 'vitest';
import { closables } from '#closables.ts';
import { DB } from '#env.ts';
import { findOrderById } from '#order/store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { retention } from '#retention.ts';
import { addPerson } from '../../../tests/unit/add-person.ts';
import { close, countOf, deleteMe, findMarks, keys } from '../../../tests/unit/delete-me.ts';
import { addRows, forgetRows } from '../../../tests/unit/ending-rows.ts';
import { idsOfMe } from '../../../tests/unit/ids-of-me.ts';
import { me } from '../../../tests/unit/own-marks.ts';
import { readAllRows } from '../../../tests/unit/read-all-rows.ts';
import type { Line } from './model.ts';
import { countParts, deleteData } from './store.ts';

const lines: Readonly<Record<string, Line>> = retention;

beforeEach(async () => {
  await forgetRows();
  await DB.exec('DELETE FROM erasure; DELETE FROM order_event; DELETE FROM outbox');
});

test('deleting leaves nothing of a customer in any table, and everything of the others', async () => {
  await addRows('other', 3, Date.now() + 86_400_000);
  const others = await readAllRows();
  await addPerson();
  expect(Object.keys(await findMarks()).length).toBeGreaterThan(15);
  await deleteMe();
  expect(await findMarks()).toEqual({});
  const left = await readAllRows();
  for (const [table, rows] of Object.entries(others)) {
    expect([table, left[table]]).toEqual([table, expect.arrayContaining(rows)]);
  }
});

test('deleting leaves what the retention table says, and no other row', async () => {
  await addPerson();
  const before = await readAllRows();
  await deleteMe();
  const after = await readAllRows();
  const left = Object.entries(after).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []));
  const gone = Object.keys(before).filter(
    (table) => before[table]?.length && !after[table]?.length,
  );
  const stays = Object.keys(lines).filter(
    (table) => lines[table]?.of === undefined || lines[table].onDeletion === 'stays',
  );
  expect(left.filter((table) => !stays.includes(table)).toSorted()).toEqual(
    // What was sold, for the accounts.
    ['payment', 'purchase', 'receipt', 'shop_order'],
  );
  expect(gone.filter((table) => stays.includes(table))).toEqual([]);
  expect(gone).toContain('home_request');
});

test('what stays of a sale says what was sold for how much, and opens no page any more', async () => {
  const { orderId, purchaseId } = await addPerson();
  const [sold, paid] = [await findOrderById(orderId), await findPurchaseById(purchaseId)];
  await deleteMe();
  const [order, purchase] = [await findOrderById(orderId), await findPurchaseById(purchaseId)];
  expect(order).toMatchObject({
    total: 4000,
    lines: sold?.lines,
    phone: '',
    isdn: null,
    address: null,
  });
  expect(order?.token).toMatch(/^[\w-]{43}$/);
  expect(order?.token).not.toBe(sold?.token);
  expect(purchase).toMatchObject({ amount: 3000, phone: '', item: { isdn: '••33' } });
  expect(purchase?.token).not.toBe(paid?.token);
  expect(await countOf('money')).toBe(2);
});

test('a company’s receipt keeps what it must say: its name and TIN', async () => {
  await addPerson();
  const { seal } = await import('#lib/seal.ts');
  const buyer = { kind: 'COMPANY', tin: '12345678901', name: 'Гэр ХХК', email: me.email };
  const text = await seal(JSON.stringify({ buyer, phone: me.isdn, language: 'mn' }), {
    keys,
    context: 'receipt receipt-order',
  });
  await DB.prepare(`UPDATE receipt SET buyer = ?1 WHERE id = 'receipt-order'`).bind(text).run();
  await deleteMe();
  expect((await readAllRows())['receipt']?.join()).toContain('Гэр ХХК');
  expect(await findMarks()).toEqual({});
});

test('what was done with the number stays known to its holder', async () => {
  await addPerson();
  await deleteMe();
  expect(await countOf('account_log', `isdn = '${me.isdn}'`)).toBe(1);
});

test('what the holder before has done with the number is neither copied nor deleted', async () => {
  await addPerson();
  const before = Date.now() - 400 * 86_400_000;
  await DB.exec(`UPDATE shop_order SET created_at = ${before}, visitor_id = 'before';
    UPDATE purchase SET created_at = ${before}, visitor_id = 'before'`);
  const ids = await idsOfMe();
  const since = { ...ids, since: before + 1 };
  expect(await countParts(since, retention)).not.toHaveProperty('order');
  await deleteData(since, { retention, closables, now: Date.now() });
  await close();
  expect(await countOf('shop_order', `isdn = '${me.isdn}'`)).toBe(1);
  expect(await countOf('purchase', `isdn = '${me.isdn}'`)).toBe(1);
});

test('a visitor who has only typed the number is not its owner', async () => {
  await addPerson();
  await DB.exec(`INSERT INTO visitor VALUES ('stranger', 0, 9000000000000);
    UPDATE dan_attempt SET visitor_id = 'stranger'; UPDATE tan_challenge SET visitor_id = 'stranger'`);
  const { visitors } = await idsOfMe();
  expect(JSON.parse(visitors)).not.toContain('stranger');
  await deleteMe();
  expect(await countOf('visitor', `id = 'stranger'`)).toBe(1);
  expect(await countOf('dan_attempt')).toBe(1);
});

test('deleting twice, or at the same time, is as good as once', async () => {
  await addPerson();
  await Promise.all([deleteMe(), deleteMe()]);
  const once = await readAllRows();
  await deleteMe();
  expect(await readAllRows()).toEqual(once);
  expect(await countOf('erasure')).toBe(0);
});

test('a deletion whose request has died is finished by the job', async () => {
  await addPerson();
  await deleteData(await idsOfMe(), { retention, closables, now: Date.now() });
  expect(Object.keys(await findMarks())).not.toEqual([]);
  // One row of each table that is closed.
  expect(await close()).toBe(closables.length);
  expect(await findMarks()).toEqual({});
});

test('a row that does not open keeps no other from being closed', async () => {
  await addPerson();
  await DB.exec(`UPDATE shop_order SET personal = 'damaged'`);
  await deleteMe();
  expect(Object.keys(await findMarks())).toEqual([
    'payment',
    'receipt',
    'return_case',
    'shop_order',
  ]);
});

test('an order that was never paid goes altogether', async () => {
  await addPerson();
  await DB.exec(`UPDATE shop_order SET status = 'LAPSED'`);
  await deleteMe();
  expect(await countOf('shop_order')).toBe(0);
  expect(await findMarks()).toEqual({});
});
