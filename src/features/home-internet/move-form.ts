import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { toast } from '#request/toast.ts';
import { moveRequest } from './desk-store.ts';
import { homeStatuses, nextStatuses } from './model.ts';
import { findRequestById } from './store.ts';
import { homeMessageTopic, toEvent } from './topic.ts';

const invalid = 'error.generic';

/** Staff move a request on, each time with a name and a reason, which are logged. */
export const moveForm = form(
  {
    name: 'home-internet-move',
    input: v.strictObject(
      {
        request: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
        from: v.picklist(homeStatuses, invalid),
        to: v.picklist(homeStatuses, invalid),
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      invalid,
    ),
    keep: ['request', 'who', 'reason'],
  },
  async ({ request, from, to, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    if (!nextStatuses[from].includes(to)) return refuse('homeInternet.movedOn');
    const found = await findRequestById(request);
    if (!found) return refuse('homeInternet.movedOn');
    const act = await signAct({ who, reason });
    const message = { to: homeMessageTopic, event: toEvent(found.kind, to) };
    return (await moveRequest(request, { from, to, ...act }, message))
      ? goTo('/staff/home-internet', { toast: toast('success', 'homeInternet.moved') })
      : refuse('homeInternet.movedOn');
  },
);
