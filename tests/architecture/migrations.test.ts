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
