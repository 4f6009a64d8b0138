import { type CryptoKey, errors, importJWK, importSPKI, type JWK, jwtVerify } from 'jose';
import { clockSkewSeconds } from './token-lifetime.ts';
import { decodeBase64Url } from '#lib/base64-url.ts';

export type TokenAlgorithm = 'HS256' | 'RS256' | 'ES256';

/** Which tokens are accepted: those of one algorithm, key, issuer and audience. */
export interface TokenTrust {
  alg: TokenAlgorithm;
  key: CryptoKey | Uint8Array;
  issuer: string;
  audience: string;
}

/** @throws where the text is no key of this algorithm. A key that is too short fails only when a token is verified. */
export async function importTokenKey(
  alg: TokenAlgorithm,
  text: string,
): Promise<CryptoKey | Uint8Array> {
  if (alg === 'HS256') return new TextEncoder().encode(text);
  const key = text.trim();
  // In a setting of one line the line ends of a PEM are written as a backslash and an n.
  if (!key.startsWith('{')) return importSPKI(key.replaceAll(String.raw`\n`, '\n'), alg);
  const { kty, n, e, crv, x, y } = JSON.parse(key) as JWK;
  // Only the public members, whatever else was pasted; JSON removes those that are undefined.
  const jwk = JSON.parse(JSON.stringify({ kty, n, e, crv, x, y })) as JWK;
  return importJWK(jwk, alg);
}

/**
 * The claims of a compact JWS; null unless the issuer has signed it for this audience and it is valid now. The token's
 * header must name the configured algorithm and has no influence beyond that.
 */
export async function readSignedToken(
  token: string,
  { alg, key, issuer, audience }: TokenTrust,
  now: number,
): Promise<Record<string, unknown> | null> {
  // `jose` also accepts padding and stray last bits, so that one token would have several valid spellings.
  if (token.split('.').some((part) => decodeBase64Url(part) === null)) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [alg],
      issuer,
      audience,
      clockTolerance: clockSkewSeconds,
      currentDate: new Date(now),
    });
    return payload;
  } catch (error) {
    // Anything else means that the key is not of this algorithm or too short, which is no fault of the token.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
