import { toHex } from './hex.ts';

/** HMAC-SHA256 in hexadecimal: for short values, whose plain hash could be found by trying all of them. */
export async function hashWithKey(pepper: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(pepper), algorithm, false, [
    'sign',
  ]);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}
