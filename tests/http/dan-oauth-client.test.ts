import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeCodeContract, readDanAnswer, servicesContracts } from '#contracts/dan/citizen.ts';
import { sendTo } from './send-to.ts';
import { type Operator, startOperator } from './start-operator.ts';

/** The embedded provider, asked by an OAuth client that nobody here wrote. */
let operator: Operator;
let provider: oauth.AuthorizationServer;

const client: oauth.Client = { client_id: 'embedded' };
const service = 'WS100101_getCitizenIDCardInfo';
const plain = { [oauth.allowInsecureRequests]: true };

beforeAll(async () => {
  operator = await startOperator();
  provider = {
    issuer: operator.origin,
    authorization_endpoint: `${operator.origin}/oauth2/authorize`,
    token_endpoint: operator.origin + exchangeCodeContract.path,
  };
});
afterAll(() => operator.stop());

const toReturn = () => `${operator.origin}/afterDan`;

/** Sends a citizen to the provider and follows what they decide there, to the address that it leads back to. */
async function authorize(state: string, form: Readonly<Record<string, string>>): Promise<URL> {
  const scope = [{ services: [service], wsdl: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL' }];
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: toReturn(),
    scope: btoa(JSON.stringify(scope)),
    state,
  });
  const answer = await sendTo(operator.origin, `/oauth2/authorize?${query}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return new URL(answer.headers.get('location') ?? '');
}

async function exchange(
  parameters: URLSearchParams,
  { secret = 'embedded', to = toReturn() } = {},
) {
  const answer = await oauth.authorizationCodeGrantRequest(
    provider,
    client,
    oauth.ClientSecretPost(secret),
    parameters,
    to,
    // The protocol has no PKCE.
    oauth.nopkce,
    plain,
  );
  return oauth.processAuthorizationCodeResponse(provider, client, answer);
}

async function agree(): Promise<URLSearchParams> {
  const state = oauth.generateRandomState();
  const back = await authorize(state, { citizen: 'temuulen', decision: 'allow' });
  return oauth.validateAuthResponse(provider, client, back, state);
}

test.each(['GET', 'POST'] as const)(
  'a public OAuth client signs a citizen in and reads the card by %s',
  async (method) => {
    const token = await exchange(await agree());
    expect(token.token_type).toBe('bearer');
    expect(token.expires_in).toBeGreaterThan(0);
    const card = await oauth.protectedResourceRequest(
      token.access_token,
      method,
      new URL(servicesContracts[method].path, operator.origin),
      undefined,
      undefined,
      plain,
    );
    const parts = servicesContracts[method].shape.parse(await card.json());
    expect(readDanAnswer(parts, service)).toMatchObject({
      kind: 'citizen',
      citizen: { regnum: 'УК91031458' },
    });
  },
);

test('a public OAuth client refuses the return when its state is another one', async () => {
  const back = await authorize(oauth.generateRandomState(), {
    citizen: 'temuulen',
    decision: 'allow',
  });
  const validate = () =>
    oauth.validateAuthResponse(provider, client, back, oauth.generateRandomState());
  expect(validate).toThrow(/state/);
});

test('a public OAuth client reads that the citizen did not agree', async () => {
  const state = oauth.generateRandomState();
  const back = await authorize(state, { decision: 'cancel' });
  expect(() => oauth.validateAuthResponse(provider, client, back, state)).toThrow(
    expect.objectContaining({ error: 'access_denied' }),
  );
});

test.each([
  ['another secret', { secret: 'guess' }, 401, 'invalid_client'],
  ['another return address', { to: 'https://elsewhere.test/afterDan' }, 400, 'invalid_grant'],
] as const)(
  'a public OAuth client reads why a code is refused with %s',
  async (_, given, status, error) => {
    await expect(exchange(await agree(), given)).rejects.toMatchObject({ status, error });
  },
);

test('a public OAuth client reads that a code was used before', async () => {
  const parameters = await agree();
  await exchange(parameters);
  await expect(exchange(parameters)).rejects.toMatchObject({ status: 400, error: 'invalid_grant' });
});

test('a token that was not issued is refused in the way that OAuth clients understand', async () => {
  const asked = oauth.protectedResourceRequest(
    'f'.repeat(64),
    'POST',
    new URL(servicesContracts.POST.path, operator.origin),
    undefined,
    undefined,
    plain,
  );
  await expect(asked).rejects.toMatchObject({
    status: 401,
    cause: [{ scheme: 'bearer', parameters: { error: 'invalid_token' } }],
  });
});
