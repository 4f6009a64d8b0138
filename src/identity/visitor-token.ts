import { encodeBase64Url } from '#lib/base64-url.ts';

/** 256 random bits in 43 letters that need no escaping in a cookie or an address. */
export function newToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** What one of our cookies holds, if it can be one of ours. */
export function findToken(cookies: ReadonlyMap<string, string>, name: string): string | null {
  const token = cookies.get(name);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}
