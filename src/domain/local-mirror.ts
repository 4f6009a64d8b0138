/**
 * What the site keeps in the browser is JSON, written as base64 over its UTF-8 bytes: `btoa` alone would refuse
 * Cyrillic.
 */
export function encodeMirror(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Undefined for what is not such a text. JSON as it is, from before, is read as well. */
export function decodeMirror(stored: string | null): unknown {
  if (stored === null) return undefined;
  try {
    if (/^\s*[[{"]/.test(stored)) return JSON.parse(stored) as unknown;
    const bytes = Uint8Array.from(atob(stored), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
