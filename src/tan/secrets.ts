/** HMAC-SHA256 in hexadecimal digits. */
async function hashWith(pepper: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(pepper), algorithm, false, [
    'sign',
  ]);
  const digest = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What the database knows of codes, numbers and networks. All three can be guessed through in a moment, so a
 * plain hash would hide nothing: without the pepper, which is not in the database, none can be compared.
 */
export const hashCode = (pepper: string, challengeId: string, code: string) =>
  hashWith(pepper, `code ${challengeId} ${code}`);
export const hashNumber = (pepper: string, isdn: string) => hashWith(pepper, `number ${isdn}`);
export const hashNetwork = (pepper: string, network: string) =>
  hashWith(pepper, `network ${network}`);

const codes = 1_000_000;
const even = Math.floor(2 ** 32 / codes) * codes;

/** Six digits, each as likely as another: what would favour the low ones is drawn again. */
export function drawCode(): string {
  for (;;) {
    const [drawn = even] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < even) return String(drawn % codes).padStart(6, '0');
  }
}
