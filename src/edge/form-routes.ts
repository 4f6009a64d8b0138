import type { Context } from 'hono';
import type { Form } from '#forms/form.ts';
import { goTo, type GoTo } from '#forms/outcome.ts';
import { type FormState, requestContext } from '#request/context.ts';
import { findClosedFlow, toRetrySeconds } from '#request/switches.ts';
import { setToast, toast } from '#request/toast.ts';
import { findRoute } from '#routes.ts';
import { toOwnAddress } from './context/own-address.ts';
import { findForm } from './form-table.ts';
import { httpError } from './guard/http-error.ts';
import { readOwnForm } from './guard/own-form.ts';
import { type Middleware, urlOf } from './middleware.ts';

/** Told to those who are refused because too much is going on. */
const retryAfterSeconds = 60;

/** The address is that of this site, or of a provider, to which the page's own address is not told. */
export function seeOther({ goTo: location, toast: said, headers = {} }: GoTo): Response {
  if (said) setToast(requestContext(), said);
  const all = { location, 'referrer-policy': 'same-origin', ...headers };
  return new Response(null, { status: 303, headers: all });
}

/** The page from which the form was sent, for a form that has no page of its own. */
function toSender(c: Context): string {
  const { origin } = urlOf(c);
  const sender = URL.parse(c.req.header('referer') ?? '');
  return sender?.origin === origin && findRoute(sender.pathname) ? toOwnAddress(sender) : '/';
}

/** The page at the address of the form, rendered with its refusal or its choice: nothing that was typed is lost. */
async function renderAgain(
  c: Context,
  next: () => Promise<void>,
  state: FormState,
  { status, retryAfter = retryAfterSeconds }: { status: number; retryAfter?: number | undefined },
) {
  c.get('request').formState = state;
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  c.req.raw = new Request(urlOf(c), { headers });
  await next();
  if (c.res.status !== 200) return;
  const shown = new Headers(c.res.headers);
  if (status === 503 || status === 429) shown.set('retry-after', String(retryAfter));
  c.res = new Response(c.res.body, { status, headers: shown });
}

/** Answers a form that stands on the page of its address. */
export async function answerOnPage(
  c: Context,
  next: () => Promise<void>,
  { form, sent, retryAfter }: { form: Form<GoTo>; sent: FormData; retryAfter?: number },
): ReturnType<Middleware> {
  const chosen = sent.get('choose');
  if (typeof chosen === 'string') {
    // A choice that decides what else the form asks.
    const typed = form.keepTyped(sent);
    return renderAgain(c, next, { faults: [], typed, chosen }, { status: 200 });
  }
  const outcome = await form.answer(sent);
  if (outcome.ok) return seeOther(outcome);
  return renderAgain(c, next, outcome, { status: outcome.status, retryAfter });
}

/**
 * Answers the forms of the table: with a redirect, or with the page that the form stands on. They are native forms
 * with and without JavaScript, because each changes the whole document.
 */
export const formRoutes: Middleware = async (c, next) => {
  const url = urlOf(c);
  const load = findForm(url.pathname);
  if (!load) return next();
  const hasPage = findRoute(url.pathname) !== undefined;
  if (c.req.method !== 'POST') return hasPage ? next() : httpError(405, { allow: 'POST' });
  const sent = await readOwnForm(c, url);
  if (sent instanceof Response) return sent;
  const closure = findClosedFlow(url.pathname);
  if (closure && hasPage) {
    const { toClosedForm } = await import('./closed-form.ts');
    const form = toClosedForm(url.pathname, { closure, keep: [] });
    return answerOnPage(c, next, { form, sent, retryAfter: toRetrySeconds(closure) });
  }
  const form = await load();
  if (hasPage) return answerOnPage(c, next, { form, sent });
  const outcome = await form.answer(sent);
  if (outcome.ok) return seeOther(outcome);
  // No page of the site sends such a form.
  if (outcome.status < 500 && outcome.status !== 429) return httpError(400);
  const said = outcome.status === 429 ? 'error.tooMany' : 'error.generic';
  return seeOther(goTo(toSender(c), { toast: toast('error', said) }));
};
