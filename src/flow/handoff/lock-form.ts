import * as v from 'valibot';
import { type Form, form } from '#forms/form.ts';
import { goTo, type GoTo, refuse } from '#forms/outcome.ts';
import { startDan } from '#identity/dan/start-dan.ts';
import { renewSession } from '#identity/session.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { takeTanStep } from '#identity/tan-step/tan-step.ts';
import { type CurrentDraft, unlock } from '../current-draft.ts';
import type { Flow } from '../define-flow.ts';
import type { Lock } from '../model.ts';
import { toSubject } from './lock.ts';

const input = v.variant(
  'step',
  [...tanStepInput.options, v.strictObject({ step: v.literal('dan') })],
  'error.generic',
);

/** The forms by which another device confirms what its draft needs. Whoever confirms something else opens nothing. */
export function toLockForm(
  flow: Flow,
  { locked, caller }: Pick<CurrentDraft, 'caller'> & { locked: Lock },
): Form<GoTo> {
  const { draftId, needs } = locked;
  const { path: stay } = flow;
  return form({ name: `${flow.kind}.unlock`, input, failure: 'identity.later' }, async (given) => {
    if (given.step === 'dan') {
      if (needs.by !== 'dan') return refuse('error.generic');
      const draft = { id: draftId, stepPath: stay };
      const { purpose, ownerOf } = needs;
      return goTo(await startDan(purpose, ownerOf === undefined ? draft : { ...draft, ownerOf }));
    }
    const subject = toSubject(locked);
    if (!subject) return refuse('error.generic');
    const answer = await takeTanStep(given, { purpose: 'draft-hand-off', stay, subject });
    if (!('accepted' in answer)) return answer;
    await unlock(flow, caller);
    await renewSession();
    return goTo(stay);
  });
}
