import { expect, test } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from '#lib/base64-url.ts';
import { ask, post } from '../../tests/operator-under-test.ts';

async function introspect(body: unknown) {
  const answer = await post('/webview-token/introspect', body);
  return {
    status: answer.status,
    ...((await answer.json()) as { data?: Record<string, unknown> }),
  };
}

const open = (isdn: string) =>
  ask(
    new Request('https://www.example.mn/operator/app', {
      method: 'POST',
      body: new URLSearchParams({ isdn }),
    }),
  );

/** The token with which the operator's app page opens the site. */
async function issue(): Promise<string> {
  const address = (await open('99112233')).headers.get('location') ?? '';
  const token = new URL(address, 'https://www.example.mn').searchParams.get('t') ?? '';
  return new TextDecoder().decode(decodeBase64Url(token) ?? undefined);
}

test('introspection confirms a token of this operator', async () => {
  const { data } = await introspect({ token: await issue() });
  expect(data).toMatchObject({ active: true, isdn: '99112233' });
  expect(Number(data?.['exp']) - Number(data?.['iat'])).toBe(300);
});

test('every token is different, and signed with the same key', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, issue));
  expect(new Set(tokens).size).toBe(20);
  const answers = await Promise.all(tokens.map((token) => introspect({ token })));
  expect(answers.every(({ data }) => data?.['active'] === true)).toBe(true);
});

test('introspection answers inactive when a token is changed, unsigned or malformed', async () => {
  const [head = '', body = '', seal = ''] = (await issue()).split('.');
  const text = new TextDecoder().decode(decodeBase64Url(body) ?? undefined);
  const forged = encodeBase64Url(new TextEncoder().encode(text.replace('99112233', '95112244')));
  const none = encodeBase64Url(new TextEncoder().encode('{"alg":"none","typ":"JWT"}'));
  for (const token of [
    '',
    'x',
    '..',
    `${head}.${forged}.${seal}`,
    `${none}.${body}.${seal}`,
    `${head}.${body}.`,
  ]) {
    expect.soft((await introspect({ token })).data, token).toEqual({ active: false });
  }
  expect((await introspect({})).status).toBe(400);
  expect((await open('123')).headers.get('location')).toBe('/operator/app?wrong=1');
});
