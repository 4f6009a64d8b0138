import { type CookieOptions, serializeCookie } from './cookies.ts';

/** What the next page has to say of something that was done on the way to it; a word, nothing personal. */
export const flashes = ['token'] as const;
export type Flash = (typeof flashes)[number];

const cookieName = 'notice';

export function toFlash(value: string | undefined): Flash | undefined {
  return flashes.find((flash) => flash === value);
}

export function readFlash(cookies: ReadonlyMap<string, string>): Flash | undefined {
  return toFlash(cookies.get(cookieName));
}

type Outbox = Pick<CookieOptions, 'secure'> & { cookieOutbox: string[] };

/** For a minute: the page that says it is on its way. */
export function setFlash({ cookieOutbox, secure }: Outbox, flash: Flash): void {
  cookieOutbox.push(
    serializeCookie(cookieName, flash, { secure, httpOnly: true, maxAgeSeconds: 60 }),
  );
}

/** Said once. */
export function clearFlash({ cookieOutbox, secure }: Outbox): void {
  cookieOutbox.push(serializeCookie(cookieName, '', { secure, httpOnly: true, maxAgeSeconds: 0 }));
}
