import { decodeBase64Url } from '#domain/base64-url.ts';

export type TokenAlgorithm = 'HS256' | 'RS256' | 'ES256';

/** Whose tokens are believed: one algorithm, one key, one sender, one reader. */
export interface TokenTrust {
  alg: TokenAlgorithm;
  key: CryptoKey;
  issuer: string;
  audience: string;
}

const signatureOf = {
  HS256: { name: 'HMAC' },
  RS256: { name: 'RSASSA-PKCS1-v1_5' },
  ES256: { name: 'ECDSA', hash: 'SHA-256' },
} as const;

function parseObject(part: string): Record<string, unknown> | null {
  const bytes = decodeBase64Url(part);
  if (!bytes) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * What a compact JWS says, if the one we trust signed it, to us. The token does not choose how it is checked: its
 * header must name the algorithm that was set, and nothing else in it is followed.
 */
export async function readSignedToken(
  token: string,
  { alg, key, issuer, audience }: TokenTrust,
): Promise<Record<string, unknown> | null> {
  const [head = '', body = '', seal = '', ...more] = token.split('.');
  const header = parseObject(head);
  const signature = decodeBase64Url(seal);
  if (more.length > 0 || !header || !signature) return null;
  if (header['alg'] !== alg || 'crit' in header) return null;
  const signed = new TextEncoder().encode(`${head}.${body}`);
  if (!(await crypto.subtle.verify(signatureOf[alg], key, signature, signed))) return null;
  const payload = parseObject(body);
  if (payload?.['iss'] !== issuer) return null;
  return [payload['aud']].flat().includes(audience) ? payload : null;
}
