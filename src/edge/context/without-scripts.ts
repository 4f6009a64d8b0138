import type { RequestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';

/** For a day; wherever scripts run after all, the head of the next document takes it back. */
export function rememberNoScripts({ cookieOutbox, secure }: RequestContext): void {
  cookieOutbox.push(serializeCookie('complete', '1', { secure, maxAgeSeconds: 86_400 }));
}
