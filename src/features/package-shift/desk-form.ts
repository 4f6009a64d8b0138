import * as v from 'valibot';

import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { toast } from '#request/toast.ts';
import type { Found } from './effect.ts';
import { endShift, noteFailed } from './end-store.ts';
import { findShiftById } from './store.ts';
import { shiftMessageTopic, toEnding } from './topic.ts';

const invalid = 'error.generic';

const input = v.strictObject(
  {
    id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
    to: v.picklist(['DONE', 'FAILED', 'NOTED'], invalid),
    who: requiredText(80, 'staff.fault.who'),
    reason: requiredText(300, 'staff.fault.reason'),
  },
  invalid,
);

/**
 * Staff end a change of which nobody knows the outcome, after they have looked into the operator's own system; or note that
 * one has failed. Each with a name and a reason, which are logged.
 */
export const deskForm = form(
  { name: 'staff-shifts', input, keep: ['id', 'who', 'reason'] },
  async ({ id, to, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    const shift = await findShiftById(id);
    if (!shift) return refuse('payment.desk.notThere');
    const now = Date.now();
    const act = await signAct({ who, reason });
    const found: Found =
      to === 'DONE' ? { state: 'DONE', effectiveOn: null, refusals: [] } : { state: 'NONE' };
    const isMoved =
      to === 'NOTED'
        ? await noteFailed(id, { now, act })
        : await endShift(id, toEnding(found, shift.effectiveOn, now), {
            now,
            to: shiftMessageTopic,
            act,
          });
    return isMoved
      ? goTo('/staff/shifts', { toast: toast('success', 'packageShift.desk.moved') })
      : refuse('payment.desk.notThere');
  },
);
