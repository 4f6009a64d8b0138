import { expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { batch, batchEach, bind, findRow, readRows, run, statement } from './statement.ts';

const echo = statement<{ first: number; second: number }, { a: number; b: number; again: number }>(
  'SELECT :first AS a, :second AS b, :first AS again',
);

test('bind gives one value to every place of a name when the name occurs twice', async () => {
  expect(echo.text).toBe('SELECT ?1 AS a, ?2 AS b, ?1 AS again');
  expect(await findRow(DB, bind(echo, { second: 2, first: 1 }))).toEqual({ a: 1, b: 2, again: 1 });
});

test('bind throws when a value is missing', () => {
  const given: { first: number; second: number } = JSON.parse('{"first":1}');
  expect(() => bind(echo, given)).toThrow(':second has no value');
});

test('batch returns rows by name when one of its statements is left out', async () => {
  const one = bind(echo, { first: 1, second: 2 });
  const two = bind(echo, { first: 3, second: 4 });
  expect(await batch(DB, { one, none: undefined, two })).toEqual({
    one: [{ a: 1, b: 2, again: 1 }],
    none: [],
    two: [{ a: 3, b: 4, again: 3 }],
  });
});

test('batchEach returns rows group by group when it runs several groups in one round trip', async () => {
  const batches = vi.spyOn(DB, 'batch');
  const toGroup = (first: number) => ({ left: bind(echo, { first, second: 0 }) });
  const groups = await batchEach(DB, [1, 2, 3].map(toGroup));
  expect(groups.map(({ left }) => left.map(({ a }) => a))).toEqual([[1], [2], [3]]);
  expect(batches).toHaveBeenCalledOnce();
  batches.mockRestore();
});

test('run returns the number of changed rows when it runs a write', async () => {
  const insert = statement<{ key: string }>('INSERT INTO lease (k, until_ms) VALUES (:key, 1)');
  const remove = statement<{ now: number }>('DELETE FROM lease WHERE until_ms <= :now');
  const read = statement<{ now: number }, { k: string }>(
    'SELECT k FROM lease WHERE until_ms <= :now',
  );
  await batch(DB, { a: bind(insert, { key: 'a' }), b: bind(insert, { key: 'b' }) });
  expect(await readRows(DB, bind(read, { now: 1 }))).toEqual([{ k: 'a' }, { k: 'b' }]);
  expect(await run(DB, bind(remove, { now: 1 }))).toBe(2);
});
