import { log } from '#lib/log.ts';
import { signOut } from '#identity/session.ts';
import { endVisit } from './end-visit.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

/**
 * Signs out in this browser or everywhere; at a kiosk this ends the visit. It is a native form, so it works also when
 * scripts fail.
 */
export const signOutForm: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (url.pathname !== '/sign-out') return next();
  if (c.req.method !== 'POST') return httpError(405, { allow: 'POST' });
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const scope = form.get('scope') === 'everywhere' ? 'everywhere' : 'here';
  if (c.get('request').mode === 'kiosk') return endVisit(scope);
  try {
    await signOut(scope);
  } catch (error) {
    // The cookies of this browser expire in any case, but other sessions may still be valid.
    if (scope === 'everywhere') throw error;
    log.error('sign-out', { cause: error });
  }
  return new Response(null, { status: 303, headers: { location: '/' } });
};
