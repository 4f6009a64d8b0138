import { simDeskForm } from '#features/sims/desk-form.ts';
import { releaseForm } from '#features/sims/release-form.ts';
import { recoveryDeskForm } from '#features/sim-recovery/desk-form.ts';
import type { Form } from '#forms/form.ts';
import type { GoTo } from '#forms/outcome.ts';

function formOf(sent: FormData): Form<GoTo> {
  if (sent.has('hold')) return releaseForm;
  return sent.has('recovery') ? recoveryDeskForm : simDeskForm;
}

/** The three lists of a page: cards of new numbers, SIMs that are replaced, and numbers that are kept. */
export const simsForm: Form<GoTo> = {
  name: 'staff-sims',
  keepTyped: (sent) => formOf(sent).keepTyped(sent),
  answer: (sent) => (sent instanceof FormData ? formOf(sent) : simDeskForm).answer(sent),
};
