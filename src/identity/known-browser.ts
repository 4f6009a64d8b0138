import { settings } from '#env.ts';
import { encodeBase64Url } from '#lib/base64-url.ts';
import { hashWithKey } from '#lib/hash.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { toCookieName } from './visitor-cookie.ts';

const lifeSeconds = 180 * 24 * 60 * 60;
/** The numbers of a family that share a browser; the oldest is forgotten first. */
const maxNumbers = 4;

/** That a number has signed in in this browser. Which number it is, only its proof tells, to who knows the key. */
interface Entry {
  expiresAtSeconds: number;
  proof: string;
}

interface KnownBrowser {
  /** Random, and made once for a browser. */
  id: string;
  entries: Entry[];
}

const pattern = /^[\w-]{22}(?:\.\d{1,12}\.[\da-f]{32}){1,4}$/;

async function prove(id: string, isdn: string, expiresAtSeconds: number): Promise<string> {
  const hash = await hashWithKey(settings().TAN_PEPPER, `known ${id} ${isdn} ${expiresAtSeconds}`);
  return hash.slice(0, 32);
}

function readCookie({ cookies, secure }: RequestContext, now: number): KnownBrowser | null {
  const value = cookies.get(toCookieName('known', secure));
  if (!value || !pattern.test(value)) return null;
  const [id = '', ...parts] = value.split('.');
  const entries: Entry[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const expiresAtSeconds = Number(parts[at]);
    if (expiresAtSeconds * 1000 > now)
      entries.push({ expiresAtSeconds, proof: parts[at + 1] ?? '' });
  }
  return { id, entries };
}

/** The id of this browser if the number has signed in here before. A kiosk is nobody's browser. */
export async function findKnownBrowser(isdn: string): Promise<string | null> {
  const context = requestContext();
  const known = context.mode === 'kiosk' ? null : readCookie(context, Date.now());
  for (const { expiresAtSeconds, proof } of known?.entries ?? []) {
    if (known && proof === (await prove(known.id, isdn, expiresAtSeconds))) return known.id;
  }
  return null;
}

/** Called when the number has signed in. */
export async function rememberBrowser(isdn: string): Promise<void> {
  const context = requestContext();
  if (context.mode === 'kiosk') return;
  const now = Date.now();
  const known = readCookie(context, now);
  const id = known?.id ?? encodeBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const others: Entry[] = [];
  for (const entry of known?.entries ?? []) {
    if (entry.proof !== (await prove(id, isdn, entry.expiresAtSeconds))) others.push(entry);
  }
  const expiresAtSeconds = Math.floor(now / 1000) + lifeSeconds;
  const newest = { expiresAtSeconds, proof: await prove(id, isdn, expiresAtSeconds) };
  const entries = [newest, ...others].slice(0, maxNumbers);
  const value = [id, ...entries.map((one) => `${one.expiresAtSeconds}.${one.proof}`)].join('.');
  const { secure } = context;
  context.cookieOutbox.push(
    serializeCookie(toCookieName('known', secure), value, {
      secure,
      httpOnly: true,
      maxAgeSeconds: lifeSeconds,
    }),
  );
}
