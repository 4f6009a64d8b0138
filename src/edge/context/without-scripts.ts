import type { RequestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';

const crawler = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview/i;
const remembered = /(?:^|; *)complete=1(?:;|$)/;

/** Whether a page is awaited whole before it is sent: for crawlers, and browsers that run no scripts. */
export const isComplete = (headers: Headers): boolean =>
  remembered.test(headers.get('cookie') ?? '') || crawler.test(headers.get('user-agent') ?? '');

/** Remembers for a day that this browser runs no scripts. If it does, the head script of the next page removes it. */
export function rememberNoScripts({ cookieOutbox, secure }: RequestContext): void {
  cookieOutbox.push(serializeCookie('complete', '1', { secure, maxAgeSeconds: 86_400 }));
}
