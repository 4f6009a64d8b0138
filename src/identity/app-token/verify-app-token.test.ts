import { beforeAll, expect, test } from 'vitest';
import {
  type Claims,
  importSecret,
  makeToken,
  toClaims,
  tokenAudience,
  tokenIssuer,
  tokenSecret,
  toPem,
} from '../../../tests/unit/make-token.ts';
import { type TokenSettings, verifyAppToken } from './verify-app-token.ts';
import type { TokenAlgorithm } from './signed-token.ts';

const hash = 'SHA-256';
const rsaKind = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash,
};
let rsa: CryptoKeyPair;
let ec: CryptoKeyPair;
const pem = { RS256: '', ES256: '' };
let secret: CryptoKey;

beforeAll(async () => {
  rsa = await crypto.subtle.generateKey(rsaKind, true, ['sign', 'verify']);
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  ec = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  pem.RS256 = await toPem(rsa.publicKey);
  pem.ES256 = await toPem(ec.publicKey);
  secret = await importSecret(tokenSecret);
});

const trust = (alg: TokenAlgorithm, key: string): TokenSettings => ({
  WEBVIEW_TOKEN_ALG: alg,
  WEBVIEW_TOKEN_KEY: key,
  WEBVIEW_TOKEN_ISSUER: tokenIssuer,
  WEBVIEW_TOKEN_AUDIENCE: tokenAudience,
  MOBILE_BASE_URL: undefined,
  COMMERCE_BASE_URL: undefined,
});

const hs = (claims: unknown, header: Claims = { alg: 'HS256' }, key = secret) =>
  makeToken(header, claims, key);
const verify = (token: string) => verifyAppToken(token, trust('HS256', tokenSecret));

test('verifyAppToken returns the number and the times when a token is signed', async () => {
  const claims = toClaims({ jti: 'j-1' });
  expect(await verify(await hs(claims))).toEqual({
    isdn: '99112233',
    jti: 'j-1',
    sessionExpiresAt: Number(claims['sessionExp']) * 1000,
    tokenExpiresAt: (Number(claims['iat']) + 300) * 1000,
  });
});

test('verifyAppToken accepts a public key when it is a PEM of one or many lines, or a JWK', async () => {
  const es = await makeToken({ alg: 'ES256' }, toClaims(), ec.privateKey, 'ES256');
  const rs = await makeToken({ alg: 'RS256' }, toClaims(), rsa.privateKey, 'RS256');
  const jwk = JSON.stringify(await crypto.subtle.exportKey('jwk', ec.publicKey));
  for (const [token, given] of [
    [es, trust('ES256', pem.ES256)],
    [es, trust('ES256', pem.ES256.replaceAll('\n', String.raw`\n`))],
    [es, trust('ES256', jwk)],
    [rs, trust('RS256', pem.RS256)],
  ] as const) {
    expect(await verifyAppToken(token, given)).toMatchObject({ isdn: '99112233' });
  }
});

test('verifyAppToken ignores claims when it does not know them', async () => {
  const token = await hs(toClaims({ admin: true, kind: 'phone', aud: ['other', tokenAudience] }));
  expect(await verify(token)).toMatchObject({ isdn: '99112233' });
});

test('verifyAppToken refuses a token when its header names another algorithm or extension', async () => {
  const claims = toClaims();
  const [, body = ''] = (await hs(claims)).split('.');
  const none = btoa('{"alg":"none"}').replace(/=+$/, '');
  const wrong = [
    `${none}.${body}.`,
    `${none}.${body}.AA`,
    ...(await Promise.all(
      ['none', 'None', 'HS384', 'HS512', 'RS256', 'ES256', 'hs256', '', null, ['HS256']].map(
        (alg) => hs(claims, { alg }),
      ),
    )),
    await hs(claims, {}),
    await hs(claims, { alg: 'HS256', crit: ['exp'] }),
    await hs(claims, { alg: 'HS256', crit: ['b64'], b64: false }),
  ];
  for (const token of wrong) expect.soft(await verify(token), token).toBeNull();
});

test('verifyAppToken refuses a token when it is signed with the public key as secret, or with its own key', async () => {
  for (const key of [
    pem.RS256,
    pem.RS256.trim(),
    pem.RS256.replaceAll(/-----[^-]+-----|\s/g, ''),
  ]) {
    for (const alg of ['RS256', 'HS256']) {
      const forged = await hs(toClaims(), { alg }, await importSecret(key));
      expect.soft(await verifyAppToken(forged, trust('RS256', pem.RS256)), alg).toBeNull();
    }
  }
  const other = await crypto.subtle.generateKey(rsaKind, true, ['sign', 'verify']);
  const jwk = await crypto.subtle.exportKey('jwk', other.publicKey);
  const header = { alg: 'RS256', jwk, jku: 'https://evil.test/jwks', kid: '../../dev/null' };
  const brought = await makeToken(header, toClaims(), other.privateKey, 'RS256');
  expect(await verifyAppToken(brought, trust('RS256', pem.RS256))).toBeNull();
});

test('verifyAppToken refuses a token when any part of it was changed', async () => {
  const token = await hs(toClaims());
  const [head = '', body = '', signature = ''] = token.split('.');
  const forged = btoa(JSON.stringify(toClaims({ isdn: '95112244' }))).replace(/=+$/, '');
  const wrong = [
    `${head}.${forged}.${signature}`,
    `${head}.${body}.${signature.slice(0, -2)}`,
    `${head}.${body}.${'A'.repeat(43)}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${head}..${signature}`,
    `${token}.${signature}`,
    `${token}=`,
    ` ${token}`,
    '..',
    '',
    await hs(
      toClaims(),
      { alg: 'HS256' },
      await importSecret('another secret of the same length, so'),
    ),
  ];
  for (const one of wrong) expect.soft(await verify(one), one).toBeNull();
});

test('verifyAppToken refuses a signature when it has a second spelling', async () => {
  const [head, body, signature = ''] = (await hs(toClaims())).split('.');
  // The last letter of 43 carries two bits that belong to no byte.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(signature.at(-1) ?? '');
  for (const bits of [1, 2, 3]) {
    const twin = [head, body, signature.slice(0, -1) + letters.charAt(last + bits)].join('.');
    expect.soft(await verify(twin)).toBeNull();
  }
});

test.each<[string, Claims]>([
  ['from somebody else', { iss: 'https://evil.test' }],
  ['from nobody', { iss: undefined }],
  ['for somebody else', { aud: 'other' }],
  ['for nobody', { aud: undefined }],
  ['for a list without us', { aud: ['a', 'b'] }],
  ['without a number', { isdn: undefined }],
  ['with a number as a number', { isdn: 99112233 }],
  ['with seven digits', { isdn: '9911223' }],
  ['with other digits', { isdn: '٩٩١١٢٢٣٣' }],
  ['with more than a number', { isdn: '99112233&isdn=95112244' }],
  ['with a line end', { isdn: '99112233\n' }],
  ['without an id', { jti: undefined }],
  ['with an empty id', { jti: '' }],
  ['with an endless id', { jti: 'x'.repeat(129) }],
  ['with an id that is none', { jti: 7 }],
  ['without its time', { iat: undefined }],
  ['with a time as text', { iat: String(Math.floor(Date.now() / 1000)) }],
  ['without an end', { exp: undefined }],
  ['ended', { exp: Math.floor(Date.now() / 1000) - 1 }],
  ['older than five minutes', { iat: Math.floor(Date.now() / 1000) - 301, exp: 9_999_999_999 }],
  ['from the future', { iat: Math.floor(Date.now() / 1000) + 120 }],
  ['not good yet', { nbf: Math.floor(Date.now() / 1000) + 120 }],
  ['for a session that is over', { sessionExp: Math.floor(Date.now() / 1000) - 1 }],
])('verifyAppToken returns null when the token is %s', async (_name, claims) => {
  expect(await verify(await hs(toClaims(claims)))).toBeNull();
});

test.each([null, 'text', 7, [], ['isdn', '99112233']])(
  'verifyAppToken returns null when the claims are %j',
  async (claims) => {
    expect(await verify(await hs(claims))).toBeNull();
  },
);

test('verifyAppToken throws when the key is of another algorithm or too short', async () => {
  const short = await crypto.subtle.generateKey({ ...rsaKind, modulusLength: 1024 }, true, [
    'sign',
    'verify',
  ]);
  const token = await makeToken({ alg: 'RS256' }, toClaims(), short.privateKey, 'RS256');
  for (const key of [await toPem(short.publicKey), pem.ES256, '{"kty":"RSA"}', 'nonsense']) {
    await expect(verifyAppToken(token, trust('RS256', key))).rejects.toThrow();
  }
});
