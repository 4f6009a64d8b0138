import { endVisit } from './end-visit.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

/** Ends a visit at a kiosk. It is a native form with and without JavaScript. */
export const startOverForm: Middleware = async (c, next) => {
  const url = urlOf(c);
  if (url.pathname !== '/start-over') return next();
  if (c.req.method !== 'POST') return httpError(405, { allow: 'POST' });
  const form = await readOwnForm(c, url);
  return form instanceof Response ? form : endVisit('here');
};
