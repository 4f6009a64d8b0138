import { takeSwitch } from '#identity/app-token/store.ts';
import { setFlash } from '#request/flash.ts';
import { findCustomer, signIn } from '#identity/session.ts';
import type { Middleware } from './middleware.ts';
import { switchPath } from './open-by-token.ts';
import { readOwnForm } from './guard/own-form.ts';

/**
 * The answer to "go on as another number?". A plain form, as it changes the whole document; which number it is
 * was kept here when the app's token was verified, so the form only says yes or no.
 */
export const switchAccount: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.pathname !== switchPath || c.req.method !== 'POST') return next();
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const current = await findCustomer();
  const offer = current && (await takeSwitch(current.id));
  if (!offer) {
    // Answered before, or too late.
    setFlash(c.get('request'), 'token');
  } else if (form.get('choice') === 'go') {
    await signIn({ kind: 'webview', isdn: offer.isdn, expiresAt: offer.sessionExpiresAt });
  }
  return new Response(null, { status: 303, headers: { location: offer?.returnTo ?? '/' } });
};
