import * as z from 'zod/mini';
import { type Refuse, setting, word } from './kinds.ts';

const oneWord = word('set it to one word');

export const webViewTokenShape = {
  WEBVIEW_TOKEN_ALG: setting(
    z.optional(z.enum(['HS256', 'RS256', 'ES256'], 'set it to HS256, RS256 or ES256')),
  ),
  WEBVIEW_TOKEN_KEY: setting(z.optional(z.string())),
  WEBVIEW_TOKEN_ISSUER: oneWord,
  WEBVIEW_TOKEN_AUDIENCE: oneWord,
};

/** Why a text is no key of the algorithm: a public key as PEM or JWK, or for HS256 a secret. */
function findKeyFault(alg: string, key: string): string | undefined {
  const isPublic = /^\s*(-----BEGIN|\{)/.test(key);
  if (alg !== 'HS256') {
    const isKey = /^\s*(-----BEGIN PUBLIC KEY-----|\{[^]*"kty")/.test(key);
    return isKey ? undefined : 'set this secret to the public key, as PEM or JWK';
  }
  // A public key as the secret would let everybody sign, because everybody may know it.
  if (isPublic) return 'HS256 takes a shared secret, never a public key';
  return key.length < 32 ? 'set this secret to at least 32 letters' : undefined;
}

export function refuseWebViewToken(
  given: { [Name in keyof typeof webViewTokenShape]?: string | undefined },
  refuse: Refuse,
): void {
  const names = Object.keys(webViewTokenShape) as (keyof typeof webViewTokenShape)[];
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length < names.length) {
    for (const name of missing) refuse(name, 'set it too: signed tokens need all four');
  }
  const { WEBVIEW_TOKEN_ALG: alg, WEBVIEW_TOKEN_KEY: key } = given;
  const fault = alg && key && findKeyFault(alg, key);
  if (fault) refuse('WEBVIEW_TOKEN_KEY', fault);
}
