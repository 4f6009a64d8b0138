import { type CryptoKey, errors, importJWK, importSPKI, type JWK, jwtVerify } from 'jose';
import { clockSkewSeconds } from './token-lifetime.ts';
import { decodeBase64Url } from '#lib/base64-url.ts';

export type TokenAlgorithm = 'HS256' | 'RS256' | 'ES256';

/** Whose tokens are believed: one algorithm, one key, one sender, one reader. */
export interface TokenTrust {
  alg: TokenAlgorithm;
  key: CryptoKey | Uint8Array;
  issuer: string;
  audience: string;
}

/** @throws where the text is no key of this algorithm. One that is too short is refused when a token is verified. */
export async function importTokenKey(
  alg: TokenAlgorithm,
  text: string,
): Promise<CryptoKey | Uint8Array> {
  if (alg === 'HS256') return new TextEncoder().encode(text);
  const key = text.trim();
  // A setting of one line writes the line ends of a PEM as two letters.
  if (!key.startsWith('{')) return importSPKI(key.replaceAll(String.raw`\n`, '\n'), alg);
  const { kty, n, e, crv, x, y } = JSON.parse(key) as JWK;
  // Its public part alone, whatever else was pasted; without the members that it does not have.
  const jwk = JSON.parse(JSON.stringify({ kty, n, e, crv, x, y })) as JWK;
  return importJWK(jwk, alg);
}

/**
 * The claims of a compact JWS, if the one we trust signed it, for us, and its time has not passed. The token does not
 * choose how it is checked: its header must name the algorithm that was set, and nothing else in it is followed.
 */
export async function readSignedToken(
  token: string,
  { alg, key, issuer, audience }: TokenTrust,
  now: number,
): Promise<Record<string, unknown> | null> {
  // `jose` also reads padding and stray last bits: a token that is good in one spelling would be good in several.
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
    // Anything else is a key that is none of this algorithm, or too short: no fault of the token.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
