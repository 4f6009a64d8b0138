import { takeSwitch } from '#identity/app-token/store.ts';
import { setFlash } from '#request/flash.ts';
import { findCustomer, signIn } from '#identity/session.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { switchPath } from './open-by-token.ts';
import { readOwnForm } from './guard/own-form.ts';

/**
 * Answers the form that asks whether to continue as another number. The number was stored when the app's token was
 * verified, so the form says only yes or no.
 */
export const switchAccount: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (url.pathname !== switchPath || c.req.method !== 'POST') return next();
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const current = await findCustomer();
  const pending = current && (await takeSwitch(current.id));
  if (!pending) {
    // Already answered, or expired.
    setFlash(c.get('request'), 'token');
  } else if (form.get('choice') === 'go') {
    await signIn({ kind: 'webview', isdn: pending.isdn, expiresAt: pending.sessionExpiresAt });
  }
  return new Response(null, { status: 303, headers: { location: pending?.returnTo ?? '/' } });
};
