import { timingSafeEqual } from 'hono/utils/buffer';
import { golomtClient } from './golomt-client.ts';

/** Hexadecimal HMAC-SHA256 of the values, written one after the other without a separator. */
export async function toChecksum(values: readonly string[]): Promise<string> {
  const encoder = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const secret = encoder.encode(golomtClient.secret);
  const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign']);
  const signed = await crypto.subtle.sign(hmac, key, encoder.encode(values.join('')));
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isChecksum = async (given: string, values: readonly string[]): Promise<boolean> =>
  timingSafeEqual(given, await toChecksum(values));
