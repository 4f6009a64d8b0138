import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import type { Topics } from '#forms/outbox.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { hasStaffPages, signAct, signInStaff, signOutStaff } from '#identity/staff/staff.ts';
import { toast } from '#request/toast.ts';
import { staffSchema } from './form.ts';
import { resendMessage } from './store.ts';

/**
 * The forms of `/staff`. Where there is no such page they do nothing, and the page answers 404. `topics` are those of
 * messages that can be sent again.
 */
export const toStaffForm = (topics: Topics) =>
  form({ name: 'staff', input: staffSchema, keep: ['message', 'who', 'reason'] }, async (input) => {
    if (!hasStaffPages()) return refuse('error.generic');
    switch (input.intent) {
      case 'sign-in': {
        const judged = await signInStaff(input.secret);
        if (judged.state === 'right') return goTo('/staff');
        if (judged.state === 'wrong') return refuse('staff.fault.secret', 'secret');
        const time = formatTime(new Date(judged.until));
        return { ...refuse('staff.fault.closed', 'secret', { time }), status: 429 };
      }
      case 'sign-out':
        signOutStaff();
        return goTo('/staff');
      case 'resend': {
        const refused = await refuseRole('fulfil');
        if (refused) return refused;
        const { message, who, reason } = input;
        return (await resendMessage(message, await signAct({ who, reason }), topics))
          ? goTo('/staff', { toast: toast('success', 'staff.resent') })
          : refuse('staff.fault.gone');
      }
    }
  });
