import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { decideAssessment } from '#leasing/decide.ts';
import { findAssessmentById } from '#leasing/store.ts';
import { toast } from '#request/toast.ts';
import { readPrice } from './model.ts';

const invalid = 'error.generic';

/** Staff decide what a machine could not, with an amount or a reason, which the customer is told. */
export const leasingDeskForm = form(
  {
    name: 'staff-leasing',
    input: v.strictObject(
      {
        assessment: v.pipe(v.string(invalid), v.uuid(invalid)),
        to: v.picklist(['COMPLETE', 'REJECTED', 'CLOSED'], invalid),
        monthly: v.optional(v.string(invalid), ''),
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      invalid,
    ),
    keep: ['assessment', 'monthly', 'who', 'reason'],
  },
  async ({ assessment, to, monthly: typed, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    const found = await findAssessmentById(assessment);
    const from = to === 'CLOSED' ? 'LETTER' : 'PENDING';
    if (found?.state !== from) return refuse('leasing.desk.movedOn');
    const monthly = readPrice(typed);
    if (to === 'COMPLETE' && monthly === null) return refuse('leasing.desk.noMonthly', 'monthly');
    const act = await signAct({ who, reason });
    const outcome =
      to === 'COMPLETE' ? { state: to, monthly: monthly ?? 0 } : { state: to, reason };
    return (await decideAssessment(assessment, outcome, { from, act }))
      ? goTo('/staff/leasing', { toast: toast('success', 'leasing.desk.decided') })
      : refuse('leasing.desk.movedOn');
  },
);
