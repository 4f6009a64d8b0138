import { expect, test } from 'vitest';
import { parseSettings as parse } from './settings.ts';

/** Where an operator is bound, no service needs an address. */
const parseSettings = (source: Readonly<Record<string, unknown>>) =>
  parse({ OPERATOR: {}, ...source });

const signed = {
  WEBVIEW_TOKEN_ALG: 'HS256',
  WEBVIEW_TOKEN_KEY: 'a-shared-secret-of-thirty-two-letters',
  WEBVIEW_TOKEN_ISSUER: 'https://id.example.mn',
  WEBVIEW_TOKEN_AUDIENCE: 'www.example.mn',
};
const pem = '-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----';

test('parseSettings returns the settings of signed tokens when all four are set', () => {
  expect(parseSettings(signed)).toMatchObject(signed);
  const byKey = { ...signed, WEBVIEW_TOKEN_ALG: 'ES256', WEBVIEW_TOKEN_KEY: pem };
  expect(parseSettings(byKey)).toMatchObject(byKey);
  const jwk = { ...byKey, WEBVIEW_TOKEN_KEY: '{"kty":"EC"}' };
  expect(parseSettings(jwk)).toMatchObject(jwk);
});

test.each(Object.keys(signed))(
  'parseSettings names the missing setting of signed tokens when %s is blank',
  (name) => {
    expect(() => parseSettings({ ...signed, [name]: '' })).toThrow(`${name}: set it too`);
  },
);

test.each<[string, Record<string, string>]>([
  ['WEBVIEW_TOKEN_ALG', { WEBVIEW_TOKEN_ALG: 'none' }],
  ['WEBVIEW_TOKEN_KEY', { WEBVIEW_TOKEN_KEY: 'short' }],
  ['WEBVIEW_TOKEN_KEY', { WEBVIEW_TOKEN_KEY: pem }],
  ['WEBVIEW_TOKEN_KEY', { WEBVIEW_TOKEN_ALG: 'RS256' }],
  [
    'WEBVIEW_TOKEN_KEY',
    { WEBVIEW_TOKEN_ALG: 'ES256', WEBVIEW_TOKEN_KEY: pem.replace('PUBLIC', 'PRIVATE') },
  ],
])('parseSettings refuses %s without its value when it is given %j', (name, wrong) => {
  const parseWrong = () => parseSettings({ ...signed, ...wrong });
  expect(parseWrong).toThrow(`${name}: `);
  expect(parseWrong).not.toThrow(/MFkw|thirty-two/);
});
