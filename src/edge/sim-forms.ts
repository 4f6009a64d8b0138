import { simDeskForm } from '#features/sims/desk-form.ts';
import { recoveryDeskForm } from '#features/sim-recovery/desk-form.ts';
import type { Form } from '#forms/form.ts';
import type { GoTo } from '#forms/outcome.ts';

const formOf = (sent: FormData) => (sent.has('recovery') ? recoveryDeskForm : simDeskForm);

/** The two lists of a page: cards of new numbers, and SIMs that are replaced. */
export const simsForm: Form<GoTo> = {
  name: 'staff-sims',
  keepTyped: (sent) => formOf(sent).keepTyped(sent),
  answer: (sent) => (sent instanceof FormData ? formOf(sent) : simDeskForm).answer(sent),
};
