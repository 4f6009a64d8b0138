import type { D1Database } from '@cloudflare/workers-types';
import { decodeBase64Url, encodeBase64Url } from '#lib/base64-url.ts';

const hmac = { name: 'HMAC', hash: 'SHA-256' };
const useSeconds = 5 * 60;
const sessionSeconds = 8 * 60 * 60;

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Generated once for each database, so that no key stands in the source. */
async function readKey(db: D1Database): Promise<CryptoKey> {
  const secret = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const [, found] = await db.batch<{ secret: string }>([
    db
      .prepare('INSERT INTO app_token_key (id, secret) VALUES (1, ?1) ON CONFLICT DO NOTHING')
      .bind(secret),
    db.prepare('SELECT secret FROM app_token_key WHERE id = 1'),
  ]);
  const known = encode(found?.results[0]?.secret ?? secret);
  return crypto.subtle.importKey('raw', known, hmac, false, ['sign', 'verify']);
}

/** A token as the app has it: a compact JWS, signed with HS256. */
export async function signAppToken(db: D1Database, isdn: string): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'tenger-mobile',
    aud: 'tenger-site',
    isdn,
    jti: crypto.randomUUID(),
    iat,
    exp: iat + useSeconds,
    sessionExp: iat + sessionSeconds,
  };
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    encodeBase64Url(encode(JSON.stringify(part))),
  );
  const signed = parts.join('.');
  const signature = await crypto.subtle.sign(hmac, await readKey(db), encode(signed));
  return `${signed}.${encodeBase64Url(new Uint8Array(signature))}`;
}

/** The claims of a token of this operator; null for every other. */
export async function readAppToken(db: D1Database, token: string): Promise<object | null> {
  const [head = '', body = '', tail = '', ...more] = token.split('.');
  const [header, claims, signature] = [head, body, tail].map(decodeBase64Url);
  if (more.length > 0 || !header || !claims || !signature) return null;
  if (decode(header) !== '{"alg":"HS256","typ":"JWT"}') return null;
  const signed = encode(`${head}.${body}`);
  if (!(await crypto.subtle.verify(hmac, await readKey(db), signature, signed))) return null;
  return JSON.parse(decode(claims)) as object;
}
