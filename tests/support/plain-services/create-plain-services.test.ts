import { expect, test } from 'vitest';
import { createPlainServices } from './create-plain-services.ts';
import { startPlainServices } from './start-plain-services.ts';

function open(...given: Parameters<typeof createPlainServices>) {
  const services = createPlainServices(...given);
  const send = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await services.fetch(new Request(`http://plain${path}`, init));
    return { status: answer.status, text: await answer.text() };
  };
  return { send };
}

test.each(['/product/facets', '/product/phone-901', '/home-internet/packages', '/search/x', '/'])(
  'plain services answer 404 to %s, which the specification does not have',
  async (path) => {
    expect((await open().send(path)).status).toBe(404);
  },
);

test('plain services leave out the fields and the language that they are told to', async () => {
  const path = '/contents/news?id=701';
  const least = await open({ fields: 'least', language: 'mn' }).send(path);
  expect(JSON.parse(least.text)).toEqual({
    data: [{ id: 701, titleMn: 'Мэдээ 1', bodyMn: '<p>Агуулга 1</p>' }],
  });
  expect((await open({ extra: true }).send(path)).text).toContain('nobody@example.mn');
});

test('plain services filter, sort and page products, but for the parameters that they ignore', async () => {
  const query = '/product?categoryId=32&sort=priceDesc&page=2&size=4&ids=901';
  const ids = ({ text }: { text: string }) =>
    (JSON.parse(text) as { data: { data: { id: number }[] } }).data.data.map(({ id }) => id);
  expect(ids(await open().send(query))).toEqual([925, 924, 923, 922]);
  expect(ids(await open({ ignores: true }).send(query))).toHaveLength(12);
  expect(ids(await open({ ignores: ['page'] }).send(query))).toEqual([929, 928, 927, 926]);
});

test('plain services keep a cart by the specified fields, and refuse others in its words', async () => {
  const { send } = open({ writes: 'empty' });
  const item = { productId: 901, quantity: 2, price: 10_000 };
  expect(await send('/service/add-cart?isdn=99000001', item)).toEqual({ status: 200, text: '' });
  await send('/service/add-cart?isdn=99000001', item);
  const cart = JSON.parse((await send('/service/get-cart-list?isdn=99000001')).text) as unknown;
  expect(cart).toMatchObject({
    data: { totalQty: 4, amountDetails: [{ key: 'total', amount: '40000' }] },
  });
  for (const [path, body, reason] of [
    ['/service/modify-cart', { productId: 902, quantity: 1 }, 'Product not found in cart'],
    ['/service/add-cart', { productId: 930, quantity: 1 }, 'Invalid product. Price not found'],
    ['/product/rating', { point: 4, previousPoint: 3 }, 'unknown fields: previousPoint'],
  ] as const) {
    const refused = await send(`${path}?isdn=99000001`, body);
    expect(refused).toEqual({ status: 400, text: JSON.stringify({ message: reason }) });
  }
});

test('plain services answer the same over HTTP, and count what they were asked', async () => {
  const services = await startPlainServices();
  const answer = await fetch(`${services.url}/city/list`);
  expect(answer.headers.get('content-type')).toContain('json');
  expect(await answer.json()).toMatchObject({ data: { data: [{ nameEn: 'Ulaanbaatar' }, {}] } });
  expect((await fetch(`${services.url}/contents/about-us`)).status).toBe(401);
  expect(services.seen).toEqual(['GET /city/list', 'GET /contents/about-us']);
  await services.close();
});
