import * as v from 'valibot';
import { toEffortForm } from '#flow/effort/effort-form.ts';
import { type Form, form } from '#forms/form.ts';
import { type GoTo, goTo, refuse } from '#forms/outcome.ts';
import { assess } from '#leasing/assess.ts';
import { toAssessmentHref } from '#leasing/model.ts';
import { findOwnAssessment } from './find-own.ts';
import { isThrough } from './shape.ts';

/** Asks the bureaus that have not answered, with the fee that holds. The page says which of them does not. */
const ask = form(
  {
    name: 'leasing.ask',
    input: v.strictObject({ intent: v.literal('ask', 'error.generic') }, 'error.generic'),
  },
  async () => {
    const { assessment } = await findOwnAssessment();
    if (!assessment) return refuse('leasing.result.gone');
    const { state } = await assess(assessment.id);
    return state === 'unpaid'
      ? refuse('leasing.fault.feeOver')
      : goTo(toAssessmentHref(assessment.token));
  },
);

const effort = toEffortForm('leasing', async () => {
  const { assessment } = await findOwnAssessment();
  return assessment && isThrough(assessment)
    ? { visitorId: assessment.visitorId, at: assessment.createdAt }
    : null;
});

/** The forms of an assessment's page: to ask again, and how easy it was. */
export const resultForm: Form<GoTo> = {
  name: 'leasing.result',
  keepTyped: (sent) => (sent.has('intent') ? ask : effort).keepTyped(sent),
  answer: (sent) => (sent instanceof FormData && sent.has('intent') ? ask : effort).answer(sent),
};
