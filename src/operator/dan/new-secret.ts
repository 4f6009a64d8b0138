/** 256 random bits as hexadecimal digits: a code or a token. */
export function newSecret(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
