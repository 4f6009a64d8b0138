import { expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { batch, batchEach, bind, findRow, readRows, run, statement } from './statement.ts';

const echo = statement<{ first: number; second: number }, { a: number; b: number; again: number }>(
  'SELECT :first AS a, :second AS b, :first AS again',
);

test('a statement binds by name when a name stands in it twice', async () => {
  expect(echo.text).toBe('SELECT ?1 AS a, ?2 AS b, ?1 AS again');
  expect(await findRow(DB, bind(echo, { second: 2, first: 1 }))).toEqual({ a: 1, b: 2, again: 1 });
});

test('bind throws when a value is missing', () => {
  const given: { first: number; second: number } = JSON.parse('{"first":1}');
  expect(() => bind(echo, given)).toThrow(':second has no value');
});

test('a batch answers by name when one of its statements is left out', async () => {
  const one = bind(echo, { first: 1, second: 2 });
  const two = bind(echo, { first: 3, second: 4 });
  expect(await batch(DB, { one, none: undefined, two })).toEqual({
    one: [{ a: 1, b: 2, again: 1 }],
    none: [],
    two: [{ a: 3, b: 4, again: 3 }],
  });
});

test('batchEach answers group by group when there are several, in one trip', async () => {
  const trips = vi.spyOn(DB, 'batch');
  const toGroup = (first: number) => ({ left: bind(echo, { first, second: 0 }) });
  const groups = await batchEach(DB, [1, 2, 3].map(toGroup));
  expect(groups.map(({ left }) => left.map(({ a }) => a))).toEqual([[1], [2], [3]]);
  expect(trips).toHaveBeenCalledOnce();
  trips.mockRestore();
});

test('a write says how many rows it changed when it is run alone', async () => {
  const insert = statement<{ key: string }>('INSERT INTO lease (k, until_ms) VALUES (:key, 1)');
  const remove = statement<{ until: number }>('DELETE FROM lease WHERE until_ms <= :until');
  const read = statement<{ until: number }, { k: string }>(
    'SELECT k FROM lease WHERE until_ms <= :until',
  );
  await batch(DB, { a: bind(insert, { key: 'a' }), b: bind(insert, { key: 'b' }) });
  expect(await readRows(DB, bind(read, { until: 1 }))).toEqual([{ k: 'a' }, { k: 'b' }]);
  expect(await run(DB, bind(remove, { until: 1 }))).toBe(2);
});
