import { hashWithKey } from '#lib/hash.ts';

/**
 * What the database knows of codes, numbers and networks. All three can be guessed through in a moment, so a
 * plain hash would hide nothing: without the pepper, which is not in the database, none can be compared.
 */
export const hashCode = (pepper: string, challengeId: string, code: string) =>
  hashWithKey(pepper, `code ${challengeId} ${code}`);
export const hashNumber = (pepper: string, isdn: string) => hashWithKey(pepper, `number ${isdn}`);
export const hashNetwork = (pepper: string, network: string) =>
  hashWithKey(pepper, `network ${network}`);

const codes = 1_000_000;
const even = Math.floor(2 ** 32 / codes) * codes;

/** Six digits, each as likely as another: what would favour the low ones is drawn again. */
export function randomCode(): string {
  for (;;) {
    const [random = even] = crypto.getRandomValues(new Uint32Array(1));
    if (random < even) return String(random % codes).padStart(6, '0');
  }
}
