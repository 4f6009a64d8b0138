import { ask } from './operator-under-test.ts';

export const providerOrigin = 'https://www.example.mn';

const scope = btoa(
  JSON.stringify([{ services: ['WS100101_card'], wsdl: 'https://xyp.example.mn/ws?WSDL' }]),
);

export const question = {
  response_type: 'code',
  client_id: 'embedded',
  redirect_uri: `${providerOrigin}/afterDan`,
  scope,
  state: 's'.repeat(43),
};

type Fields = Readonly<Record<string, string>>;

export async function authorize(given: Fields = {}, form?: Fields): Promise<Response> {
  const address = `${providerOrigin}/oauth2/authorize?${new URLSearchParams({ ...question, ...given })}`;
  return ask(new Request(address, form ? { method: 'POST', body: new URLSearchParams(form) } : {}));
}

export function toAnswer(response: Response): Record<string, string> {
  const { searchParams } = new URL(response.headers.get('location') ?? '', providerOrigin);
  return Object.fromEntries(searchParams);
}

/** Authorises as a citizen of the seed who agrees. */
export async function agree(
  citizen = 'temuulen',
  given: Fields = {},
  decision = 'allow',
): Promise<string> {
  return toAnswer(await authorize(given, { citizen, decision }))['code'] ?? '';
}

export async function exchange(code: string, given: Fields = {}): Promise<Response> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: 'embedded',
    client_secret: 'embedded',
    redirect_uri: question.redirect_uri,
    ...given,
  });
  return ask(new Request(`${providerOrigin}/oauth2/token`, { method: 'POST', body }));
}

export async function readCard(token: string, method = 'POST'): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return ask(new Request(`${providerOrigin}/oauth2/api/v1/service`, { method, headers }));
}
