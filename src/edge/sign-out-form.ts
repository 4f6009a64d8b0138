import { log } from '#lib/log.ts';
import { signOut } from '#identity/session.ts';
import type { Middleware } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

/**
 * Signs out in this browser or everywhere. It is a native form, so it works also when scripts fail. A kiosk's browser
 * clears cache and storage; cookies expire one by one, because the one for the mode must stay.
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
    // The cookies of this browser expire in any case, but other sessions may still be valid.
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
