import { beforeAll, expect, test } from 'vitest';
import { seedNumbers } from '../../seed/numbers/seed-numbers.ts';
import { ask, prepareOperator, testDb } from '../../tests/operator-under-test.ts';
import { holdMs, holdNumber } from './number-routes.ts';

beforeAll(async () => {
  await prepareOperator();
  await seedNumbers(testDb, 20_000);
});

const origin = 'http://operator.internal';
async function get<T>(path: string): Promise<T> {
  const answer = await ask(new Request(origin + path), { OPERATOR_DB: testDb });
  return ((await answer.json()) as { data: T }).data;
}
async function post(path: string, body: object, key: string) {
  const answer = await ask(
    new Request(origin + path, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(body),
    }),
    { OPERATOR_DB: testDb },
  );
  const { data } = (await answer.json()) as { data?: Record<string, unknown> };
  return { status: answer.status, data };
}
interface Page {
  items: { isdn: string; class: string; price: number }[];
  next: string | null;
  partial: boolean;
}

const free = async (query = '') => (await get<Page>(`/numbers?${query}`)).items[0]?.isdn ?? '';

test('a hold ends to the millisecond: until then nobody else has the number, and from then on anybody', async () => {
  const isdn = await free('ending=771');
  const now = 1_800_000_000_000;
  const holds = (key: string, at: number) => holdNumber(testDb, { isdn, key }, at);
  expect(await holds('a', now)).toMatchObject({
    state: 'HELD',
    reference: 'a',
    expiresAt: new Date(now + holdMs).toISOString(),
  });
  // The answer was lost: the same key is told the same.
  expect(await holds('a', now + 5)).toMatchObject({
    expiresAt: new Date(now + holdMs).toISOString(),
  });
  expect(await holds('b', now + holdMs - 1)).toMatchObject({ state: 'TAKEN' });
  expect(await holds('a', now + holdMs - 1)).toMatchObject({ state: 'HELD' });
  // A hold that has lapsed is none, and its key holds nothing again.
  expect(await holds('a', now + holdMs)).toMatchObject({ state: 'ENDED' });
  expect(await holds('b', now + holdMs)).toMatchObject({ state: 'HELD', reference: 'b' });
  expect(await holds('c', now + holdMs)).toMatchObject({ state: 'TAKEN' });
});

test('of 100 that hold one number at a moment, one has it; its list shows it to nobody', async () => {
  const isdn = await free('ending=772');
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, i) => post('/numbers/hold', { isdn }, `race-${i}`)),
  );
  expect(all.filter(({ data }) => data?.['state'] === 'HELD')).toHaveLength(1);
  const listed = await get<Page>(`/numbers?prefix=${isdn}`);
  expect(listed.items).toEqual([]);
});

test('a number that was given back is free at once, and its old key holds it no more', async () => {
  const isdn = await free('ending=773');
  await post('/numbers/hold', { isdn }, 'gives');
  expect((await post('/numbers/release', { isdn, reference: 'other' }, 'r1')).status).toBe(200);
  expect((await post('/numbers/hold', { isdn }, 'next')).data).toMatchObject({ state: 'TAKEN' });
  await post('/numbers/release', { isdn, reference: 'gives' }, 'r2');
  expect((await post('/numbers/hold', { isdn }, 'gives')).data).toMatchObject({ state: 'ENDED' });
  expect((await post('/numbers/hold', { isdn }, 'next')).data).toMatchObject({ state: 'HELD' });
});

const owner = (registerNumber: string) => ({
  registerNumber,
  passport: null,
  lastName: 'Бат',
  firstName: 'Дорж',
});
const toSale = (isdn: string, code: string, given: object = {}) => ({
  code,
  isdn,
  reference: null,
  planId: 'prepaid',
  type: 'PREPAID',
  owner: owner('УК91031458'),
  referralCode: '',
  amount: 5000,
  paidAt: '2026-11-23T04:00:00.000Z',
  ...given,
});

test('a sale is one, also where its answer is lost; whoever is too late is refused', async () => {
  const isdn = await free('ending=774');
  await post('/numbers/hold', { isdn }, 'buyer');
  const other = toSale(isdn, 'OTHER', { owner: owner('ЧЛ85120246') });
  expect((await post('/numbers/sell', other, 'sell other')).data).toEqual({ state: 'REFUSED' });
  const own = toSale(isdn, 'OWN', { reference: 'buyer' });
  expect((await post('/numbers/sell', own, 'sell own')).data).toEqual({ state: 'SOLD' });
  expect((await post('/numbers/sell', own, 'sell own')).data).toEqual({ state: 'SOLD' });
  const changed = { ...own, amount: 1 };
  expect((await post('/numbers/sell', changed, 'sell own')).status).toBe(422);
  const lost = toSale('85999825', 'LOST', { type: 'POSTPAID' });
  expect((await post('/numbers/sell', lost, 'sell lost')).status).toBe(504);
  expect(await get('/sim-orders?code=LOST')).toMatchObject({ sale: 'SOLD', state: 'NONE' });
});

test('nobody has a third prepaid number, and the check says so before', async () => {
  const who = owner('ТЮ10251924');
  const asked = { owner: who, type: 'PREPAID' };
  const isdns = (await get<Page>('/numbers?ending=88')).items.map(({ isdn }) => isdn);
  for (const [at, isdn] of isdns.slice(0, 2).entries()) {
    const sold = await post('/numbers/sell', toSale(isdn, `P${at}`, { owner: who }), `p${at}`);
    expect(sold.data).toEqual({ state: 'SOLD' });
  }
  expect((await post('/numbers/check-owner', asked, 'x')).data).toEqual({ state: 'TOO_MANY' });
  const third = toSale(isdns[2] ?? '', 'P2', { owner: who });
  expect((await post('/numbers/sell', third, 'p2')).data).toEqual({ state: 'REFUSED' });
});

test('an eSIM has one profile for one key; a late one is there when it is asked for again', async () => {
  const order = { isdn: '85999830', kind: 'ESIM', delivery: null, phone: '99110011' };
  const first = await post('/sim-orders', { ...order, code: 'E1' }, 'e1');
  expect(first.data).toMatchObject({ state: 'READY', profile: { smdp: 'rsp.tenger.mn' } });
  expect(await post('/sim-orders', { ...order, code: 'E1' }, 'e1')).toEqual(first);
  const late = await post('/sim-orders', { ...order, code: 'E2', isdn: '85999829' }, 'e2');
  expect(late.data).toEqual({ state: 'ORDERED', profile: null });
  expect(await get('/sim-orders?code=E2')).toMatchObject({ state: 'ORDERED' });
  expect(await get('/sim-orders?code=E2')).toMatchObject({ state: 'READY' });
});
