import { beforeAll, expect, test } from 'vitest';
import { createDan } from '#services/dan.ts';
import { type Settings, parseSettings } from '#settings/settings.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { agree, question } from '#operator/tests/provider-under-test.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { type Fault, faults, isFault } from '../support/faulty-upstream/faults.ts';
import { openRemoteUpstream } from '../support/faulty-upstream/remote-upstream.ts';

beforeAll(() => prepareOperator());

const redirectUri = question.redirect_uri;
const service = 'WS100101_getCitizenIDCardInfo';
const contract = {
  DAN_CLIENT_ID: 'site',
  DAN_CLIENT_SECRET: 'very-secret',
  DAN_SERVICE: service,
  DAN_WSDL: 'https://xyp.example.mn/citizen/ws?WSDL',
  DAN_PEPPER: 'p'.repeat(32),
};
const toScope = (known: Settings) =>
  btoa(JSON.stringify([{ services: [known.DAN_SERVICE], wsdl: known.DAN_WSDL }]));

function openDan(base?: string, deadlineMs = 5000) {
  const known = parseSettings({
    OPERATOR: {},
    ...(base ? { ...contract, DAN_BASE_URL: base } : {}),
  });
  const events: unknown[] = [];
  const { callUpstream } = createUpstream({
    settings: () => known,
    log: (event) => events.push(event),
  });
  const call: typeof callUpstream = (asked, request) =>
    callUpstream(asked, { ...request, deadlineMs });
  return { dan: createDan({ call, settings: () => known }), known, events };
}

const card = { regnum: 'уk91031458', lastname: 'Батбаяр', firstname: 'Тэмүүлэн', image: 'x' };
const answer = [{ citizen: 1, services: null }, { services: { [service]: { response: card } } }];

test('toAuthorizeAddress has exactly the parameters of the protocol when the browser is sent to the provider', () => {
  const { dan, known } = openDan('https://sso.gov.mn');
  const address = new URL(dan.toAuthorizeAddress({ redirectUri, state: 'abc' }));
  expect(address.origin + address.pathname).toBe('https://sso.gov.mn/oauth2/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'site',
    redirect_uri: redirectUri,
    scope: toScope(known),
    state: 'abc',
  });
  expect(openDan().dan.toAuthorizeAddress({ redirectUri, state: 'abc' })).toMatch(
    /^\/operator\/dan\/oauth2\/authorize\?/,
  );
});

test('readCitizen returns the citizen once when the embedded provider has issued a code', async () => {
  const { dan, known } = openDan();
  const code = await agree('ulziibayar', { scope: toScope(known) });
  const citizen = { regnum: 'ӨҮ01222870', lastname: 'Дорж', firstname: 'Өлзийбаяр' };
  expect(await dan.readCitizen({ redirectUri, code })).toEqual({ ok: true, value: citizen });
  expect((await dan.readCitizen({ redirectUri, code })).ok).toBe(false);
});

test('readCitizen posts the code as a form, then the token as a bearer, and returns only the card when the provider is real', async () => {
  const upstream = openRemoteUpstream();
  await upstream.set('/oauth2/token', {
    answer: { access_token: 'token-1', token_type: 'Bearer' },
  });
  await upstream.set('/oauth2/api/v1/service', { answer });
  const { dan } = openDan(upstream.base);
  expect(await dan.readCitizen({ redirectUri, code: 'code-1' })).toEqual({
    ok: true,
    value: { regnum: 'УК91031458', lastname: 'Батбаяр', firstname: 'Тэмүүлэн' },
  });
  const [token, read] = await upstream.requests('/oauth2/');
  expect(token?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    grant_type: 'authorization_code',
    code: 'code-1',
    client_id: 'site',
    client_secret: 'very-secret',
    redirect_uri: redirectUri,
  });
  expect(token?.query).toBe('');
  expect(read).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token-1' } });
});

const faultNames: Fault[] = Object.keys(faults).filter(isFault);

test.each(faultNames)(
  'readCitizen fails after one call when the token endpoint has the fault %s',
  async (fault) => {
    const upstream = openRemoteUpstream();
    await upstream.set('/oauth2/token', { fault });
    const { dan } = openDan(upstream.base, 300);
    expect((await dan.readCitizen({ redirectUri, code: 'code-1' })).ok).toBe(false);
    expect(await upstream.requests('/oauth2/token')).toHaveLength(1);
    expect(await upstream.requests('/oauth2/api/')).toEqual([]);
  },
);

test.each(faultNames)(
  'readCitizen fails after one call when the card endpoint has the fault %s',
  async (fault) => {
    const upstream = openRemoteUpstream();
    await upstream.set('/oauth2/token', { answer: { access_token: 'token-1' } });
    await upstream.set('/oauth2/api/', { fault });
    const { dan } = openDan(upstream.base, 300);
    expect((await dan.readCitizen({ redirectUri, code: 'code-1' })).ok).toBe(false);
    expect(await upstream.requests('/oauth2/api/')).toHaveLength(1);
  },
);

test.each([
  ['another service', [{ services: { WS_other: { response: card } } }]],
  ['no services', [{ services: {} }]],
  ['no register number', [{ services: { [service]: { response: { ...card, regnum: 'x' } } } }]],
  ['no name', [{ services: { [service]: { response: { ...card, firstname: '' } } } }]],
  ['no answer', [{ services: { [service]: { response: null } } }]],
  ['nothing', []],
])('readCitizen fails when the answer has %s', async (_, body) => {
  const upstream = openRemoteUpstream();
  await upstream.set('/oauth2/token', { answer: { access_token: 'token-1' } });
  await upstream.set('/oauth2/api/', { answer: body });
  const { dan } = openDan(upstream.base);
  expect(await dan.readCitizen({ redirectUri, code: 'c' })).toMatchObject({
    error: { kind: 'shape', service: 'dan' },
  });
});

test('readCitizen puts no secret, code, token or citizen into an error or the log when it fails', async () => {
  const upstream = openRemoteUpstream();
  await upstream.set('/oauth2/token', { answer: { access_token: 'token-1' } });
  await upstream.set('/oauth2/api/', { status: 422, answer: { message: 'no УК91031458' } });
  const { dan, events } = openDan(upstream.base);
  const outcome = await dan.readCitizen({ redirectUri, code: 'code-1' });
  const error = outcome.ok ? null : outcome.error;
  const shown = `${error} ${error?.stack} ${JSON.stringify(error)} ${JSON.stringify(events)}`;
  expect(events).toHaveLength(1);
  expect(shown).not.toMatch(/very-secret|code-1|token-1|УК91031458|Батбаяр/);
});
