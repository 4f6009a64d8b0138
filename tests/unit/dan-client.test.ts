import { beforeAll, expect, test } from 'vitest';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { agree } from '#operator/tests/provider-under-test.ts';
import { type Fault, faults, isFault } from '../support/faulty-upstream/faults.ts';
import { openRemoteUpstream } from '../support/faulty-upstream/remote-upstream.ts';
import { citizen, openDan, redirectUri, toAnswer, toScope } from './open-dan.ts';

beforeAll(() => prepareOperator());

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
  const value = {
    kind: 'citizen',
    citizen: { regnum: 'ӨҮ01222870', lastname: 'Дорж', firstname: 'Өлзийбаяр' },
  };
  expect(await dan.readCitizen({ redirectUri, code })).toEqual({ ok: true, value });
  expect((await dan.readCitizen({ redirectUri, code })).ok).toBe(false);
});

test.each([
  [{}, 'GET'],
  [{ DAN_SERVICE_METHOD: 'POST' }, 'POST'],
] as const)(
  'readCitizen posts the code as a form, then sends the token as a bearer, and returns only the card when the settings are %j',
  async (vars, method) => {
    const upstream = openRemoteUpstream();
    await upstream.set('/oauth2/token', {
      answer: { access_token: 'token-1', token_type: 'Bearer' },
    });
    await upstream.set('/oauth2/api/v1/service', { answer: toAnswer() });
    const { dan } = openDan(upstream.base, 5000, vars);
    expect(await dan.readCitizen({ redirectUri, code: 'code-1' })).toEqual({
      ok: true,
      value: { kind: 'citizen', citizen },
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
    expect(read).toMatchObject({ method, headers: { authorization: 'Bearer token-1' } });
  },
);

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
