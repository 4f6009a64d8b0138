import * as v from 'valibot';
import { readSimNumber } from '#domain/sim-number.ts';
import { optionalText, requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { moveCard } from '#purchase/sim-recovery/card-store.ts';
import { listNextCards } from '#purchase/sim-recovery/model.ts';
import { stop } from '#purchase/sim-recovery/stop.ts';
import { findRecoveryById } from '#purchase/sim-recovery/store.ts';
import { toast } from '#request/toast.ts';

const invalid = 'error.generic';

/** Staff bring a card, lay it ready, hand it over, or stop a recovery, each with a name and a reason, which are logged. */
export const recoveryDeskForm = form(
  {
    name: 'staff-recoveries',
    input: v.strictObject(
      {
        recovery: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
        to: v.picklist(['SHIPPED', 'READY', 'HANDED', 'STOP'], invalid),
        simNumber: optionalText(40),
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      invalid,
    ),
    keep: ['recovery', 'simNumber', 'who', 'reason'],
  },
  async ({ recovery: id, to, simNumber: typed, who, reason }) => {
    const refused = await refuseRole(to === 'STOP' ? 'refund' : 'fulfil');
    if (refused) return refused;
    const recovery = await findRecoveryById(id);
    if (!recovery) return refuse('payment.desk.notThere');
    const act = await signAct({ who, reason });
    const done = goTo('/staff/sims', { toast: toast('success', 'newNumber.desk.moved') });
    if (to === 'STOP')
      return (await stop(recovery, { act })) ? done : refuse('homeInternet.movedOn');
    const { card, delivery } = recovery;
    if (card === null || delivery === null || !listNextCards(card, delivery).includes(to)) {
      return refuse('homeInternet.movedOn');
    }
    const simNumber = to === 'HANDED' ? null : readSimNumber(typed);
    if (to !== 'HANDED' && simNumber === null) {
      return refuse('simRecovery.fault.simNumber', 'simNumber');
    }
    return (await moveCard({ ...recovery, card }, { to, simNumber, ...act }))
      ? done
      : refuse('homeInternet.movedOn');
  },
);
