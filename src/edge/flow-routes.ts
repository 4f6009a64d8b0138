import type { Context } from 'hono';
import type { Flow } from '#flow/define-flow.ts';
import type { Step } from '#flow/step.ts';
import { flows } from '#flows.ts';
import { answerOnPage, seeOther } from './form-routes.ts';
import { goTo } from '#forms/outcome.ts';
import { type Closure, toRetrySeconds } from '#request/switches.ts';
import { toast } from '#request/toast.ts';
import { routes } from '#routes.ts';
import { httpError } from './guard/http-error.ts';
import { readOwnForm } from './guard/own-form.ts';
import { type Middleware, urlOf } from './middleware.ts';

interface Closed {
  flow: Flow;
  step: Step;
  closure: Closure;
  sent: FormData;
}

/** Nothing is saved while a flow is off; what was typed stands on the page that says so, and the draft stays. */
async function answerClosed(
  c: Context,
  next: () => Promise<void>,
  { flow, step, closure, sent }: Closed,
): ReturnType<Middleware> {
  const [{ toClosedForm }, { toKept }, { toFormName }] = await Promise.all([
    import('./closed-form.ts'),
    import('#flow/kept-fields.ts'),
    import('#flow/step-form.ts'),
  ]);
  const keep = toKept(step, c.get('request').mode);
  const form = toClosedForm(toFormName(flow, step.name), { closure, keep });
  return answerOnPage(c, next, { form, sent, retryAfter: toRetrySeconds(closure) });
}

/**
 * Answers the forms of all flows' steps, and leads whoever asks for a step too early to the first that is not done. The
 * page of a step renders what this has read.
 */
export const flowRoutes: Middleware = async (c, next) => {
  const url = urlOf(c);
  const [, path = '', name = ''] = /^((?:\/[\w-]+)+)\/([\w-]+)$/.exec(url.pathname) ?? [];
  const load = Object.hasOwn(flows, path) ? flows[path] : undefined;
  // Such as its result, which is no step.
  if (!load || Object.hasOwn(routes, url.pathname)) return next();
  const [
    flow,
    { findCurrentDraft },
    { findOpenStep, findPrevious },
    { findCommitted },
    { openStepForm, revisionField, toStepPath },
    { handOffField, toHandOffForm },
    { findClosure },
  ] = await Promise.all([
    load(),
    import('#flow/current-draft.ts'),
    import('#flow/position.ts'),
    import('#flow/committed.ts'),
    import('#flow/step-form.ts'),
    import('#flow/handoff/forms.ts'),
    import('#flow/define-flow.ts'),
  ]);
  if (!flow.steps.some((step) => step.name === name)) return httpError(404);
  const isForm = c.req.method === 'POST';
  const sent = isForm ? await readOwnForm(c, url) : null;
  if (sent instanceof Response) return sent;
  const current = await findCurrentDraft(flow);
  if (sent && current.locked) {
    const { toLockForm } = await import('#flow/handoff/lock-form.ts');
    const form = toLockForm(flow, { ...current, locked: current.locked });
    return answerOnPage(c, next, { form, sent });
  }
  const step = findOpenStep(current.position, name);
  if (sent && (step.name !== name || current.sent)) {
    const committed = await findCommitted(flow, name, { current, sent });
    if (committed) return answerOnPage(c, next, { form: committed, sent });
    // The page there says what became of it.
    if (current.sent) return seeOther(goTo(flow.path));
    // Another tab or device has ended the draft, or has opened an earlier step again.
    const { draft } = current;
    const known = Number(sent.get(revisionField));
    if (known > 0 && known !== draft?.revision) {
      const said = toast('warning', draft ? 'flow.movedBack' : 'flow.gone');
      return seeOther(goTo(toStepPath(flow, step), { toast: said }));
    }
  }
  const query = isForm ? '' : url.search;
  if (step.name !== name) return seeOther({ ok: true, goTo: toStepPath(flow, step) + query });
  const previous = findPrevious(current.position, step);
  c.get('request').above = previous ? (previous.entrance ?? toStepPath(flow, previous)) : '/';
  if (!sent) return next();
  if (sent.has(handOffField)) {
    return answerOnPage(c, next, { form: toHandOffForm(flow, current, url.pathname), sent });
  }
  // Nothing is filled in there: what proves it is posted elsewhere.
  if (!step.input && !step.code) return seeOther(goTo(toStepPath(flow, step)));
  const closure = findClosure(flow);
  if (closure) return answerClosed(c, next, { flow, step, closure, sent });
  if (step.code) {
    const { toCodeForm } = await import('#flow/code-form.ts');
    return answerOnPage(c, next, { form: toCodeForm(flow, step, current), sent });
  }
  return answerOnPage(c, next, { form: openStepForm(flow, step, { current, sent }), sent });
};
