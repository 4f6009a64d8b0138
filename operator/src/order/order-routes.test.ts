import { beforeAll, expect, test } from 'vitest';
import { get, post, prepareOperator } from '../../tests/operator-under-test.ts';

beforeAll(() => prepareOperator());

const now = new Date().toISOString();
const order = (code: string, phone = '99112233') => ({
  code,
  createdAt: now,
  language: 'mn',
  isdn: null,
  lines: [{ productId: 'p-1', product: 'p-1', quantity: 2, price: 1000 }],
  goods: 2000,
  discount: 0,
  delivery: 0,
  total: 2000,
  promoCode: '',
  referralCode: '',
  deliveryType: 'PICKUP',
  slotDate: null,
  slot: null,
  branchId: 'b-009',
  contact: { phone, email: '', firstName: '', lastName: '', registerNumber: '' },
  address: null,
});
const create = async (code: string, phone?: string) =>
  (await post('/order', order(code, phone))).status;
const pay = async (code: string, phone?: string) =>
  (await post('/order/paid', { ...order(code, phone), paidAt: now })).status;
const cancel = async (code: string) => (await post('/order/cancel', { code })).status;

async function read(...codes: string[]) {
  const answer = await get(`/order/status?codes=${codes.join(',')}`);
  const { data } = (await answer.json()) as { data: { code: string; status: string }[] };
  return data.map(({ code, status }) => `${code} ${status}`).toSorted();
}

test('an order has a status once it is paid, in whichever order that is told', async () => {
  expect([await create('AAAAAAAA'), await create('AAAAAAAA')]).toEqual([200, 200]);
  expect(await read('AAAAAAAA')).toEqual([]);
  expect([await pay('AAAAAAAA'), await pay('AAAAAAAA')]).toEqual([200, 200]);
  // Told of the payment first, and then of the order.
  expect([await pay('BBBBBBBB'), await create('BBBBBBBB')]).toEqual([200, 200]);
  expect(await read('AAAAAAAA', 'BBBBBBBB', 'UNKNOWN')).toEqual([
    'AAAAAAAA PLACED',
    'BBBBBBBB PLACED',
  ]);
});

test('a canceled order stays canceled, and one that nobody told of is not there', async () => {
  await pay('CCCCCCCC');
  expect(await cancel('CCCCCCCC')).toBe(200);
  await pay('CCCCCCCC');
  expect(await read('CCCCCCCC')).toEqual(['CCCCCCCC CANCELED']);
  expect(await cancel('DDDDDDDD')).toBe(404);
});

test('codes are the same however often they are asked for, and there are none before the money', async () => {
  const ask = async () =>
    post('/order/codes', { code: 'EEEEEEEE', lines: [{ productId: 'p-1', quantity: 3 }] });
  expect((await ask()).status).toBe(404);
  await create('EEEEEEEE');
  expect((await ask()).status).toBe(409);
  await pay('EEEEEEEE');
  const texts = await Promise.all(
    Array.from({ length: 5 }, async () => JSON.stringify(await (await ask()).json())),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]?.match(/\d{4}-\d{4}-\d{4}-\d{4}/g)).toHaveLength(3);
});

test('a service that fails takes nothing, and one whose answer is lost has taken it', async () => {
  expect(await pay('FFFFFFFF', '99000803')).toBe(503);
  expect(await pay('GGGGGGGG', '99000802')).toBe(504);
  expect(await read('FFFFFFFF', 'GGGGGGGG')).toEqual(['GGGGGGGG PLACED']);
  expect(await pay('GGGGGGGG', '99000802')).toBe(200);
});

test.each([
  ['without a code', { ...order(''), code: undefined }],
  ['with a negative total', { ...order('HHHHHHHH'), total: -1 }],
  ['of no quantity', { ...order('HHHHHHHH'), lines: [{ ...order('').lines[0], quantity: 0 }] }],
])('an order %s is refused', async (_, body) => {
  expect((await post('/order', body)).status).toBe(400);
});
