import { decodeBase64Url } from './base64-url.ts';

const mostLetters = 4096;
/** Three parts of base64url: a token as the operator signed it. */
const signedShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const printable = /^[\x21-\x7e]{8,4096}$/;

/**
 * The app's token out of the address: base64, in either alphabet, around a token; or the signed token itself.
 * Null for what can't be one.
 */
export function readAppToken(parameter: string): string | null {
  if (parameter.length > mostLetters) return null;
  // An app that did not escape its address: a plus sign arrives as a blank.
  const text = parameter.replaceAll(' ', '+');
  if (signedShape.test(text)) return text;
  const [, inner, padding = ''] = /^([\w+/-]+)(={0,2})$/.exec(text) ?? [];
  if (!inner || (padding && (inner.length + padding.length) % 4 !== 0)) return null;
  const bytes = decodeBase64Url(inner.replaceAll('+', '-').replaceAll('/', '_'));
  const token = bytes && String.fromCharCode(...bytes);
  return token && printable.test(token) ? token : null;
}

/** What a token says, its times in seconds since 1970. */
export interface AppClaims {
  isdn: string;
  iat: number;
  exp: number;
  nbf?: number | undefined;
  /** When the session that it opens ends; left out, when the token itself does. */
  sessionExp?: number | undefined;
}

/** However long the token itself lives: the address it came in may be kept somewhere. */
const useSeconds = 5 * 60;
/** How far the clocks of the operator and of this site may differ. */
export const clockSkewSeconds = 30;
const mostSessionSeconds = 30 * 24 * 60 * 60;

/** From then on the token is too old wherever it comes from, and need not be remembered any more. */
export function toUselessAt({ iat }: Pick<AppClaims, 'iat'>): number {
  return (iat + useSeconds) * 1000;
}

/** When the session ends that this token opens now; null where it opens none. Milliseconds. */
export function findSessionEnd(claims: AppClaims, now: number): number | null {
  const { iat, exp, nbf = iat, sessionExp = exp } = claims;
  const seconds = now / 1000;
  const tooEarly = Math.max(iat, nbf) > seconds + clockSkewSeconds;
  const tooLate = toUselessAt(claims) <= now || exp <= seconds || sessionExp <= seconds;
  if (tooEarly || tooLate) return null;
  return Math.min(sessionExp, Math.floor(seconds) + mostSessionSeconds) * 1000;
}
