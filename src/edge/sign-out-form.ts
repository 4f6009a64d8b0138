import { log } from '#lib/log.ts';
import { signOut } from '#identity/session.ts';
import type { Middleware } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

/**
 * Signing out, here or everywhere: a plain form, which works whatever else does not. At a kiosk nothing that the
 * browser kept stays; its cookies do, for one of them says that it is a kiosk, and those of the visit are taken
 * back one by one.
 */
export const signOutForm: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.pathname !== '/sign-out') return next();
  if (c.req.method !== 'POST') return httpError(405, { allow: 'POST' });
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const everywhere = form.get('scope') === 'everywhere';
  try {
    await signOut(everywhere ? 'everywhere' : 'here');
  } catch (error) {
    // This browser has forgotten; that others have can not be promised then.
    if (everywhere) throw error;
    log.error('sign-out', { cause: error });
  }
  return new Response(null, {
    status: 303,
    headers: {
      location: '/',
      ...(c.get('request').mode === 'kiosk' ? { 'clear-site-data': '"cache", "storage"' } : {}),
    },
  });
};
