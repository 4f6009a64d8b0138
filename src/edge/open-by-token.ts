import type { Context } from 'hono';
import { readAppToken } from '#identity/app-token/token-lifetime.ts';
import { insertSwitch, takeTokenOnce } from '#identity/app-token/store.ts';
import { log } from '#lib/log.ts';
import { setFlash } from '#request/flash.ts';
import { findCustomer, signIn } from '#identity/session.ts';

/** Where a reader decides which of two numbers to go on with. */
export const switchPath = '/switch-account';

/** What becomes of a token; the words are for the log. */
type Fate = 'signed-in' | 'asked' | 'malformed' | 'refused' | 'replayed' | 'failed';

/** True for somebody who opens a page; a picture, a frame or a prefetch uses no token up. */
function isVisit(c: Context): boolean {
  const { method, headers } = c.req.raw;
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  const purpose = headers.get('sec-purpose') ?? '';
  const looks = c.get('looksOnly') || purpose.includes('prefetch');
  return method === 'GET' && destination === 'document' && !looks;
}

async function tryToken(parameter: string | undefined, returnTo: string): Promise<Fate> {
  const token = parameter === undefined ? null : readAppToken(parameter);
  if (!token) return 'malformed';
  const { verifyAppToken } = await import('#identity/app-token/verify-app-token.ts');
  const found = await verifyAppToken(token);
  if (!found) return 'refused';
  const { isdn, jti, sessionExpiresAt, tokenExpiresAt } = found;
  const current = await findCustomer();
  if (!(await takeTokenOnce(jti, tokenExpiresAt))) return 'replayed';
  if (current && current.isdn !== isdn) {
    await insertSwitch(current.id, { isdn, sessionExpiresAt, returnTo });
    return 'asked';
  }
  await signIn({ kind: 'webview', isdn, expiresAt: sessionExpiresAt });
  return 'signed-in';
}

/**
 * Signs in who comes with the app's token, once; another customer's live session is not replaced without being
 * asked. Whatever becomes of the token, the visitor goes on: answers where to. It is never an error page, which
 * would stand at the address with the token.
 */
export async function openByToken(
  c: Context,
  parameters: readonly string[],
  returnTo: string,
): Promise<string> {
  const context = c.get('request');
  const isEmpty = parameters.every((parameter) => parameter === '');
  if (isEmpty || context.mode === 'kiosk' || !isVisit(c)) return returnTo;
  // Which of several would count?
  const [parameter] = parameters.length === 1 ? parameters : [];
  const fate = await tryToken(parameter, returnTo).catch((): Fate => 'failed');
  if (fate === 'asked') return switchPath;
  if (fate === 'signed-in') return returnTo;
  log.warn('web-view-token', { kind: fate });
  setFlash(context, 'token');
  return returnTo;
}
