import { danFlows, isDanFlow } from '#identity/dan/flows.ts';
import { insertAttempt } from '#identity/dan/store.ts';
import { newToken } from '#identity/visitor-token.ts';
import { findCustomer } from '#identity/session.ts';
import type { Middleware } from './middleware.ts';
import { readOwnForm } from './guard/own-form.ts';
import { httpError } from './guard/http-error.ts';

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/**
 * The way to the state's sign-in: the form of the page that explains what will be asked. Plain, since the answer is
 * another site's document, with and without JavaScript.
 */
export const danStart: Middleware = async (c, next) => {
  const url = new URL(c.req.url);
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
  // The page's own origin, which was just checked: the session's cookie comes back to no other.
  const redirectUri = c.req.header('origin') + danFlows[flow].returnsTo;
  const attempt = { state, sessionId: customer.id, flow, redirectUri };
  // The page says that it was tried too often.
  if (!(await insertAttempt(attempt, Date.now()))) return seeOther(page);
  const { dan } = await import('#services/dan.ts');
  return seeOther(dan.toAuthorizeAddress(attempt));
};
