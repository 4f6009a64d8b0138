import { decodeBase64Url, encodeBase64Url } from './base64-url.ts';

/** A key of 256 bits. Its id stands in what it has sealed, so that it is found again after a newer key came. */
export interface SealKey {
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The first key seals; every key unseals. */
export type SealKeys = readonly [SealKey, ...SealKey[]];

export interface Sealing {
  keys: SealKeys;
  /** Where the text is stored, such as `draft <id>`: a sealed text that was copied to another row does not open. */
  context: string;
}

/**
 * `format`: it is no sealed text of a known version. `key`: its key is not set (any more). `damaged`: it was changed, or
 * it belongs to another context.
 */
export type UnsealFailure = 'format' | 'key' | 'damaged';

export class UnsealError extends Error {
  override readonly name = 'UnsealError';
  readonly kind: UnsealFailure;

  constructor(kind: UnsealFailure) {
    super(`a sealed text does not open: ${kind}`);
    this.kind = kind;
  }
}

const version = 's1';
const pattern = /^s1\.([a-z0-9]{1,16})\.([\w-]{16})\.([\w-]{22,})$/;
/** As NIST SP 800-38D recommends; random, which is safe for 2³² texts of one key. */
const nonceBytes = 12;

const imported = new WeakMap<SealKey, Promise<CryptoKey>>();

function importKey(key: SealKey): Promise<CryptoKey> {
  const known =
    imported.get(key) ??
    crypto.subtle.importKey('raw', key.bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  imported.set(key, known);
  return known;
}

/** Version and key id are authenticated too, so that neither can be changed. */
const toAlgorithm = (iv: Uint8Array<ArrayBuffer>, keyId: string, context: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${version}.${keyId} ${context}`),
});

/** Encrypts a text with AES-256-GCM: `s1.<key id>.<nonce>.<ciphertext and tag>`, the last two in base64url. */
export async function seal(text: string, { keys, context }: Sealing): Promise<string> {
  const [key] = keys;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    toAlgorithm(nonce, key.id, context),
    await importKey(key),
    new TextEncoder().encode(text),
  );
  const parts = [nonce, new Uint8Array(sealed)].map(encodeBase64Url);
  return [version, key.id, ...parts].join('.');
}

/** @throws UnsealError */
export async function unseal(sealed: string, { keys, context }: Sealing): Promise<string> {
  const [, keyId = '', nonceText = '', bodyText = ''] = pattern.exec(sealed) ?? [];
  const nonce = decodeBase64Url(nonceText);
  const body = decodeBase64Url(bodyText);
  if (!nonce || !body) throw new UnsealError('format');
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new UnsealError('key');
  const algorithm = toAlgorithm(nonce, keyId, context);
  const cryptoKey = await importKey(key);
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, cryptoKey, body));
  } catch {
    throw new UnsealError('damaged');
  }
}
