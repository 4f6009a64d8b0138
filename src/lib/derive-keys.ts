import type { SealKey, SealKeys } from './seal.ts';

const derived = new Map<string, Promise<SealKeys>>();

async function derive({ id, bytes }: SealKey, purpose: string): Promise<SealKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const made = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(purpose));
  return { id, bytes: new Uint8Array(made) };
}

/**
 * Keys of their own for one purpose, made of those that seal what is stored. What strangers may have sealed as often as
 * they like uses up none of the texts that one key may seal.
 */
export function deriveKeys(keys: SealKeys, purpose: string): Promise<SealKeys> {
  const name = `${purpose} ${keys.map(({ id }) => id).join(' ')}`;
  const [first, ...rest] = keys;
  const known =
    derived.get(name) ??
    Promise.all([derive(first, purpose), ...rest.map((key) => derive(key, purpose))]);
  derived.set(name, known);
  return known;
}
