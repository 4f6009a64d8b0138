import { encodeBase64Url } from '#lib/base64-url.ts';
import type { RequestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import type { Mode } from '#request/preferences.ts';

/** At a kiosk the next visitor comes soon. */
export const kioskLifeSeconds = 15 * 60;
const lifeSeconds = 30 * 24 * 60 * 60;

/** How long the session and the cart of a visitor who is not signed in live. */
export function toLifeSeconds(mode: Mode): number {
  return mode === 'kiosk' ? kioskLifeSeconds : lifeSeconds;
}

/** 256 random bits as 43 characters that need no escaping in a cookie or an address. */
export function newToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Cookies whose value is a token that gives access to a session, a cart or a draft. */
type TokenCookie = 'sid' | 'cart' | `cart-${string}` | `draft-${string}`;

export const toCookieName = (name: TokenCookie | 'known', secure: boolean): string =>
  secure ? `__Host-${name}` : name;

const isCartName = (name: string): name is TokenCookie => /^cart(-[0-9a-f]{8})?$/.test(name);

/** The names of this browser's cookies of carts, in a fixed order. */
export function listCartNames({ cookies, secure }: RequestContext): TokenCookie[] {
  const prefix = secure ? '__Host-' : '';
  return [...cookies.keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter(isCartName)
    .toSorted();
}

/** Null where there is no cookie or its value can not be a token. */
export function findToken({ cookies, secure }: RequestContext, name: TokenCookie): string | null {
  const token = cookies.get(toCookieName(name, secure));
  return token && isToken(token) ? token : null;
}

const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** What an address holds that is seen by whoever has it, such as a result's; null where it can not be one. */
export function readToken(query: URLSearchParams): string | null {
  const token = query.get('id') ?? '';
  return isToken(token) ? token : null;
}

/**
 * How long a cookie of a visit lives: at a kiosk until the browser is closed. An empty value deletes it at once.
 */
export function toCookieLife(
  { mode }: RequestContext,
  value: string,
  seconds: number,
): { maxAgeSeconds?: number } {
  if (value === '') return { maxAgeSeconds: 0 };
  return mode === 'kiosk' ? {} : { maxAgeSeconds: Math.max(0, Math.floor(seconds)) };
}

/** Sets the cookie; an empty token deletes it. */
export function writeToken(
  context: RequestContext,
  name: TokenCookie,
  token: string,
  seconds = 0,
): void {
  const { cookieOutbox, secure } = context;
  const life = toCookieLife(context, token, seconds);
  cookieOutbox.push(
    serializeCookie(toCookieName(name, secure), token, { secure, httpOnly: true, ...life }),
  );
}
