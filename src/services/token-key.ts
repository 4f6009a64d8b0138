import type { TokenAlgorithm } from './signed-token.ts';

const leastRsaBits = 2048;

const importOf = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
} as const;

function toPublicKey(alg: 'RS256' | 'ES256', text: string): Promise<CryptoKey> {
  if (text.startsWith('{')) {
    const { kty, n, e, crv, x, y } = JSON.parse(text) as JsonWebKey;
    // Its public part alone, whatever else was pasted.
    const jwk = JSON.parse(JSON.stringify({ kty, n, e, crv, x, y })) as JsonWebKey;
    return crypto.subtle.importKey('jwk', jwk, importOf[alg], false, ['verify']);
  }
  const inner = text.replaceAll(/-----[A-Z ]+-----|\\n|\s/g, '');
  const bytes = Uint8Array.from(atob(inner), (letter) => letter.codePointAt(0) ?? 0);
  return crypto.subtle.importKey('spki', bytes, importOf[alg], false, ['verify']);
}

/** @throws where the text is no key of this algorithm, or one that is too short. */
export async function importTokenKey(alg: TokenAlgorithm, text: string): Promise<CryptoKey> {
  if (alg === 'HS256') {
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    return crypto.subtle.importKey('raw', new TextEncoder().encode(text), hmac, false, ['verify']);
  }
  const key = await toPublicKey(alg, text.trim());
  const { modulusLength = leastRsaBits } = key.algorithm as { modulusLength?: number };
  if (modulusLength < leastRsaBits) throw new Error('The key is too short.');
  return key;
}
