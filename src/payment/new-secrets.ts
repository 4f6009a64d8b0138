import { encodeBase64Url } from '#lib/base64-url.ts';

/** 256 random bits, for an address. */
export const newSecret = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Golomt takes letters and digits, at most fifteen. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a provider knows a payment by: 75 random bits, never used twice. */
export const newReference = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(15)),
    (byte) => letters[byte % letters.length],
  ).join('');
