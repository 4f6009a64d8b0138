import { encodeBase64Url } from '#lib/base64-url.ts';

export const tokenSecret = 'a-shared-secret-of-the-operator-and-us';
export const tokenIssuer = 'https://id.example.mn';
export const tokenAudience = 'www.example.mn';

const encode = (text: string) => new TextEncoder().encode(text);
const hash = 'SHA-256';

const signers = {
  HS256: { name: 'HMAC' },
  RS256: { name: 'RSASSA-PKCS1-v1_5' },
  ES256: { name: 'ECDSA', hash },
} as const;

export type Claims = Record<string, unknown>;

export function toClaims(given: Claims = {}): Claims {
  const iat = Math.floor(Date.now() / 1000);
  return {
    iss: tokenIssuer,
    aud: tokenAudience,
    isdn: '99112233',
    jti: crypto.randomUUID(),
    iat,
    exp: iat + 300,
    sessionExp: iat + 3600,
    ...given,
  };
}

export const importSecret = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash }, false, ['sign']);

/** A compact JWS of any header and claims, valid or not. */
export async function makeToken(
  header: Claims,
  claims: unknown,
  key: CryptoKey,
  signer: keyof typeof signers = 'HS256',
): Promise<string> {
  const parts = [header, claims].map((part) => encodeBase64Url(encode(JSON.stringify(part))));
  const signed = parts.join('.');
  const signature = await crypto.subtle.sign(signers[signer], key, encode(signed));
  return `${signed}.${encodeBase64Url(new Uint8Array(signature))}`;
}

export async function toPem(key: CryptoKey): Promise<string> {
  const der = new Uint8Array(await crypto.subtle.exportKey('spki', key));
  const lines = btoa(String.fromCharCode(...der)).replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN PUBLIC KEY-----\n${lines}\n-----END PUBLIC KEY-----\n`;
}
