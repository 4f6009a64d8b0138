import { type Form, form } from '#forms/form.ts';
import { goTo, type GoTo, refuse } from '#forms/outcome.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { takeTanStep } from '#identity/tan-step/tan-step.ts';
import { findChallenge } from '#identity/tan/tan.ts';
import { type CurrentDraft, locate } from './current-draft.ts';
import type { Flow } from './define-flow.ts';
import type { CodeAsked } from './model.ts';
import { toConfirmed } from './position.ts';
import type { Step } from './step.ts';
import { findTooLate, storeEntry, toFormName, toStepPath } from './step-form.ts';

/**
 * Sends the code together with the step that names the address, so that nobody presses twice. Whatever is refused, the
 * step of the code says, and offers.
 */
export async function sendCodeTo(
  asked: CodeAsked,
  { visitorId, stay }: { visitorId: string; stay: string },
): Promise<void> {
  const { purpose, subject } = asked;
  const newest = await findChallenge({ visitorId, purpose });
  if (newest?.state === 'used' && newest.address === subject.address) return;
  await takeTanStep({ step: 'again' }, { ...asked, stay });
}

/** The forms of a step that a code confirms; the accepted one is stored in the draft, for this very number or address. */
export function toCodeForm(flow: Flow, step: Step, current: CurrentDraft): Form<GoTo> {
  const { draft, position } = current;
  const stay = toStepPath(flow, step);
  return form(
    { name: toFormName(flow, step.name), input: tanStepInput, failure: 'identity.later' },
    async (given) => {
      const asked = step.code?.(position.data);
      if (!asked || !draft) return refuse('flow.gone');
      const answer = await takeTanStep(given, { ...asked, stay });
      if (!('accepted' in answer)) return answer;
      const submit = { flow, step, current, revision: draft.revision };
      const stored = await storeEntry(submit, { fields: {}, answer: toConfirmed(asked) });
      if (stored.state !== 'saved') return (await findTooLate(submit)) ?? refuse('flow.gone');
      const { next } = await locate(flow, stored.draft.entries, current.caller);
      return goTo(toStepPath(flow, next));
    },
  );
}
