import type { Context } from 'hono';
import { readAppToken } from '#identity/app-token/token-lifetime.ts';
import { insertSwitch, takeTokenOnce } from '#identity/app-token/store.ts';
import { log } from '#lib/log.ts';
import { serializeCookie } from '#request/cookies.ts';
import { setToast, toast } from '#request/toast.ts';
import { findCustomer, signIn } from '#identity/session.ts';
import { isPageView } from './guard/page-view.ts';

/** The page where a visitor chooses between the number of the session and that of the token. */
const switchPath = '/switch-account';

/** The result of a token, as the log names it. */
type TokenResult = 'signed-in' | 'asked' | 'malformed' | 'refused' | 'replayed' | 'failed';

async function tryToken(parameter: string | undefined, returnTo: string): Promise<TokenResult> {
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
 * Signs in a visitor who brings the app's token, once. The session of another customer is not replaced before the
 * visitor has agreed. Returns the address to redirect to, also when the token is refused: an error page would be
 * shown at the address with the token.
 */
export async function openByToken(
  c: Context,
  parameters: readonly string[],
  returnTo: string,
): Promise<string> {
  const context = c.get('request');
  const isEmpty = parameters.every((parameter) => parameter === '');
  if (isEmpty || context.mode === 'kiosk' || !isPageView(c)) return returnTo;
  // Several tokens are ambiguous, so none is used; and the app opens this site itself, it is not led here by another one,
  // which could sign somebody in as somebody else.
  const isFromElsewhere = c.req.header('sec-fetch-site') === 'cross-site';
  const [parameter] = parameters.length === 1 && !isFromElsewhere ? parameters : [];
  const result = await tryToken(parameter, returnTo).catch((): TokenResult => 'failed');
  if (result === 'asked' || result === 'signed-in') {
    // Only the app has such a token. Any link can have one that is refused, and this layout has no way out of it.
    if (context.mode === 'browser') {
      const { cookieOutbox, secure } = context;
      cookieOutbox.push(serializeCookie('mode', 'webview', { secure }));
    }
    return result === 'asked' ? switchPath : returnTo;
  }
  log.warn('web-view-token', { kind: result });
  setToast(context, toast('warning', 'token.failed'));
  return returnTo;
}
