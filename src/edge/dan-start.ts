import { isDanPurpose } from '#identity/dan/purposes.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

/**
 * Answers the form that begins the state's sign-in. It is a native form with and without JavaScript, because the answer
 * is a document of another site.
 */
export const danStart: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (url.pathname !== '/dan/start') return next();
  if (c.req.method !== 'POST') return httpError(405, { allow: 'POST' });
  const form = await readOwnForm(c, url);
  if (form instanceof Response) return form;
  const purpose = form.get('for');
  if (!isDanPurpose(purpose)) return httpError(400);
  const { startDan } = await import('#identity/dan/start-dan.ts');
  return new Response(null, { status: 303, headers: { location: await startDan(purpose) } });
};
