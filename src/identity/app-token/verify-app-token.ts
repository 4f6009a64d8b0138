import { appClaims, introspectAppTokenContract } from '#contracts/mobile/app-token.ts';
import { findSessionExpiry, toTokenExpiry } from './token-lifetime.ts';
import { settings } from '#env.ts';
import type { Settings } from '#settings/settings.ts';
import type { TokenTrust } from './signed-token.ts';
import { callForOne } from '#services/upstream/call-upstream.ts';

export type TokenSettings = Pick<
  Settings,
  | 'WEBVIEW_TOKEN_ALG'
  | 'WEBVIEW_TOKEN_KEY'
  | 'WEBVIEW_TOKEN_ISSUER'
  | 'WEBVIEW_TOKEN_AUDIENCE'
  | 'MOBILE_BASE_URL'
  | 'COMMERCE_BASE_URL'
>;

/** The sign-in that a verified token allows. Times are in UTC milliseconds. */
export interface AppSignIn {
  isdn: string;
  /** The token's id, by which it is accepted only once. */
  jti: string;
  sessionExpiresAt: number;
  tokenExpiresAt: number;
}

/** How long a request waits for the operator to verify the token. */
const introspectionMs = 1500;

let known: { text: string; trust: TokenTrust } | undefined;

async function readTrust(given: TokenSettings): Promise<TokenTrust | null> {
  const { WEBVIEW_TOKEN_ALG: alg, WEBVIEW_TOKEN_KEY: text } = given;
  const { WEBVIEW_TOKEN_ISSUER: issuer, WEBVIEW_TOKEN_AUDIENCE: audience } = given;
  if (!alg || !text || !issuer || !audience) return null;
  if (known?.text === text && known.trust.alg === alg) return { ...known.trust, issuer, audience };
  const { importTokenKey } = await import('./signed-token.ts');
  const trust = { alg, key: await importTokenKey(alg, text), issuer, audience };
  known = { text, trust };
  return trust;
}

/** Imports the module on demand, because it loads `jose`, which is needed only where a key is set. */
async function readSigned(token: string, trust: TokenTrust, now: number): Promise<unknown> {
  const { readSignedToken } = await import('./signed-token.ts');
  return readSignedToken(token, trust, now);
}

/** The claims of a token by mobile-services; null where it is not active or the service does not answer. */
async function introspect(token: string): Promise<unknown> {
  const request = { body: { token }, deadlineMs: introspectionMs };
  const answer = await callForOne(introspectAppTokenContract, request);
  return answer.ok && answer.value.active ? answer.value : null;
}

/**
 * Verifies the app's token by its signature where a key is set, else by a call to mobile-services. Null for every token
 * that is not valid now; the caller has to check whether it was used before.
 */
export async function verifyAppToken(
  token: string,
  given: TokenSettings = settings(),
  now = Date.now(),
): Promise<AppSignIn | null> {
  const trust = await readTrust(given);
  const payload = trust ? await readSigned(token, trust, now) : await introspect(token);
  const claims = appClaims.safeParse(payload);
  if (!claims.success) return null;
  const sessionExpiresAt = findSessionExpiry(claims.data, now);
  if (sessionExpiresAt === null) return null;
  const { isdn, jti } = claims.data;
  return { isdn, jti, sessionExpiresAt, tokenExpiresAt: toTokenExpiry(claims.data) };
}
