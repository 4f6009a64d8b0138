import { encodeBase64Url } from '#lib/base64-url.ts';

/** 256 random bits as 43 characters that need no escaping in a cookie or an address. */
export function newToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The token in a cookie of ours; null where the value can not be one. */
export function findToken(cookies: ReadonlyMap<string, string>, name: string): string | null {
  const token = cookies.get(name);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}
