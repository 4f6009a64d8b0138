import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { releaseKept } from '#purchase/give-back-store.ts';
import { toast } from '#request/toast.ts';

const invalid = 'error.generic';

/** Staff give a number back that is kept for somebody, with a name and a reason, which are logged. */
export const releaseForm = form(
  {
    name: 'staff-holds',
    input: v.strictObject(
      {
        hold: v.pipe(v.string(invalid), v.regex(/^[0-9a-f-]{36}$/, invalid)),
        to: v.literal('RELEASED', invalid),
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      invalid,
    ),
    keep: ['hold', 'who', 'reason'],
  },
  async ({ hold, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    return (await releaseKept(hold, await signAct({ who, reason })))
      ? goTo('/staff/sims', { toast: toast('success', 'sims.kept.released') })
      : refuse('sims.kept.gone');
  },
);
