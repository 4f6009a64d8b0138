/**
 * Decodes base64url as tokens use it: without padding or spaces, and in its canonical spelling only, so that a token
 * has exactly one spelling. Null for anything else.
 */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return encodeBase64Url(bytes) === text ? bytes : null;
}

export function encodeBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
