import { beforeAll, expect, test, vi } from 'vitest';
import { get, prepareOperator, testDb } from '../../tests/operator-under-test.ts';
import {
  agree,
  authorize,
  exchange,
  providerOrigin,
  question,
  readCard,
  toAnswer,
} from '../../tests/provider-under-test.ts';

beforeAll(() => prepareOperator());

test('authorize names no service by its key, and returns a code and the same state when a citizen agrees', async () => {
  const first = await authorize();
  expect(first.status).toBe(200);
  expect(first.headers.get('referrer-policy')).toBe('strict-origin');
  expect(await first.text()).toContain('УК91031458');
  const second = await (await authorize({ citizen: 'temuulen' })).text();
  expect(second).toContain('Register number');
  expect(second).not.toContain('WS100101');
  const back = await authorize({}, { citizen: 'temuulen', decision: 'allow' });
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toMatch(
    new RegExp(`^${question.redirect_uri}\\?code=[\\da-f]{64}&state=${question.state}$`),
  );
});

test('authorize stores nothing when a page is viewed, and returns no code when the citizen cancels', async () => {
  const count = () => testDb.prepare('SELECT count(*) AS n FROM dan_code').first('n');
  const before = await count();
  await authorize({ citizen: 'temuulen' });
  const back = await authorize({}, { decision: 'cancel' });
  expect(toAnswer(back)).toEqual({ error: 'access_denied', state: question.state });
  expect(await count()).toBe(before);
});

test.each([
  ['another client', { client_id: 'other' }],
  ['another site', { redirect_uri: 'https://evil.test/afterDan' }],
  ['another path', { redirect_uri: `${providerOrigin}/elsewhere` }],
  ['a query', { redirect_uri: `${providerOrigin}/afterDan?x=1` }],
  ['another spelling', { redirect_uri: `${providerOrigin}/x/../afterDan` }],
  ['a name in front', { redirect_uri: 'https://www.example.mn@evil.test/afterDan' }],
  ['no address', { redirect_uri: '//evil.test/afterDan' }],
  ['this machine', { redirect_uri: 'http://127.0.0.1/afterDan' }],
  ['nobody known', { citizen: 'nobody' }],
])('authorize redirects nowhere when the request has %s', async (_, given) => {
  for (const answer of [
    await authorize(given),
    await authorize(given, { ...given, decision: 'allow' }),
  ]) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('location')).toBeNull();
  }
});

test.each([
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_scope', { scope: 'openid' }],
  ['invalid_scope', { scope: btoa('[]') }],
])('%s is said to the site', async (error, given) => {
  expect(toAnswer(await authorize(given))).toEqual({ error, state: question.state });
});

test('a code is exchanged once when many requests bring it at the same time', async () => {
  const code = await agree();
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
});

test('a code is not exchanged when return address, client or secret differ', async () => {
  const code = await agree();
  const wrong = [
    { redirect_uri: `${providerOrigin}/packageshift/afterDan` },
    { redirect_uri: `${question.redirect_uri}/` },
    { client_secret: 'guess' },
    { client_id: 'other' },
    { grant_type: 'password' },
    { code: 'f'.repeat(64) },
  ];
  for (const given of wrong) expect((await exchange(code, given)).ok).toBe(false);
  expect((await exchange(code)).status).toBe(200);
});

test('a code expires after 60 seconds, to the second', async () => {
  try {
    const now = Date.now();
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const [first, second] = [await agree(), await agree()];
    vi.setSystemTime(now + 59_999);
    expect((await exchange(first)).status).toBe(200);
    vi.setSystemTime(now + 60_000);
    expect((await exchange(second)).status).toBe(400);
  } finally {
    vi.useRealTimers();
  }
});

test('the card is answered under the name of its service, for an issued token only', async () => {
  const { access_token: token }: { access_token: string } = await (
    await exchange(await agree('enkhtuya'))
  ).json();
  const card = await (await readCard(token, 'GET')).json();
  expect(await (await readCard(token, 'POST')).json()).toMatchObject([
    { citizen_loginType: 7 },
    {},
  ]);
  expect(card).toMatchObject([
    { citizen_loginType: 7 },
    {
      wsdl: 'https://xyp.example.mn/ws?WSDL',
      services: {
        WS100101_card: {
          request: { regnum: 'ЧЛ85120246' },
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
          resultCode: 0,
          response: { regnum: 'ЧЛ85120246', lastname: 'Ганбаатар', soumDistrictName: 'Дархан' },
        },
      },
    },
  ]);
  expect((await readCard('f'.repeat(64))).status).toBe(401);
  expect((await readCard('')).status).toBe(401);
});

test.each([
  ['organisation', [1, 'WS100307_getLegalEntityInfoWithRegnum', 0]],
  ['not-found', [7, 'WS100101_card', 1]],
] as const)('the answer is that of the kind %s when it was chosen', async (kind, expected) => {
  const { access_token: token }: { access_token: string } = await (
    await exchange(await agree('enkhtuya', {}, kind))
  ).json();
  const [login, answers]: [
    { citizen_loginType: number },
    { services: Record<string, { resultCode: number }> },
  ] = await (await readCard(token)).json();
  const [[name, { resultCode }] = ['', { resultCode: -1 }]] = Object.entries(answers.services);
  expect([login.citizen_loginType, name, resultCode]).toEqual(expected);
});

test('the provider fails when that was chosen', async () => {
  const { access_token: token }: { access_token: string } = await (
    await exchange(await agree('enkhtuya', {}, 'failing'))
  ).json();
  expect((await readCard(token)).status).toBe(503);
});

test('the database holds neither code nor token', async () => {
  const code = await agree();
  const stored = JSON.stringify((await testDb.prepare('SELECT * FROM dan_code').all()).results);
  expect(stored).not.toContain(code);
  const { access_token: token }: { access_token: string } = await (await exchange(code)).json();
  const tokens = JSON.stringify((await testDb.prepare('SELECT * FROM dan_token').all()).results);
  expect(tokens).not.toContain(token);
});

test('the owner of a number is answered, and 404 when nobody owns it', async () => {
  const owner = await get('/subscriber/owner?isdn=95220022');
  expect(await owner.json()).toEqual({
    data: {
      registerNumber: 'ЧЛ85120246',
      lastName: 'ГАНБААТАР',
      firstName: 'ЭНХТУЯA',
      since: '2021-03-01',
    },
  });
  expect((await get('/subscriber/owner?isdn=99000000')).status).toBe(404);
  expect((await get('/subscriber/owner')).status).toBe(400);
});
