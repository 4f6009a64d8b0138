import type { RequestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';

/** Remembers for a day that this browser runs no scripts. If it does, the head script of the next page removes it. */
export function rememberNoScripts({ cookieOutbox, secure }: RequestContext): void {
  cookieOutbox.push(serializeCookie('complete', '1', { secure, maxAgeSeconds: 86_400 }));
}
