import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { toast } from '#request/toast.ts';
import { deskSchema } from './form.ts';
import { decideReport } from './store.ts';

/** Staff keep a reported greeting stopped, or let it be shown again, with a name and a reason, which are logged. */
export const greetingDeskForm = form(
  { name: 'staff-greetings', input: deskSchema, keep: ['id', 'who', 'reason'] },
  async ({ id, to, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    return (await decideReport(id, to, await signAct({ who, reason })))
      ? goTo('/staff/greetings', { toast: toast('success', `greeting.desk.said.${to}`) })
      : refuse('greeting.desk.gone');
  },
);
