import { decodeBase64Url } from '#lib/base64-url.ts';

const maxLength = 4096;
/** Three parts of base64url: a token as the operator signed it. */
const signedShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const printable = /^[\x21-\x7e]{8,4096}$/;

/**
 * Reads the app's token from the address's parameter: a token in base64, in either alphabet, or the signed token
 * itself. Null where it cannot be a token.
 */
export function readAppToken(parameter: string): string | null {
  if (parameter.length > maxLength) return null;
  // Where the app did not escape the parameter, a plus sign arrives as a space.
  const text = parameter.replaceAll(' ', '+');
  if (signedShape.test(text)) return text;
  const [, inner, padding = ''] = /^([\w+/-]+)(={0,2})$/.exec(text) ?? [];
  if (!inner || (padding && (inner.length + padding.length) % 4 !== 0)) return null;
  const bytes = decodeBase64Url(inner.replaceAll('+', '-').replaceAll('/', '_'));
  const token = bytes && String.fromCharCode(...bytes);
  return token && printable.test(token) ? token : null;
}

/** The claims of a token; times are in seconds since 1970. */
export interface AppClaims {
  isdn: string;
  iat: number;
  exp: number;
  nbf?: number | undefined;
  /** When the session that the token opens ends; by default with the token. */
  sessionExp?: number | undefined;
}

/** A token is accepted only this long after it was issued, since its address may be in a history or a log. */
const maxAgeSeconds = 5 * 60;
/** How far the clocks of the operator and of this site may differ. */
export const clockSkewSeconds = 30;
const maxSessionSeconds = 30 * 24 * 60 * 60;

/** When the token is too old to be accepted, in UTC milliseconds: it need not be remembered as used after that. */
export function toTokenExpiry({ iat }: Pick<AppClaims, 'iat'>): number {
  return (iat + maxAgeSeconds) * 1000;
}

/** When a session opened by this token at `now` ends; null where it opens none. Both in UTC milliseconds. */
export function findSessionExpiry(claims: AppClaims, now: number): number | null {
  const { iat, exp, nbf = iat, sessionExp = exp } = claims;
  const seconds = now / 1000;
  const tooEarly = Math.max(iat, nbf) > seconds + clockSkewSeconds;
  const tooLate = toTokenExpiry(claims) <= now || exp <= seconds || sessionExp <= seconds;
  if (tooEarly || tooLate) return null;
  return Math.min(sessionExp, Math.floor(seconds) + maxSessionSeconds) * 1000;
}
