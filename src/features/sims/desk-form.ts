import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { kindOf } from '#purchase/kinds.ts';
import { moveSim } from '#purchase/move-sim.ts';
import { listNextStatuses } from '#purchase/sim-order-store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { toast } from '#request/toast.ts';

const invalid = 'error.generic';
const status = v.picklist(['ORDERED', 'SHIPPED', 'READY', 'COMPLETED'], invalid);

/** Staff bring a SIM card, or lay it ready, each time with a name and a reason, which are logged. */
export const simDeskForm = form(
  {
    name: 'staff-sims',
    input: v.strictObject(
      {
        id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
        from: status,
        to: status,
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      invalid,
    ),
    keep: ['id', 'who', 'reason'],
  },
  async ({ id, from, to, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    const purchase = await findPurchaseById(id);
    const card = purchase && kindOf(purchase.item).toCard?.(purchase.item);
    if (!card || !listNextStatuses(from, card).includes(to)) {
      return refuse('homeInternet.movedOn');
    }
    const act = await signAct({ who, reason });
    return (await moveSim(id, { from, to, event: card.moved[to], ...act }))
      ? goTo('/staff/sims', { toast: toast('success', 'newNumber.desk.moved') })
      : refuse('homeInternet.movedOn');
  },
);
