import * as v from 'valibot';
import { readRows } from '#db/statement.ts';
import { type Form, form } from '#forms/form.ts';
import { findOperation, findOutcome, toStored } from '#forms/operation.ts';
import { goTo, type GoTo, refuse } from '#forms/outcome.ts';
import { type CurrentDraft, openDraftStore } from './current-draft.ts';
import type { Flow } from './define-flow.ts';
import { revisionField, toFormName } from './step-form.ts';

/**
 * Of a form that has been sent before, and ended its draft: a double click, or a reload of the answer, leads where it led,
 * and another request under the same id is refused. Null where it was not sent.
 */
export async function findCommitted(
  flow: Flow,
  step: string,
  { current, sent }: { current: CurrentDraft; sent: FormData },
): Promise<Form<GoTo> | null> {
  const id = sent.get('op');
  const { visitorId: owner } = current.caller;
  if (typeof id !== 'string' || owner === '') return null;
  const { db } = openDraftStore();
  const name = toFormName(flow, step);
  const isKnown = (await findOutcome(db, { owner, id, form: name })) !== undefined;
  if (!isKnown) return null;
  sent.delete(revisionField);
  return form({ name, input: v.looseObject({}), once: true }, async (_any, _anyone, operation) => {
    const before = { ...operation, owner };
    const rows = await readRows(db, findOperation(before));
    const stored = toStored<{ goTo: string }>(before, rows);
    return stored.state === 'done' ? goTo(stored.outcome.goTo) : refuse('request.sentOtherwise');
  });
}
