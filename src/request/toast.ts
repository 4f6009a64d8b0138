import { isMessageKey, type MessageKey } from '#i18n/translator.ts';
import { type CookieOptions, serializeCookie } from './cookies.ts';

export const toastKinds = ['info', 'success', 'warning', 'error'] as const;
export type ToastKind = (typeof toastKinds)[number];

/** What the next page says once of something that was done on the way to it; never personal, so without values. */
export interface Toast {
  kind: ToastKind;
  message: MessageKey;
}

export const toast = (kind: ToastKind, message: MessageKey): Toast => ({ kind, message });

const cookieName = 'toast';

/** As it stands in the cookie, and on the document for the payload that hydrates it. */
export const writeToast = ({ kind, message }: Toast): string => `${kind}.${message}`;

/** Undefined for everything that `writeToast` does not write. */
export function toToast(text: string | undefined): Toast | undefined {
  const [, word, message = ''] = /^([a-z]+)\.([\w.]+)$/.exec(text ?? '') ?? [];
  const kind = toastKinds.find((known) => known === word);
  return kind && isMessageKey(message) ? { kind, message } : undefined;
}

export function readToast(cookies: ReadonlyMap<string, string>): Toast | undefined {
  return toToast(cookies.get(cookieName));
}

type Outbox = Pick<CookieOptions, 'secure'> & { cookieOutbox: string[] };

function write({ cookieOutbox, secure }: Outbox, value: string, maxAgeSeconds: number): void {
  cookieOutbox.push(serializeCookie(cookieName, value, { secure, httpOnly: true, maxAgeSeconds }));
}

/** Lives for a minute, because the page that shows it is requested at once. */
export const setToast = (outbox: Outbox, said: Toast): void => write(outbox, writeToast(said), 60);

/** Called when the toast was shown. */
export const clearToast = (outbox: Outbox): void => write(outbox, '', 0);
