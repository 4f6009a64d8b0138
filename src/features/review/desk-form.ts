import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { findOpenReview } from '#fraud/review-store.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { releaseHeld } from '#fraud/release-held.ts';
import { toast } from '#request/toast.ts';
import { findHeld } from './held.ts';

const invalid: MessageKey = 'error.generic';

const input = v.strictObject(
  {
    id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f-]{36}$/, invalid)),
    to: v.picklist(['RELEASED', 'REFUSED'], invalid),
    who: requiredText(80, 'staff.fault.who'),
    reason: requiredText(300, 'staff.fault.reason'),
  },
  invalid,
);

/** Staff let what was held have its effect, or give the money back, each with a name and a reason, which are logged. */
export const reviewForm = form(
  { name: 'staff-review', input, keep: ['id', 'who', 'reason'] },
  async ({ id, to, who, reason }) => {
    const refused = await refuseRole(to === 'RELEASED' ? 'fulfil' : 'refund');
    if (refused) return refused;
    const review = await findOpenReview(id);
    const held = review && (await findHeld(review));
    if (!review || !held) return refuse('review.fault.gone');
    if (to === 'REFUSED' && held.isHandedOver) return refuse('review.fault.handedOver');
    const act = await signAct({ who, reason });
    const isDecided =
      to === 'RELEASED'
        ? await releaseHeld(review, { topics: held.topics, act })
        : await held.giveBack(act);
    return isDecided
      ? goTo('/staff/review', { toast: toast('success', `review.said.${to}`) })
      : refuse('review.fault.gone');
  },
);
