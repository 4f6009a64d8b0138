import { type CookieOptions, serializeCookie } from './cookies.ts';

/** What the next page has to say of something that was done on the way to it; a word, nothing personal. */
export const notices = ['token'] as const;
export type Notice = (typeof notices)[number];

const cookieName = 'notice';

export function toNotice(value: string | undefined): Notice | undefined {
  return notices.find((notice) => notice === value);
}

export function readNotice(cookies: ReadonlyMap<string, string>): Notice | undefined {
  return toNotice(cookies.get(cookieName));
}

type Outbox = Pick<CookieOptions, 'secure'> & { cookieOutbox: string[] };

/** For a minute: the page that says it is on its way. */
export function leaveNotice({ cookieOutbox, secure }: Outbox, notice: Notice): void {
  cookieOutbox.push(
    serializeCookie(cookieName, notice, { secure, httpOnly: true, maxAgeSeconds: 60 }),
  );
}

/** Said once. */
export function dropNotice({ cookieOutbox, secure }: Outbox): void {
  cookieOutbox.push(serializeCookie(cookieName, '', { secure, httpOnly: true, maxAgeSeconds: 0 }));
}
