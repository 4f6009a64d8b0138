import { expect, test } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from '#domain/base64-url.ts';
import { OPERATOR_DB } from '#env.ts';
import { createOperator } from '../operator.ts';

async function call(path: string, body: unknown) {
  const answer = await createOperator(OPERATOR_DB).fetch(
    new Request(`http://operator.internal/webview-token/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    }),
  );
  return {
    status: answer.status,
    ...((await answer.json()) as { data?: Record<string, unknown> }),
  };
}

async function issue() {
  const { data } = await call('issue', { isdn: '99112233' });
  return String(data?.['token']);
}

test('the operator vouches for its own tokens', async () => {
  const { data } = await call('introspect', { token: await issue() });
  expect(data).toMatchObject({ active: true, isdn: '99112233' });
  expect(Number(data?.['exp']) - Number(data?.['iat'])).toBe(300);
});

test('every token is another, signed with one key', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, issue));
  expect(new Set(tokens).size).toBe(20);
  const answers = await Promise.all(tokens.map((token) => call('introspect', { token })));
  expect(answers.every(({ data }) => data?.['active'] === true)).toBe(true);
});

test('the operator vouches for nothing else', async () => {
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
    expect.soft((await call('introspect', { token })).data, token).toEqual({ active: false });
  }
  expect((await call('introspect', {})).status).toBe(400);
  expect((await call('issue', { isdn: '123' })).status).toBe(400);
});
