import { beforeAll, expect, test } from 'vitest';
import { ask, prepareOperator, testDb } from '../../tests/operator-under-test.ts';

beforeAll(() => prepareOperator());

const origin = 'http://operator.internal';
async function post(path: string, body: object, key = crypto.randomUUID()) {
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

const traveller = (number: string) => ({
  passport: { number, country: 'Japan', expires: '2031-01-01' },
  lastName: 'Tanaka',
  firstName: 'Yuki',
});
const order = (code: string, number: string, kind = 'ESIM') => ({
  code,
  packageId: 'tourist-7',
  kind,
  traveller: traveller(number),
  email: 'yuki@example.jp',
  pickup: null,
  amount: 25_000,
  paidAt: '2026-11-25T00:00:00.000Z',
});

test('a passport gets two SIMs and no third, when three are ordered at once', async () => {
  const answers = await Promise.all(
    ['A2', 'B2', 'C2'].map((code) => post('/tourist-sims', order(code, 'PP0000001', 'SIM'))),
  );
  const states = answers.map(({ data }) => String(data?.['state']));
  expect(states.toSorted()).toEqual(['READY', 'READY', 'REFUSED']);
  const check = await post('/tourist-sims/check', { traveller: traveller('PP0000001') });
  expect(check.data).toEqual({ state: 'TOO_MANY' });
});

test('one key sells once and says the same again, and no other order goes by it', async () => {
  const key = crypto.randomUUID();
  const first = await post('/tourist-sims', order('D2', 'PP0000002'), key);
  expect(await post('/tourist-sims', order('D2', 'PP0000002'), key)).toEqual(first);
  expect((await post('/tourist-sims', order('E2', 'PP0000003'), key)).status).toBe(422);
});

test('a code that was never sent is NONE when it is asked about', async () => {
  const answer = await ask(new Request(`${origin}/tourist-sims?code=NEVER`), {
    OPERATOR_DB: testDb,
  });
  expect(await answer.json()).toEqual({ data: { state: 'NONE', profile: null } });
});
