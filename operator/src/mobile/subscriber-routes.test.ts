import { beforeAll, expect, test } from 'vitest';
import { mobilePlans } from './mobile-plans.ts';
import { toFirstDay } from './shift-account.ts';
import { get, migrateOperator, post } from '../../tests/operator-under-test.ts';

beforeAll(migrateOperator);

const read = async (path: string): Promise<Record<string, never>> =>
  ((await (await get(path)).json()) as { data: Record<string, never> }).data;

test('a number with a contract has a plan and bills, one without has units', async () => {
  expect(await read('/subscriber?isdn=99110011')).toMatchObject({
    payment: 'POSTPAID',
    email: 'temuulen@example.mn',
  });
  expect(await read('/subscriber?isdn=95000824')).toMatchObject({ isCompany: true });
  const prepaid = await read('/subscriber?isdn=94330033');
  expect(prepaid).toMatchObject({ payment: 'PREPAID', balance: expect.any(Number) });
  expect(await read('/subscriber/bills?isdn=94330033')).toEqual([]);
  expect(await read('/subscriber?isdn=99000823')).not.toHaveProperty('left');
});

test('only a plan with a term has a contract, which ends within it and keeps from smaller plans till then', async () => {
  const numbers = ['95123456', '99112233', '99110011', '99000948', '99000947', '99110008'];
  const seen = await Promise.all(
    numbers.map(async (isdn) => {
      const { plan, contractEndsOn } = (await read(`/subscriber?isdn=${isdn}`)) as {
        plan?: { nameEn: string };
        contractEndsOn?: string | null;
      };
      const term = mobilePlans.find(({ nameEn }) => nameEn === plan?.nameEn)?.termMonths ?? 0;
      const latest = toFirstDay(new Date(), term);
      expect.soft(Boolean(contractEndsOn), isdn).toBe(term > 0);
      expect.soft(contractEndsOn === null || String(contractEndsOn) <= latest, isdn).toBe(true);
      const { refusals } = (await read(`/package-shift?isdn=${isdn}`)) as unknown as {
        refusals: { reason: string; until: string | null }[];
      };
      const until = refusals.find(({ reason }) => reason === 'TERM')?.until ?? null;
      expect.soft(until, isdn).toBe(contractEndsOn ?? null);
      return term;
    }),
  );
  expect(new Set(seen)).toEqual(new Set([0, 12]));
});

test('twelve bills add up, and the newest is the one that is looked up', async () => {
  const bills = (await read('/subscriber/bills?isdn=99110011')) as unknown as {
    month: string;
    amount: number;
    due: number;
    lines: { amount: number }[];
  }[];
  expect(new Set(bills.map(({ month }) => month)).size).toBe(12);
  for (const { amount, lines } of bills) {
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  }
  const found = await post('/bill/find', { account: { by: 'number', value: '99110011' } });
  const { data } = (await found.json()) as { data: { bill: object } };
  const { month, amount, due } = bills[0] ?? {};
  expect(data.bill).toMatchObject({ month, amount, due });
});

test('what is topped up is on the balance', async () => {
  const { balance } = await read('/subscriber?isdn=94330033');
  const paid = { code: 'K7M2PX9Q', amount: 5000, paidAt: '2026-11-23T04:00:00.000Z' };
  await post('/units/top-up', { ...paid, isdn: '94330033' }, { 'idempotency-key': 'top-up' });
  expect((await read('/subscriber?isdn=94330033'))['balance']).toBe(Number(balance) + 5000);
});

test('an e-mail address is registered with a key, and a PUK is the same each time', async () => {
  const body = { isdn: '99110012', email: 'new@example.mn' };
  expect((await post('/subscriber/email', body)).status).toBe(400);
  expect((await post('/subscriber/email', body, { 'idempotency-key': 'k' })).status).toBe(200);
  expect(await read('/subscriber?isdn=99110012')).toMatchObject({ email: 'new@example.mn' });
  const ask = async () => (await post('/subscriber/puk', { isdn: '99110012' })).json();
  expect(await ask()).toEqual(await ask());
  expect(await ask()).toEqual({
    data: { puk: expect.stringMatching(/^\d{8}$/), puk2: expect.stringMatching(/^\d{8}$/) },
  });
});

test('numbers made for it have no such calls, or failing ones', async () => {
  expect((await get('/subscriber?isdn=99000820')).status).toBe(404);
  expect((await post('/subscriber/puk', { isdn: '99000820' })).status).toBe(404);
  expect((await get('/subscriber/bills?isdn=99000822')).status).toBe(503);
});
