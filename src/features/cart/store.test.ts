import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import type { AskedLine } from './model.ts';
import { addLines, type CartOperation, clearLines, readLines, setLine } from './store.ts';
import { deleteCart } from './whole-cart-store.ts';

const newOperation = (cartId: string, operationId = newOperationId()): CartOperation => ({
  cartId,
  operationId,
  requestHash: operationId,
  now: Date.now(),
  expiresAt: Date.now() + 86_400_000,
});
const ask = (productId: string, quantity: number, maxQuantity = 99): AskedLine => ({
  productId,
  product: productId,
  quantity,
  maxQuantity,
  price: 100,
});
const read = async (cartId: string) =>
  Object.fromEntries(
    (await readLines(cartId, Date.now())).map(({ productId, quantity }) => [productId, quantity]),
  );

test('addLines loses none when 500 adds run at the same moment', async () => {
  await Promise.all(
    Array.from({ length: 500 }, () => addLines(newOperation('many'), [ask('p-1', 1, 100_000)])),
  );
  expect(await read('many')).toEqual({ 'p-1': 500 });
}, 60_000);

test('addLines adds 200 times when 200 operations are each sent 5 times', async () => {
  const ids = Array.from({ length: 200 }, () => newOperationId());
  const sent = [...ids, ...ids, ...ids, ...ids, ...ids];
  await Promise.all(
    sent.map((id) => addLines(newOperation('resent', id), [ask('p-1', 1, 100_000)])),
  );
  expect(await read('resent')).toEqual({ 'p-1': 200 });
}, 60_000);

test('addLines limits a line and names it, also when the operation is sent again', async () => {
  await addLines(newOperation('cut'), [ask('p-1', 3, 5), ask('p-2', 1, 5)]);
  const second = newOperation('cut');
  const first = await addLines(second, [ask('p-1', 3, 5), ask('p-2', 1, 5)]);
  expect(first).toMatchObject({ outcome: 'done', clamped: ['p-1'] });
  expect(await addLines(second, [ask('p-1', 3, 5), ask('p-2', 1, 5)])).toMatchObject({
    lines: first.lines,
    clamped: ['p-1'],
  });
  expect(await read('cut')).toEqual({ 'p-1': 5, 'p-2': 2 });
});

test('setLine limits the quantity, removes at zero, and answers missing when the line is not there', async () => {
  await addLines(newOperation('set'), [ask('p-1', 3)]);
  expect(await setLine(newOperation('set'), ask('p-1', 8, 5))).toMatchObject({ clamped: ['p-1'] });
  expect(await read('set')).toEqual({ 'p-1': 5 });
  expect((await setLine(newOperation('set'), ask('p-2', 1))).outcome).toBe('missing');
  const removal = newOperation('set');
  const removed = await setLine(removal, ask('p-1', 0));
  expect(removed).toMatchObject({ outcome: 'done', lines: [], removed: [{ quantity: 5 }] });
  await addLines(newOperation('set'), [ask('p-1', 1)]);
  expect((await setLine(removal, ask('p-1', 0))).outcome).toBe('done');
  expect(await read('set')).toEqual({ 'p-1': 1 });
});

test('addLines refuses a new product but not more of one it has when the cart has 50 lines', async () => {
  const asked = Array.from({ length: 50 }, (_, at) => ask(`p-${at}`, 1));
  await addLines(newOperation('full'), asked);
  expect((await addLines(newOperation('full'), [ask('one-more', 1)])).outcome).toBe('full');
  expect((await addLines(newOperation('full'), [ask('p-7', 1)])).outcome).toBe('done');
  expect(Object.keys(await read('full'))).toHaveLength(50);
});

test('readLines and addLines find an empty cart when it has expired', async () => {
  const past = { ...newOperation('over'), expiresAt: Date.now() - 1 };
  await addLines(past, [ask('p-1', 3)]);
  expect(await read('over')).toEqual({});
  await addLines(newOperation('over'), [ask('p-2', 1)]);
  expect(await read('over')).toEqual({ 'p-2': 1 });
});

test('clearLines changes no other cart when one is cleared', async () => {
  await addLines(newOperation('mine'), [ask('p-1', 1)]);
  await addLines(newOperation('theirs'), [ask('p-1', 2)]);
  await clearLines(newOperation('mine'));
  expect([await read('mine'), await read('theirs')]).toEqual([{}, { 'p-1': 2 }]);
});

const countOperations = (cartId: string) =>
  DB.prepare('SELECT count(*) AS n FROM operation WHERE owner = ?1').bind(cartId).first('n');

test('a cart has at most its 200 newest operations when there were more, and they are recognised', async () => {
  const operations = Array.from({ length: 230 }, (_, at) => ({
    ...newOperation('busy'),
    now: Date.now() + at,
  }));
  for (const one of operations) await addLines(one, [ask('p-1', 1, 1000)]);
  expect(await countOperations('busy')).toBe(200);
  for (const one of operations.slice(-200)) await addLines(one, [ask('p-1', 1, 1000)]);
  expect(await read('busy')).toEqual({ 'p-1': 230 });
}, 30_000);

test('deleteCart deletes the operations of this cart only when there are others', async () => {
  await addLines(newOperation('gone'), [ask('p-1', 1)]);
  await addLines(newOperation('stays'), [ask('p-1', 1)]);
  await deleteCart('gone');
  expect([await countOperations('gone'), await countOperations('stays')]).toEqual([0, 1]);
});

type Model = Map<string, number>;
type Command = {
  kind: 'add' | 'set' | 'remove' | 'clear';
  id: string;
  quantity: number;
  sends: number;
};

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom('add', 'add', 'set', 'remove', 'clear'),
  id: fc.constantFrom('p-1', 'p-2', 'p-3'),
  quantity: fc.integer({ min: 1, max: 60 }),
  sends: fc.integer({ min: 1, max: 3 }),
});

const maxQuantity = 99;

function applyTo(model: Model, { kind, id, quantity }: Command): void {
  if (kind === 'add') model.set(id, Math.min(maxQuantity, (model.get(id) ?? 0) + quantity));
  if (kind === 'set' && model.has(id)) model.set(id, Math.min(maxQuantity, quantity));
  if (kind === 'remove') model.delete(id);
  if (kind === 'clear') model.clear();
}

function send({ kind, id, quantity }: Command, at: CartOperation) {
  if (kind === 'add') return addLines(at, [ask(id, quantity, maxQuantity)]);
  if (kind === 'clear') return clearLines(at);
  return setLine(at, ask(id, kind === 'remove' ? 0 : quantity, maxQuantity));
}

let carts = 0;

test('a cart equals the model when any operations are sent any number of times', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 8 }), async (commands) => {
      carts += 1;
      const cartId = `model-${carts}`;
      const model: Model = new Map();
      for (const one of commands) {
        const at = newOperation(cartId);
        // Repeated sends of one operation run together; operations follow each other.
        await Promise.all(Array.from({ length: one.sends }, () => send(one, at)));
        applyTo(model, one);
      }
      expect(await read(cartId)).toEqual(Object.fromEntries(model));
    }),
    { numRuns: 1000 },
  );
}, 120_000);
