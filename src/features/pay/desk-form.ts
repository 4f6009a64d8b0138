import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { endDone, endRefused } from '#purchase/end-store.ts';
import { kindOf } from '#purchase/kinds.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { toast } from '#request/toast.ts';

const invalid = 'error.generic';

const input = v.strictObject(
  {
    id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
    to: v.picklist(['DONE', 'REFUSED'], invalid),
    who: requiredText(80, 'staff.fault.who'),
    reason: requiredText(300, 'staff.fault.reason'),
  },
  invalid,
);

/**
 * Staff end what was paid and is not done: they have done it by hand, or give the money back, each with a name and a
 * reason, which are logged.
 */
export const purchaseDeskForm = form(
  { name: 'staff-purchases', input, keep: ['id', 'who', 'reason'] },
  async ({ id, to, who, reason }) => {
    const refused = await refuseRole(to === 'DONE' ? 'fulfil' : 'refund');
    if (refused) return refused;
    const purchase = await findPurchaseById(id);
    if (!purchase) return refuse('payment.desk.notThere');
    // Codes come from the service only.
    if (to === 'DONE' && !kindOf(purchase).mayEndByHand(purchase.item))
      return refuse('pay.desk.noCodes');
    const ending = { now: Date.now(), act: await signAct({ who, reason }) };
    const isEnded =
      to === 'DONE'
        ? await endDone(purchase, { state: 'DONE' }, ending)
        : await endRefused(purchase, ending);
    return isEnded
      ? goTo('/staff/purchases', { toast: toast('success', 'pay.desk.ended') })
      : refuse('payment.desk.notThere');
  },
);
