import { expect, test } from 'vitest';
import { batch, bind, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import {
  type Operation,
  claimOperation,
  findOperation,
  finishOperation,
  isClaimed,
  maxOperations,
  toStored,
} from './operation.ts';

const now = Date.UTC(2026, 10, 22, 4);
const newOperation = (given: Partial<Operation> = {}): Operation => ({
  owner: crypto.randomUUID(),
  id: 'op',
  form: 'consent',
  requestHash: 'h',
  ...given,
});

const insert = statement<Operation & { key: string }>(
  `INSERT INTO lease (k, until_ms) SELECT :key || (SELECT count(*) FROM lease), 0
   WHERE changes() = 1`,
);
const insertMore = statement<Operation & { key: string }>(
  `INSERT INTO lease (k, until_ms) SELECT :key || 'more' || (SELECT count(*) FROM lease), 0
   WHERE ${isClaimed}`,
);

/** As the batch of a store: two rows for each effect. */
async function save(operation: Operation, outcome: unknown = 'saved') {
  const given = { ...operation, key: operation.owner };
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    effect: bind(insert, given),
    more: bind(insertMore, given),
    finished: finishOperation(operation, outcome),
    found: findOperation(operation),
  });
  return toStored(operation, found);
}

const countEffects = ({ owner }: Operation) =>
  DB.prepare(`SELECT count(*) AS n FROM lease WHERE k LIKE ?1 || '%'`).bind(owner).first('n');

test('a batch has its effect once when 500 of one operation come at once', async () => {
  const operation = newOperation();
  const all = await Promise.all(
    Array.from({ length: 500 }, (_, at) => save(operation, { sent: at })),
  );
  expect(await countEffects(operation)).toBe(2);
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(all[0]).toEqual({ state: 'done', outcome: { sent: expect.any(Number) } });
}, 30_000);

test('a batch has no effect and answers conflict when the id belongs to another request or form', async () => {
  const operation = newOperation();
  await save(operation);
  expect(await save({ ...operation, requestHash: 'other' })).toEqual({ state: 'conflict' });
  expect(await save({ ...operation, form: 'other' })).toEqual({ state: 'conflict' });
  expect(await save(newOperation({ requestHash: 'other' }))).toMatchObject({ state: 'done' });
  expect(await countEffects(operation)).toBe(2);
});

test('the 201st operation of an owner is refused, and the 200 before it are still recognised', async () => {
  const { owner } = newOperation();
  for (let at = 0; at < maxOperations; at += 1) await save(newOperation({ owner, id: `${at}` }));
  expect(await save(newOperation({ owner, id: 'more' }))).toEqual({ state: 'full' });
  expect(await save(newOperation({ owner, id: '0' }))).toEqual({ state: 'done', outcome: 'saved' });
  expect(await countEffects(newOperation({ owner }))).toBe(2 * maxOperations);
  expect(await save(newOperation())).toMatchObject({ state: 'done' });
}, 30_000);
