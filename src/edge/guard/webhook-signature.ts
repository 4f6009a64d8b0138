import { httpError } from './http-error.ts';

/** A message whose sender is known. */
export interface Signed {
  id: string;
  /** The body; undefined when it is not JSON. */
  json: unknown;
}

const toleranceMs = 5 * 60_000;
/** A sender signs with two secrets at most, while one replaces the other. */
const maxSignatures = 4;
const hmac = { name: 'HMAC', hash: 'SHA-256' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null for a text that is not base64. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const isRecent = (timestamp: string) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp) * 1000) <= toleranceMs;

/** Of `v1,… v1,…`, the signatures of the one version that there is. */
const readSignatures = (header: string) =>
  header
    .split(' ', maxSignatures)
    .flatMap((one) => (one.startsWith('v1,') ? (decodeBase64(one.slice(3)) ?? []) : []));

/** `verify` compares in constant time. */
async function isSignedWith(
  secret: string,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  content: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''));
  if (!bytes) return false;
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify']);
  const checks = signatures.map((one) => crypto.subtle.verify('HMAC', key, one, content));
  return (await Promise.all(checks)).includes(true);
}

/**
 * Checks a message that is signed as https://www.standardwebhooks.com says: HMAC-SHA256 over id, timestamp and body, with
 * five minutes of tolerance. Each of the secrets is valid.
 */
export async function checkSignature(
  request: Request,
  secrets: readonly string[],
): Promise<Signed | Response> {
  const read = (name: string) => request.headers.get(`webhook-${name}`) ?? '';
  const [id, timestamp] = [read('id'), read('timestamp')];
  if (!isRecent(timestamp)) return httpError(401);
  const text = await request.text();
  const content = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const signatures = readSignatures(read('signature'));
  const checks = secrets.map((secret) => isSignedWith(secret, signatures, content));
  if (!(await Promise.all(checks)).includes(true)) return httpError(401);
  return /^[\w.:-]{1,128}$/.test(id) ? { id, json: parseJson(text) } : httpError(400);
}
