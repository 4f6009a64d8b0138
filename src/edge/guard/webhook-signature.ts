import { httpError } from './http-error.ts';

/** A message whose sender is known. */
export interface Signed {
  id: string;
  /** The body; undefined when it is not JSON. */
  json: unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks a message that is signed as https://www.standardwebhooks.com says: HMAC-SHA256 over id, timestamp and body,
 * compared in constant time, with five minutes of tolerance. Each of the secrets is valid.
 */
export async function checkSignature(
  request: Request,
  secrets: readonly string[],
): Promise<Signed | Response> {
  const { Webhook } = await import('standardwebhooks');
  const text = await request.text();
  const headers = Object.fromEntries(request.headers);
  const isValid = (secret: string) => {
    try {
      new Webhook(secret).verify(text, headers, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  };
  if (!secrets.some(isValid)) return httpError(401);
  const id = headers['webhook-id'] ?? '';
  return /^[\w.:-]{1,128}$/.test(id) ? { id, json: parseJson(text) } : httpError(400);
}
