import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newOperationId } from '#forms/operation-id.ts';
import { addLines, type AskedLine, type CartAct, clearLines, readLines, setLine } from './store.ts';

const act = (cartId: string, op = newOperationId()): CartAct => ({
  cartId,
  op,
  now: Date.now(),
  expiresAt: Date.now() + 86_400_000,
});
const ask = (productId: string, quantity: number, most = 99): AskedLine => ({
  productId,
  product: productId,
  quantity,
  most,
  price: 100,
});
const read = async (cartId: string) =>
  Object.fromEntries(
    (await readLines(cartId, Date.now())).map(({ productId, quantity }) => [productId, quantity]),
  );

test('500 adds at the same moment are all there', async () => {
  await Promise.all(
    Array.from({ length: 500 }, () => addLines(act('many'), [ask('p-1', 1, 100_000)])),
  );
  expect(await read('many')).toEqual({ 'p-1': 500 });
});

test('200 acts, each sent 5 times, are done 200 times', async () => {
  const ops = Array.from({ length: 200 }, () => newOperationId());
  const sent = [...ops, ...ops, ...ops, ...ops, ...ops];
  await Promise.all(sent.map((op) => addLines(act('resent', op), [ask('p-1', 1, 100_000)])));
  expect(await read('resent')).toEqual({ 'p-1': 200 });
});

test('an add goes up to what can be had and says which line was cut; sent again it says the same', async () => {
  await addLines(act('cut'), [ask('p-1', 3, 5), ask('p-2', 1, 5)]);
  const second = act('cut');
  const first = await addLines(second, [ask('p-1', 3, 5), ask('p-2', 1, 5)]);
  expect(first).toMatchObject({ outcome: 'done', clamped: ['p-1'] });
  expect(await addLines(second, [ask('p-1', 3, 5), ask('p-2', 1, 5)])).toMatchObject({
    lines: first.lines,
    clamped: ['p-1'],
  });
  expect(await read('cut')).toEqual({ 'p-1': 5, 'p-2': 2 });
});

test('a quantity is set and cut, zero removes, and what is not there is missing', async () => {
  await addLines(act('set'), [ask('p-1', 3)]);
  expect(await setLine(act('set'), ask('p-1', 8, 5))).toMatchObject({ clamped: ['p-1'] });
  expect(await read('set')).toEqual({ 'p-1': 5 });
  expect((await setLine(act('set'), ask('p-2', 1))).outcome).toBe('missing');
  const removal = act('set');
  const removed = await setLine(removal, ask('p-1', 0));
  expect(removed).toMatchObject({ outcome: 'done', lines: [], before: [{ quantity: 5 }] });
  await addLines(act('set'), [ask('p-1', 1)]);
  expect((await setLine(removal, ask('p-1', 0))).outcome).toBe('done');
  expect(await read('set')).toEqual({ 'p-1': 1 });
});

test('a cart takes 50 different things, and more of those it has', async () => {
  const asked = Array.from({ length: 50 }, (_, at) => ask(`p-${at}`, 1));
  await addLines(act('full'), asked);
  expect((await addLines(act('full'), [ask('one-more', 1)])).outcome).toBe('full');
  expect((await addLines(act('full'), [ask('p-7', 1)])).outcome).toBe('done');
  expect(Object.keys(await read('full'))).toHaveLength(50);
});

test('a cart whose time is over is empty, also for who adds to it', async () => {
  const past = { ...act('over'), expiresAt: Date.now() - 1 };
  await addLines(past, [ask('p-1', 3)]);
  expect(await read('over')).toEqual({});
  await addLines(act('over'), [ask('p-2', 1)]);
  expect(await read('over')).toEqual({ 'p-2': 1 });
});

test('carts do not touch each other', async () => {
  await addLines(act('mine'), [ask('p-1', 1)]);
  await addLines(act('theirs'), [ask('p-1', 2)]);
  await clearLines(act('mine'));
  expect([await read('mine'), await read('theirs')]).toEqual([{}, { 'p-1': 2 }]);
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

const most = 99;

function applyTo(model: Model, { kind, id, quantity }: Command): void {
  if (kind === 'add') model.set(id, Math.min(most, (model.get(id) ?? 0) + quantity));
  if (kind === 'set' && model.has(id)) model.set(id, Math.min(most, quantity));
  if (kind === 'remove') model.delete(id);
  if (kind === 'clear') model.clear();
}

function send({ kind, id, quantity }: Command, at: CartAct) {
  if (kind === 'add') return addLines(at, [ask(id, quantity, most)]);
  if (kind === 'clear') return clearLines(at);
  return setLine(at, ask(id, kind === 'remove' ? 0 : quantity, most));
}

let carts = 0;

test('whatever is done to a cart, and however often it is sent, it holds what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 8 }), async (commands) => {
      carts += 1;
      const cartId = `model-${carts}`;
      const model: Model = new Map();
      for (const one of commands) {
        const at = act(cartId);
        // Sends of one act come together; acts follow each other.
        await Promise.all(Array.from({ length: one.sends }, () => send(one, at)));
        applyTo(model, one);
      }
      expect(await read(cartId)).toEqual(Object.fromEntries(model));
    }),
    { numRuns: 1000 },
  );
}, 120_000);
