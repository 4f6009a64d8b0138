import { danFlows, isDanFlow } from '#identity/dan/flows.ts';
import { insertAttempt } from '#identity/dan/store.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { findCustomer } from '#identity/session.ts';
import { type Middleware, urlOf } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

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
  const flow = form.get('for');
  if (!isDanFlow(flow)) return httpError(400);
  const page = `/dan/redirect?for=${flow}`;
  const customer = await findCustomer();
  if (!customer) return seeOther(`/sign-in?${new URLSearchParams({ next: page })}`);
  const state = newToken();
  // The origin has been checked. The session's cookie is sent back to this origin only.
  const redirectUri = c.req.header('origin') + danFlows[flow].returnsTo;
  const attempt = { state, sessionId: customer.id, flow, redirectUri };
  // The page tells that there were too many attempts.
  if (!(await insertAttempt(attempt, Date.now()))) return seeOther(page);
  const { dan } = await import('#services/dan.ts');
  return seeOther(dan.toAuthorizeAddress(attempt));
};
