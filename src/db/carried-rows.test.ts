import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { DB } from '#env.ts';

const migrations = env.SITE_MIGRATIONS as D1Migration[];
const find = (number: string) => migrations.findIndex(({ name }) => name.startsWith(number));

const read = async (sql: string) => (await DB.prepare(sql).raw()).map((row) => row.join(' '));

test('the visitor migration carries every row over when people are signed in', async () => {
  await reset();
  await applyD1Migrations(DB, migrations.slice(0, find('0011')));
  await DB.batch(
    [
      `INSERT INTO session VALUES ('s1', 1, 9000, 'anonymous', NULL), ('s2', 2, 8000, 'phone', '99112233')`,
      `INSERT INTO consent VALUES ('s1', 'v', '["a"]', 3)`,
      `INSERT INTO product_rating VALUES ('s2', 'p', 5, 0)`,
      `INSERT INTO tan_challenge VALUES ('t', 's1', 'sign-in', '99112233', 'h', 2, 'open', 4, 5)`,
      `INSERT INTO dan_attempt VALUES ('d', 's2', 'newNumber', '/', 4, 5, 4, 'verified')`,
      `INSERT INTO dan_verification VALUES ('s2', 'newNumber', 'h', 4)`,
      `INSERT INTO web_view_offer VALUES ('s2', '95112244', 6, '/', 7)`,
    ].map((sql) => DB.prepare(sql)),
  );
  await applyD1Migrations(DB, migrations.slice(find('0011'), find('0011') + 1));
  expect(await read('SELECT * FROM visitor')).toEqual(['s1 1 9000', 's2 2 8000']);
  expect(await read('SELECT * FROM session')).toEqual([
    's1 s1 1 9000 anonymous ',
    's2 s2 2 8000 phone 99112233',
  ]);
  expect(await read('SELECT * FROM consent')).toEqual(['s1 v ["a"] 3']);
  expect(await read('SELECT * FROM product_rating')).toEqual(['s2 p 5 0']);
  expect(await read('SELECT * FROM tan_challenge')).toEqual(['t s1 sign-in 99112233 h 2 open 4 5']);
  expect(await read('SELECT * FROM dan_attempt')).toEqual(['d s2 newNumber / 4 5 4 verified']);
  expect(await read('SELECT * FROM dan_verification')).toEqual(['s2 newNumber h 4']);
  expect(await read('SELECT * FROM web_view_offer')).toEqual(['s2 95112244 6 / 7']);
  expect(await read('PRAGMA foreign_key_check')).toEqual([]);
});

test('the proof migration carries attempts and proofs over when their sessions live', async () => {
  await reset();
  await applyD1Migrations(DB, migrations.slice(0, find('0015')));
  await DB.batch(
    [
      `INSERT INTO visitor VALUES ('v1', 1, 9000)`,
      `INSERT INTO session VALUES ('s1', 'v1', 1, 9000, 'phone', '99112233')`,
      `INSERT INTO dan_attempt VALUES ('d', 's1', 'simRecovery', '/x', 4, 5, 4, 'verified')`,
      `INSERT INTO dan_verification VALUES ('s1', 'simRecovery', 'h', 4)`,
    ].map((sql) => DB.prepare(sql)),
  );
  await applyD1Migrations(DB, migrations.slice(find('0015'), find('0015') + 1));
  expect(await read('SELECT * FROM dan_attempt')).toEqual([
    'd v1 simRecovery owner 99112233   /x 4 5 4 verified',
  ]);
  expect(
    await read(
      'SELECT visitor_id, purpose, kind, subject, isdn, register_hmac, verified_at, expires_at FROM identity_proof',
    ),
  ).toEqual(['v1 simRecovery dan owner 99112233 h 4 1800004']);
});
