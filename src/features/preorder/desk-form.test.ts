import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import * as staff from '#identity/staff/staff.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { preorderDeskForm } from './desk-form.ts';

beforeEach(async () => {
  await DB.exec('DELETE FROM preorder_place');
  vi.spyOn(staff, 'isStaff').mockResolvedValue(true);
});
afterEach(() => vi.restoreAllMocks());

const add = (productId: string, many: number, at: number) =>
  DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO preorder_place (id, preorder_id, product_id, person, purchase_id, state, created_at, updated_at)
     SELECT ?1 || '-' || i, ?1, ?1, 'person-' || i, ?1 || ' purchase ' || i, 'CONFIRMED', ?3 + i, ?3 FROM n`,
  )
    .bind(productId, many, at)
    .run();
const countReady = (productId: string) =>
  DB.prepare(`SELECT count(*) AS n FROM preorder_place WHERE state = 'READY' AND product_id = ?1`)
    .bind(productId)
    .first('n');

function layReady(product: string) {
  const sent = new FormData();
  for (const [name, value] of Object.entries({
    product,
    to: 'READY',
    who: 'Bat',
    reason: 'Here',
  })) {
    sent.set(name, value);
  }
  return runInContext(visit({ posted: true }), () => preorderDeskForm.answer(sent));
}

test('all of a product are laid ready, also behind 201 older places of another one', async () => {
  await add('many', 201, 0);
  await add('single', 1, 5000);
  expect(await layReady('single')).toMatchObject({ goTo: '/staff/preorders' });
  expect([await countReady('single'), await countReady('many')]).toEqual([1, 0]);
  // So many at a time; the rest by another press.
  for (const ready of [200, 201]) {
    expect(await layReady('many')).toMatchObject({ goTo: '/staff/preorders' });
    expect(await countReady('many')).toBe(ready);
  }
  expect(await layReady('many')).toMatchObject({ faults: [{ message: 'preorder.desk.gone' }] });
});
