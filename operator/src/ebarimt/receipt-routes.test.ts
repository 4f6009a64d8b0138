import { beforeAll, expect, test } from 'vitest';
import { ask, get, post, prepareOperator } from '../../tests/operator-under-test.ts';

beforeAll(() => prepareOperator());

let count = 0;
function receipt(given: object = {}, sub: object = {}) {
  count += 1;
  const money = { totalAmount: 1110, totalVAT: 100, totalCityTax: 10 };
  return {
    branchNo: '001',
    districtCode: '3505',
    merchantTin: '61234567890',
    posNo: '0001',
    type: 'B2C_RECEIPT',
    billIdSuffix: String(count).padStart(6, '0'),
    ...money,
    receipts: [
      {
        ...money,
        taxType: 'VAT_ABLE',
        merchantTin: '61234567890',
        items: [{ name: 'Дата карт', measureUnit: 'ш', qty: 1, unitPrice: 1110, ...money }],
        ...sub,
      },
    ],
    payments: [{ code: 'BANK_TRANSFER_QPAY', status: 'PAID', paidAmount: 1110 }],
    ...given,
  };
}

const send = async (body: object): Promise<Record<string, unknown>> =>
  (await post('/rest/receipt', body)).json();
const giveBack = (id: unknown) =>
  ask(
    new Request('http://operator.internal/rest/receipt', {
      method: 'DELETE',
      body: JSON.stringify({ id, date: '2026-11-23 10:00:00' }),
    }),
  );

test('a receipt is registered once by its suffix, with a lottery number for a citizen', async () => {
  const body = receipt();
  const first = await send(body);
  expect(first).toMatchObject({ status: 'SUCCESS', lottery: expect.stringMatching(/^TG \d{8}$/) });
  expect(first['id']).toMatch(/^\d{33}$/);
  expect(await send(body)).toEqual(first);
  expect((await send(receipt()))['id']).not.toBe(first['id']);
});

test('a company’s receipt has no lottery number, and is not returned by a call', async () => {
  const made = await send(receipt({ type: 'B2B_RECEIPT', customerTin: '59876543210' }));
  expect(made).toMatchObject({ status: 'SUCCESS', lottery: '' });
  expect((await giveBack(made['id'])).status).toBe(400);
});

test('a citizen’s receipt is returned once, with an empty answer', async () => {
  const made = await send(receipt());
  const answer = await giveBack(made['id']);
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect((await giveBack(made['id'])).status).toBe(400);
  expect((await giveBack('0'.repeat(33))).status).toBe(404);
});

test.each([
  ['11 % as VAT', { totalVAT: 110, totalCityTax: 0 }, { totalVAT: 110, totalCityTax: 0 }],
  ['another sum', { totalAmount: 2220 }, {}],
  ['a company without its number', { type: 'B2B_RECEIPT' }, {}],
  ['another payment', { payments: [{ code: 'CASH', status: 'PAID', paidAmount: 1 }] }, {}],
])('a receipt with %s is refused as an error', async (_, given, sub) => {
  const answer = await post('/rest/receipt', receipt(given, sub));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ status: 'ERROR' });
});

test('a receipt without a payment says that its payment is missing', async () => {
  expect(await send(receipt({ payments: undefined }))).toMatchObject({ status: 'PAYMENT' });
});

test('a company is found by its register number, then by its taxpayer’s number, and nobody as null', async () => {
  const read = async (path: string) => (await get(`/api/info/check/${path}`)).json();
  expect(await read('getTinInfo?regNo=6123456')).toMatchObject({ data: 61_234_567_890 });
  expect(await read('getInfo?tin=61234567890')).toMatchObject({ data: { name: 'Алтан говь ХХК' } });
  expect(await read('getTinInfo?regNo=1111111')).toMatchObject({ data: null });
  expect(await read('getInfo?tin=11111111111')).toMatchObject({ data: null });
});
