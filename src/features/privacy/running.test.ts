import { beforeEach, expect, test } from 'vitest';
import { closables } from '#closables.ts';
import { DB } from '#env.ts';
import { retention } from '#retention.ts';
import { addPerson } from '../../../tests/unit/add-person.ts';
import { close, countOf, deleteMe, findMarks } from '../../../tests/unit/delete-me.ts';
import { forgetRows } from '../../../tests/unit/ending-rows.ts';
import { idsOfMe } from '../../../tests/unit/ids-of-me.ts';
import { me } from '../../../tests/unit/own-marks.ts';
import { readAllRows } from '../../../tests/unit/read-all-rows.ts';
import { readOpen } from './before-store.ts';

beforeEach(async () => {
  await forgetRows();
  await DB.exec('DELETE FROM erasure; DELETE FROM order_event; DELETE FROM outbox');
});

const running: Record<string, [sql: string, after: string]> = {
  'an order that is on its way': [
    `UPDATE shop_order SET status = 'SHIPPED'`,
    `UPDATE shop_order SET status = 'COMPLETED'`,
  ],
  'money that goes back': [
    `UPDATE refund SET state = 'MANUAL'`,
    `UPDATE refund SET state = 'DONE'`,
  ],
  'a payment that may still come': [
    `UPDATE payment SET state = 'PENDING'`,
    `UPDATE payment SET state = 'EXPIRED', close_at = NULL`,
  ],
  'a receipt that is not registered': [
    `UPDATE receipt SET state = 'PENDING'`,
    `UPDATE receipt SET state = 'REGISTERED'`,
  ],
  'a code that nobody has seen': [
    `UPDATE digital_code SET shown = 0`,
    `UPDATE digital_code SET shown = 1`,
  ],
  'goods that come back': [
    `UPDATE return_case SET state = 'ACCEPTED'`,
    `UPDATE return_case SET state = 'REFUNDED'`,
  ],
  'a purchase that is paid and not done': [
    `UPDATE purchase SET status = 'PAID'`,
    `UPDATE purchase SET status = 'DONE'`,
  ],
  'an installation to come': [
    `UPDATE home_request SET status = 'SCHEDULED'`,
    `UPDATE home_request SET status = 'INSTALLED'`,
  ],
  'a message that nobody got yet': [
    `UPDATE outbox SET state = 'due', done_at = NULL`,
    `UPDATE outbox SET state = 'done', done_at = 1`,
  ],
};

test.each(Object.entries(running))(
  '%s is named, is not lost, and loses its name when it is done',
  async (_, [open, done]) => {
    await addPerson();
    await DB.exec(open);
    const ids = await idsOfMe();
    expect((await readOpen(ids, retention, closables)).length).toBeGreaterThan(0);
    const before = await readAllRows();
    await deleteMe();
    const waiting = await findMarks();
    const tables = Object.keys(waiting);
    expect(tables.length).toBeGreaterThan(0);
    const kept = ['home_request', 'payment', 'purchase', 'return_case', 'shop_order', 'receipt'];
    expect(tables.filter((table) => !kept.includes(table))).toEqual([]);
    const left = await readAllRows();
    for (const table of tables) {
      const own = left[table]?.filter((row) => row.includes(me.isdn)) ?? [];
      expect(before[table]).toEqual(expect.arrayContaining(own));
    }
    // It is nobody's session any more, whatever is running.
    expect(await countOf('session')).toBe(0);
    expect(await close()).toBe(0);
    await DB.exec(done);
    expect(await close()).toBeGreaterThan(0);
    expect(await findMarks()).toEqual({});
    expect(await countOf('erasure')).toBe(0);
  },
);
