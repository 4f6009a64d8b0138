import { readFields } from '#forms/fields.ts';
import { type Form, form } from '#forms/form.ts';
import { type Answered, goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { ensureVisitorId } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import {
  beginToken,
  type CurrentDraft,
  endToken,
  findCurrentDraft,
  forgetCurrentDraft,
  locate,
  openDraftStore,
  toExpiry,
} from './current-draft.ts';
import type { Flow } from './define-flow.ts';
import { openHandOff } from './handoff/forms.ts';
import type { Draft, Entry } from './model.ts';
import { isSentAgain, listChanged, putEntry } from './position.ts';
import { toKept } from './kept-fields.ts';
import type { Step } from './step.ts';
import { insertDraft, type Saved, updateDraft } from './store.ts';

/** Names a step's form in the log and in the table of operations. */
export const toFormName = ({ kind }: Pick<Flow, 'kind'>, step: string) => `${kind}.${step}`;

export const toStepPath = ({ path }: Pick<Flow, 'path'>, { name }: Pick<Step, 'name'>): string =>
  `${path}/${name}`;

/** The hidden field that says which revision of the draft a form was rendered with; 0 before there is one. */
export const revisionField = 'revision';

export interface Submit {
  flow: Flow;
  step: Step;
  current: CurrentDraft;
  revision: number;
}

/** Why a form was too late; null where its draft is as it was read. From then on the page is that of the draft of now. */
export async function findTooLate({
  flow,
  current,
  revision,
}: Submit): Promise<GoTo | Refusal | null> {
  forgetCurrentDraft(flow);
  const { draft, sent } = await findCurrentDraft(flow);
  if (sent) return goTo(flow.path);
  if (!draft) return current.draft && refuse('flow.gone');
  return draft.revision === revision ? null : refuseChanged(flow, draft, revision);
}

/** Names the steps that another tab or device has saved meanwhile. */
function refuseChanged(flow: Flow, draft: Draft, revision: number): Refusal {
  const { t } = texts();
  const steps = listChanged(flow, draft.entries, revision).map(({ title }) => t(title));
  return refuse('flow.changed', undefined, { steps: steps.join(', ') });
}

export async function storeEntry(
  { flow, step, current, revision }: Submit,
  entry: Omit<Entry, 'revision'>,
): Promise<Saved | { state: 'full' }> {
  const store = openDraftStore();
  const { draft, caller } = current;
  const entries = putEntry(flow, draft?.entries ?? {}, step.name, {
    ...entry,
    revision: revision + 1,
  });
  const { next } = await locate(flow, entries, caller);
  const content = {
    version: flow.version,
    step: next.name,
    entries,
    expiresAt: toExpiry(flow, store.now),
  };
  if (draft) return updateDraft(store, draft, content);
  const owner = { ...caller, visitorId: await ensureVisitorId(), token: beginToken(flow.kind) };
  const made = await insertDraft(store, owner, { ...content, kind: flow.kind });
  return made ? { state: 'saved', draft: made } : { state: 'full' };
}

/** Stores what services answer by now to steps that are done; why not, where somebody else was faster. */
async function renew(
  submit: Submit,
  draft: Draft,
  answers: Readonly<Record<string, unknown>>,
): Promise<GoTo | Refusal | null> {
  const { flow } = submit;
  const store = openDraftStore();
  const renewed = Object.entries(draft.entries).map(([name, entry]): [string, Entry] => [
    name,
    Object.hasOwn(answers, name) ? { ...entry, answer: answers[name] } : entry,
  ]);
  const { state } = await updateDraft(store, draft, {
    version: flow.version,
    step: draft.step,
    entries: Object.fromEntries(renewed),
    expiresAt: toExpiry(flow, store.now),
  });
  if (state !== 'saved') return findTooLate(submit);
  forgetCurrentDraft(flow);
  return null;
}

/** Saves what a step was filled in with, after its service was asked, and leads to the first step that is not done. */
async function save(
  submit: Submit,
  input: unknown,
  fields: Entry['fields'],
): Promise<GoTo | Refusal> {
  const { flow, step, current, revision } = submit;
  const { draft, position, caller } = current;
  if (draft && revision !== draft.revision) {
    // A reload of the answer, or a double click: it was saved, and leads where it led before.
    if (isSentAgain(draft.entries[step.name], fields, revision)) {
      return goTo(toStepPath(flow, position.next));
    }
    return refuseChanged(flow, draft, revision);
  }
  const asked: Answered<unknown> | Refusal | null =
    (await step.ask?.(input, position.data, caller)) ?? null;
  if (asked?.ok === false) return asked;
  const stored = await storeEntry(submit, asked ? { fields, answer: asked.value } : { fields });
  if (stored.state === 'full') return refuse('flow.full');
  if (stored.state === 'gone') return refuse('flow.gone');
  const { draft: present } = stored;
  // The second of two that were sent at the same moment has been saved by the first.
  if (stored.state === 'changed' && !isSentAgain(present.entries[step.name], fields, revision)) {
    return (await findTooLate(submit)) ?? refuse('request.failed');
  }
  const { next } = await locate(flow, present.entries, caller);
  return goTo(toStepPath(flow, next));
}

/** The form of one step, for the visitor of this request. `fields` are those of the step, as they were sent. */
function toStepForm(submit: Submit, fields: Entry['fields']): Form<GoTo> {
  const { flow, step, current, revision } = submit;
  const { input } = step;
  if (!input) throw new Error(`the step ${step.name} has no form`);
  const keep = toKept(step, current.caller.request.mode);
  return form(
    { name: toFormName(flow, step.name), input, keep, once: true },
    async (parsed, _anyone, operation) => {
      const { draft, caller, position } = current;
      // The page shows the step all the same, with what proves it.
      const stop = await step.guard?.(position.data)(null, caller);
      if (stop && step.prove && draft) {
        const stepPath = toStepPath(flow, step);
        const led = await step.prove({ draftId: draft.id, stepPath, data: position.data });
        // What can not be proved on a public screen is proved on the customer's own phone.
        const isElsewhere = caller.request.mode === 'kiosk' && led === stepPath;
        return isElsewhere ? openHandOff(draft, stepPath) : goTo(led);
      }
      if (stop) return stop;
      if (!step.commit) return save(submit, parsed, fields);
      if (!draft) return refuse('flow.gone');
      if (revision !== draft.revision) return refuseChanged(flow, draft, revision);
      const committed = await step.commit(parsed, {
        data: position.data,
        draft,
        caller,
        operation: { ...operation, owner: caller.visitorId },
      });
      if (!committed.ok) {
        const late = await findTooLate(submit);
        if (late || !committed.renew) return late ?? committed;
        return (await renew(submit, draft, committed.renew)) ?? committed;
      }
      const { keepsDraft = false, ...led } = committed;
      if (!keepsDraft) endToken(flow.kind);
      return led;
    },
  );
}

/** The form of a step without the fields that are the flow's own. */
export function openStepForm(
  flow: Flow,
  step: Step,
  { current, sent }: { current: CurrentDraft; sent: FormData },
): Form<GoTo> {
  // A form on another page knows of no draft: it is for the one of now.
  const known = step.entrance ? (current.draft?.revision ?? 0) : 0;
  const revision = Number(sent.get(revisionField) ?? known);
  sent.delete(revisionField);
  const { op: _op, ...fields } = readFields(sent);
  return toStepForm({ flow, step, current, revision }, fields);
}
