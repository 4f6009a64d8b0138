import { beforeAll, expect, test } from 'vitest';
import { get, post, prepareOperator, testDb } from '../../tests/operator-under-test.ts';

beforeAll(() => prepareOperator());

const product = 'p-1';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

interface Asked {
  order: string;
  quantity: number;
  replaces?: string;
  expiresAt?: string;
}

async function reserve({ order, quantity, expiresAt = inAnHour(), ...more }: Asked) {
  const items = [{ productId: product, quantity }];
  const answer = await post('/order/reserve', { order, items, expiresAt, ...more });
  const { data } = (await answer.json()) as { data?: { state: string; refused: string[] } };
  return { status: answer.status, state: data?.state, refused: data?.refused };
}
const read = async (order: string) =>
  ((await (await get(`/order/reserve?order=${order}`)).json()) as { data: { state: string } }).data
    .state;
const release = (order: string) => post('/order/release', { order });
const stockOf = async (stock: number) => {
  await testDb
    .prepare('UPDATE product SET stock_online = ?2 WHERE id = ?1')
    .bind(product, stock)
    .run();
  await testDb.exec('DELETE FROM order_reservation');
};

test('goods are kept for one order, refused to the next, and given back', async () => {
  await stockOf(3);
  expect(await reserve({ order: 'a', quantity: 2 })).toMatchObject({ state: 'HELD', refused: [] });
  expect(await reserve({ order: 'b', quantity: 2 })).toEqual({
    status: 200,
    state: 'REFUSED',
    refused: [product],
  });
  expect([await read('a'), await read('b')]).toEqual(['HELD', 'NONE']);
  expect((await release('a')).status).toBe(200);
  expect((await release('a')).status).toBe(200);
  expect(await read('a')).toBe('NONE');
  expect((await reserve({ order: 'b', quantity: 2 })).state).toBe('HELD');
});

test('the same order again replaces what was kept for it, and another one takes its place', async () => {
  await stockOf(3);
  await reserve({ order: 'a', quantity: 2 });
  expect((await reserve({ order: 'a', quantity: 3 })).state).toBe('HELD');
  expect((await reserve({ order: 'b', quantity: 3 })).state).toBe('REFUSED');
  expect((await reserve({ order: 'b', quantity: 3, replaces: 'a' })).state).toBe('HELD');
  expect([await read('a'), await read('b')]).toEqual(['NONE', 'HELD']);
});

test('what was kept until a moment that is over is free', async () => {
  await stockOf(2);
  await reserve({ order: 'a', quantity: 2, expiresAt: new Date(Date.now() - 1).toISOString() });
  expect(await read('a')).toBe('NONE');
  expect((await reserve({ order: 'b', quantity: 2 })).state).toBe('HELD');
});

test('of twenty orders at a moment only as many are kept as there are goods', async () => {
  await stockOf(5);
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, i) => reserve({ order: `many-${i}`, quantity: 1 })),
  );
  expect(asked.filter(({ state }) => state === 'HELD')).toHaveLength(5);
});

test.each([
  [11, 200, 'REFUSED', 'NONE'],
  [13, 500, undefined, 'NONE'],
  [15, 500, undefined, 'HELD'],
] as const)(
  'a quantity of %i answers %i %s, and then %s is kept',
  async (quantity, ...expected) => {
    await stockOf(99);
    const { status, state } = await reserve({ order: 'made', quantity });
    expect([status, state, await read('made')]).toEqual(expected);
  },
);

test.each([
  ['no order', { items: [], expiresAt: inAnHour() }],
  [
    'no quantity',
    { order: 'a', items: [{ productId: product, quantity: 0 }], expiresAt: inAnHour() },
  ],
  ['no time', { order: 'a', items: [], expiresAt: 'soon' }],
])('a reservation with %s is refused', async (_, body) => {
  expect((await post('/order/reserve', body)).status).toBe(400);
});

test('what is kept for an order is in no stock that is told of the product, until it is given back', async () => {
  await stockOf(3);
  const told = async () => {
    const answers = await Promise.all([get(`/product/${product}`), get(`/product?ids=${product}`)]);
    const [one, list] = (await Promise.all(answers.map((answer) => answer.json()))) as [
      { data: { stockOnline: number } },
      { data: { data: { stockOnline: number }[] } },
    ];
    return [one.data.stockOnline, list.data.data[0]?.stockOnline];
  };
  await reserve({ order: 'shown', quantity: 2 });
  expect(await told()).toEqual([1, 1]);
  await release('shown');
  expect(await told()).toEqual([3, 3]);
});

test('what is kept of a variant is in neither its stock nor that of its product', async () => {
  const variant = await testDb
    .prepare('SELECT id, product_id AS product, stock FROM product_variant WHERE stock > 1 LIMIT 1')
    .first<{ id: string; product: string; stock: number }>();
  if (!variant) throw new Error('the seed has no variant in stock');
  const readStocks = async () => {
    const { data } = (await (await get(`/product/${variant.product}`)).json()) as {
      data: { stockOnline: number; variants: { id: string; stock: number }[] };
    };
    return [data.stockOnline, data.variants.find(({ id }) => id === variant.id)?.stock] as const;
  };
  const [all] = await readStocks();
  const items = [{ productId: variant.id, quantity: 1 }];
  await post('/order/reserve', { order: 'variant', items, expiresAt: inAnHour() });
  expect(await readStocks()).toEqual([all - 1, variant.stock - 1]);
});
