import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { toast } from '#request/toast.ts';
import { starsMessageTopic } from './topic.ts';
import { endStars } from './end-store.ts';
import { findStarsById } from './store.ts';

const invalid = 'error.generic';

/** Staff say what became of an order that mobile-services has not ended: with a name and a reason, which are logged. */
export const starsDeskForm = form(
  {
    name: 'stars-desk',
    input: v.strictObject(
      {
        id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
        to: v.picklist(['DONE', 'REFUSED'], invalid),
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      invalid,
    ),
    keep: ['id', 'who', 'reason'],
  },
  async ({ id, to, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    const found = await findStarsById(id);
    const act = await signAct({ who, reason });
    return found && (await endStars(found, to, starsMessageTopic, act))
      ? goTo('/staff/stars', { toast: toast('success', 'stars.desk.ended') })
      : refuse('stars.desk.movedOn');
  },
);
