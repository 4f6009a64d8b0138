import { appClaims, introspectAppToken } from '#contracts/mobile/app-token.ts';
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

/** Whom a verified token names, and for how long. */
export interface AppSignIn {
  isdn: string;
  /** Taken once. */
  jti: string;
  /** Milliseconds since 1970. */
  sessionExpiresAt: number;
  tokenExpiresAt: number;
}

/** How long somebody waits at the door for the operator's word. */
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

/** On demand, since it loads `jose`, which is needed only where a key is set. */
async function readSigned(token: string, trust: TokenTrust, now: number): Promise<unknown> {
  const { readSignedToken } = await import('./signed-token.ts');
  return readSignedToken(token, trust, now);
}

/** The operator's word on a token; a service that does not answer vouches for nobody. */
async function introspect(token: string): Promise<unknown> {
  const request = { body: { token }, deadlineMs: introspectionMs };
  const answer = await callForOne(introspectAppToken, request);
  return answer.ok && answer.value.active ? answer.value : null;
}

/**
 * Whom the app's token signs in: by its signature where a key is set, else by the operator's word. Null for every
 * token that is not good now; whether it was used before is for the caller to ask.
 */
export async function verifyAppToken(
  token: string,
  given: TokenSettings = settings(),
  now = Date.now(),
): Promise<AppSignIn | null> {
  const trust = await readTrust(given);
  const said = trust ? await readSigned(token, trust, now) : await introspect(token);
  const claims = appClaims.safeParse(said);
  if (!claims.success) return null;
  const sessionExpiresAt = findSessionExpiry(claims.data, now);
  if (sessionExpiresAt === null) return null;
  const { isdn, jti } = claims.data;
  return { isdn, jti, sessionExpiresAt, tokenExpiresAt: toTokenExpiry(claims.data) };
}
