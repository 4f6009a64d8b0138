import { type CookieOptions, serializeCookie } from './cookies.ts';

/** Messages that the next page shows once, about something that happened on the way to it; never personal. */
export const flashes = ['token', 'failed'] as const;
export type Flash = (typeof flashes)[number];

const cookieName = 'notice';

export function toFlash(value: string | undefined): Flash | undefined {
  return flashes.find((flash) => flash === value);
}

export function readFlash(cookies: ReadonlyMap<string, string>): Flash | undefined {
  return toFlash(cookies.get(cookieName));
}

type Outbox = Pick<CookieOptions, 'secure'> & { cookieOutbox: string[] };

/** Lives for a minute, because the page that shows it is requested at once. */
export function setFlash({ cookieOutbox, secure }: Outbox, flash: Flash): void {
  cookieOutbox.push(
    serializeCookie(cookieName, flash, { secure, httpOnly: true, maxAgeSeconds: 60 }),
  );
}

/** Called when the message was shown. */
export function clearFlash({ cookieOutbox, secure }: Outbox): void {
  cookieOutbox.push(serializeCookie(cookieName, '', { secure, httpOnly: true, maxAgeSeconds: 0 }));
}
