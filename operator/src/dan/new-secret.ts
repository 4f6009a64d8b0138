import { toHex } from '#lib/hash.ts';

/** 256 random bits as hexadecimal digits: a code or a token. */
export function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}
