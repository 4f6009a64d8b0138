import { beforeEach, expect, test } from 'vitest';
import { DB, settings } from '#env.ts';
import { runInContext } from '#request/context.ts';
import { retention } from '#retention.ts';
import { soldRetention } from '#sold-retention.ts';
import { addPerson } from '../../../tests/unit/add-person.ts';
import { addRows, forgetRows } from '../../../tests/unit/ending-rows.ts';
import { customer, idsOfMe } from '../../../tests/unit/ids-of-me.ts';
import { me, sealed } from '../../../tests/unit/own-marks.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { readMoneyBack } from './before-store.ts';
import type { Line } from './model.ts';
import { findIds } from './person.ts';
import { copyData, countParts, listSelects } from './store.ts';

const lines: Readonly<Record<string, Line>> = retention;
const keys = settings().DATA_KEYS;

beforeEach(async () => {
  await forgetRows();
  await DB.exec('DELETE FROM erasure; DELETE FROM order_event; DELETE FROM outbox');
});

test('every table that can hold something of a person is in this test', async () => {
  await addPerson();
  const ids = await idsOfMe();
  const copied = await copyData(ids, retention, keys);
  const personal = Object.keys(lines).filter((table) => lines[table]?.of !== undefined);
  expect(Object.keys(copied).toSorted()).toEqual(personal.toSorted());
});

test('a copy holds what is sealed, opened, and nothing that opens anything or is somebody else’s', async () => {
  await addPerson();
  await addRows('other', 2, Date.now() + 86_400_000);
  const copied = await copyData(await idsOfMe(), retention, keys);
  const text = JSON.stringify(copied);
  for (const own of [me.isdn, me.email, me.firstName, me.street, me.comment, me.friend, 'GIFT-1']) {
    expect(text).toContain(own);
  }
  expect(text).not.toMatch(/other\d|callbackSecret|"token"|stopToken|_hash"|key_id|s1\./);
  expect(copied['shop_order']).toMatchObject([
    { created_at: expect.stringMatching(/^\d{4}-\d\d-/) },
  ]);
});

test('a copy leaves out codes that were not shown, because each showing is noted', async () => {
  await addPerson();
  await DB.exec('UPDATE digital_code SET shown = 0');
  const copied = await copyData(await idsOfMe(), retention, keys);
  expect(copied['digital_code']).toMatchObject([{ code: null }]);
});

test('a copy opens nothing that another number has bought in the same browser before, and a deletion still finds it', async () => {
  await addPerson();
  await DB.exec(`UPDATE shop_order SET isdn = NULL, phone_hash = 'guest', visitor_id = '${me.visitorId}';
    UPDATE purchase SET isdn = NULL, visitor_id = '${me.visitorId}'`);
  const copied = await copyData(await idsOfMe(), retention, keys);
  const sold = Object.keys(soldRetention).flatMap((table) => {
    const { sealed: column } = lines[table] ?? {};
    const rows = (copied[table] ?? []) as Record<string, unknown>[];
    return column === undefined ? [] : rows.map((row) => [table, row[column]]);
  });
  const ofNumberItself = ['package_shift', 'preorder_line'];
  const guests = sold.filter(([table]) => !ofNumberItself.includes(String(table)));
  expect(guests.length).toBeGreaterThan(7);
  expect(guests.filter(([, part]) => part !== null)).toEqual([]);
  expect(await countParts(await idsOfMe(), retention)).toMatchObject({ order: 1, purchase: 1 });
});

test('nor what was asked for in the same browser with another phone', async () => {
  await addPerson();
  const open = async () => {
    const copied = await copyData(await idsOfMe(), retention, keys);
    return [copied['home_request'], copied['trade_in']];
  };
  expect(await open()).toMatchObject([
    [{ personal: { phone: me.isdn } }],
    [{ personal: { phone: me.isdn } }],
  ]);
  for (const [table, id] of Object.entries({ home_request: 'home', trade_in: 'handset' })) {
    const part = await sealed(table, id, JSON.stringify({ phone: '88112233' }));
    await DB.prepare(`UPDATE ${table} SET personal = ?1`).bind(part).run();
  }
  expect(await open()).toMatchObject([[{ personal: null }], [{ personal: null }]]);
});

test('a copy of one customer and of another have nothing in common', async () => {
  await addPerson();
  const other = { ...customer, id: 'x', visitorId: 'x', isdn: '95001122' };
  const ids = await runInContext(visit(), () => findIds(other));
  expect(await copyData(ids, retention, keys)).toEqual({});
});

test('how much money comes back is known before anything is deleted', async () => {
  await addPerson();
  expect(await readMoneyBack(await idsOfMe(), retention)).toBe(0);
  await DB.exec(`UPDATE refund SET state = 'DUE'`);
  expect(await readMoneyBack(await idsOfMe(), retention)).toBe(1000);
});

test('an order that somebody made without signing in is its phone’s, and not that of another number', async () => {
  await addPerson();
  await DB.exec(`UPDATE shop_order SET isdn = NULL, visitor_id = 'guest'`);
  expect(await countParts(await idsOfMe(), retention)).toMatchObject({ order: 1 });
  await DB.exec(`UPDATE shop_order SET isdn = '95001122'`);
  expect(await countParts(await idsOfMe(), retention)).not.toHaveProperty('order');
});

test('of a cart that is empty nothing is counted, nor what was taken out of one', async () => {
  await addPerson();
  await DB.exec('DELETE FROM cart_item');
  expect(await countParts(await idsOfMe(), retention)).not.toHaveProperty('cart');
  await DB.exec(
    `UPDATE customer_cart SET wanted = '[{"productId":"a","quantity":2},{"productId":"b","quantity":0}]'`,
  );
  expect(await countParts(await idsOfMe(), retention)).toMatchObject({ cart: 1 });
});

/** They end within minutes, or three days. */
const small = /^(draft_end|web_view_offer)$/;

test.each(listSelects(retention))(
  'the rows of a person in %s are found by an index',
  async (table, sql) => {
    const count = new Set(sql.match(/\?\d/g)).size;
    const { results } = await DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array.from({ length: count }, () => '[]'))
      .all<{ detail: string }>();
    const scans = results.filter(({ detail }) => /^SCAN (?!json_each|\(?subquery)/i.test(detail));
    expect(small.test(table) ? [] : scans).toEqual([]);
  },
);
