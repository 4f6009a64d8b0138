import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

const files = globSync('migrations/site/*.sql').toSorted();

/** A database as it was before this migration, and what runs it. */
function openBefore(name: string) {
  const db = new DatabaseSync(':memory:');
  const at = files.findIndex((file) => file.includes(name));
  for (const file of files.slice(0, at)) db.exec(readFileSync(file, 'utf8'));
  return { db, migrate: () => db.exec(readFileSync(files[at] ?? '', 'utf8')) };
}

test('0013_operation carries living changes of carts over, the newest 200 of each, when they were made before it', () => {
  const { db, migrate } = openBefore('0013_operation');
  db.exec(`INSERT INTO cart VALUES ('c', 9000), ('d', 8000);
    INSERT INTO cart_op WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 230)
      SELECT 'c', 'op' || i, i, 'done', '["p"]' FROM n;
    INSERT INTO cart_op VALUES ('d', 'one', 5, 'full', '[]')`);
  migrate();
  const rows = db.prepare('SELECT * FROM operation ORDER BY owner DESC, created_at').all();
  expect(rows).toHaveLength(201);
  expect(rows[0]).toMatchObject({
    owner: 'd',
    id: 'one',
    outcome: '{"outcome":"full","clamped":[]}',
  });
  expect(rows[1]).toEqual({
    owner: 'c',
    id: 'op31',
    form: 'cart',
    request_hash: 'op31',
    state: 'done',
    attempts: 1,
    lease_until: 0,
    outcome: '{"outcome":"done","clamped":["p"]}',
    created_at: 31,
    expires_at: 9000,
  });
  db.exec(`DELETE FROM cart WHERE id = 'c'`);
  expect(db.prepare('SELECT owner FROM operation').all()).toEqual([{ owner: 'd' }]);
});

test('0020_customer_cart settles an open merge as the customer’s, and leaves what was not sent with the visitor', () => {
  const { db, migrate } = openBefore('0020_customer_cart');
  db.exec(`INSERT INTO cart VALUES ('sent', 9e15), ('new', 9e15), ('done', 9e15);
    INSERT INTO cart_item VALUES ('sent', 'a', 'p', 2, NULL, 0), ('sent', 'b', 'b', 3, NULL, 0),
      ('new', 'a', 'p', 4, NULL, 0), ('done', 'a', 'p', 5, NULL, 0);
    INSERT INTO cart_merge VALUES
      ('1', 'sent', '99112233', 'unknown', '[{"productId":"a","product":"p","quantity":2},{"productId":"b","product":"b","quantity":1}]', '{"a":1}', 70),
      ('2', 'new', '95112233', 'pending', '[{"productId":"a","product":"p","quantity":4}]', NULL, 0),
      ('3', 'done', '94112233', 'done', '[{"productId":"a","product":"p","quantity":5}]', '{}', 0)`);
  migrate();
  const [row, ...others] = db.prepare('SELECT * FROM customer_cart').all();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ isdn: '99112233', settle_at: 70, sending_until: 0 });
  expect(JSON.parse(String(row?.['wanted']))).toEqual([
    { productId: 'a', product: 'p', quantity: 3 },
    { productId: 'b', product: 'b', quantity: 1 },
  ]);
  expect(db.prepare('SELECT cart_id, sold_id, quantity FROM cart_item').all()).toEqual([
    { cart_id: 'done', sold_id: 'a', quantity: 5 },
    { cart_id: 'new', sold_id: 'a', quantity: 4 },
    { cart_id: 'sent', sold_id: 'b', quantity: 2 },
  ]);
});
