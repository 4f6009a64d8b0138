import { mapTexts, type StoredName, storedNames, tryStorage } from './browser-storage.ts';

function fromBase64(text: string): string {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** Null for text that `encodeStored` did not write. The caller has to check the shape. */
export function decodeStored(text: string | null): unknown {
  try {
    return mapTexts(JSON.parse(text ?? 'null'), fromBase64);
  } catch {
    return null;
  }
}

export function readStored(name: StoredName): unknown {
  return decodeStored(tryStorage((storage) => storage.getItem(storedNames[name])));
}
