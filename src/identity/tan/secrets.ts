import { hashWithKey } from '#lib/hash.ts';
import type { Subject } from './store.ts';

/**
 * The database stores codes, numbers and networks as keyed hashes only. All three have so few values that a plain hash
 * could be reversed by trying them; that takes the pepper, which is not in the database.
 */
export const hashCode = (pepper: string, challengeId: string, code: string) =>
  hashWithKey(pepper, `code ${challengeId} ${code}`);

export function hashSubject(pepper: string, { channel, address }: Subject): Promise<string> {
  const name = channel === 'sms' ? `number ${address}` : `email ${address.toLowerCase()}`;
  return hashWithKey(pepper, name);
}

/** Null stays null: what is not counted has no hash. */
export async function hashAsker(
  pepper: string,
  kind: 'visitor' | 'network' | 'browser',
  id: string | null,
): Promise<string | null> {
  return id === null ? null : hashWithKey(pepper, `${kind} ${id}`);
}

/** By this an SMS finds its challenge: only the number's owner can send it from there. */
export const hashWord = (pepper: string, isdn: string, word: string) =>
  hashWithKey(pepper, `word ${isdn} ${word}`);

/** Eight digits, which every keyboard has. Made of the challenge's id, so that the word itself is not stored. */
export async function toWord(pepper: string, challengeId: string): Promise<string> {
  const hash = await hashWithKey(pepper, `word of ${challengeId}`);
  return String(BigInt(`0x${hash.slice(0, 16)}`) % 100_000_000n).padStart(8, '0');
}

const codes = 1_000_000;
const evenLimit = Math.floor(2 ** 32 / codes) * codes;

/** Six digits, all codes equally likely: random numbers above the last multiple of a million are discarded. */
export function randomCode(): string {
  for (;;) {
    const [random = evenLimit] = crypto.getRandomValues(new Uint32Array(1));
    if (random < evenLimit) return String(random % codes).padStart(6, '0');
  }
}
