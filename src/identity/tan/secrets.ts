import { hashWithKey } from '#lib/hash.ts';

/**
 * The database stores codes, numbers and networks as keyed hashes only. All three have so few values that a plain hash
 * could be reversed by trying them; that takes the pepper, which is not in the database.
 */
export const hashCode = (pepper: string, challengeId: string, code: string) =>
  hashWithKey(pepper, `code ${challengeId} ${code}`);
export const hashNumber = (pepper: string, isdn: string) => hashWithKey(pepper, `number ${isdn}`);
export const hashNetwork = (pepper: string, network: string) =>
  hashWithKey(pepper, `network ${network}`);

const codes = 1_000_000;
const evenLimit = Math.floor(2 ** 32 / codes) * codes;

/** Six digits, all codes equally likely: random numbers above the last multiple of a million are discarded. */
export function randomCode(): string {
  for (;;) {
    const [random = evenLimit] = crypto.getRandomValues(new Uint32Array(1));
    if (random < evenLimit) return String(random % codes).padStart(6, '0');
  }
}
