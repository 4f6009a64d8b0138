import type { Committed, Order } from '#flow/step.ts';
import { goTo, type Refusal, refuse } from '#forms/outcome.ts';
import { toStartPath } from '#identity/dan/purposes.ts';
import { findGuard, toBatchGuard } from '#identity/sim-change/sim-change.ts';
import { mayUse } from '#leasing/store.ts';
import type { OrderLine } from '#order/model.ts';
import { hasCodes } from './model.ts';

type Ordered = Order<{ lines: readonly OrderLine[] }>;
const purpose = 'giftCodes';

/**
 * Codes are as good as money: on the day of a change of the SIM whoever has the number shows first who they are. For the batch
 * of the order.
 */
export async function bindGuard({ data, caller, operation }: Ordered, now: number) {
  const { visitorId, isdn } = caller;
  if (isdn === null || !hasCodes(data.lines)) return undefined;
  return toBatchGuard({ visitorId, isdn, purpose }, operation, now);
}

/** Why the batch has ordered nothing, where a lease or the number stands in its way. */
export async function findStop(
  { data, draft, caller }: Ordered,
  now: number,
): Promise<Committed | Refusal | null> {
  const lease = data.lines.find((line) => line.lease)?.lease;
  if (lease && !(await mayUse(lease.assessmentId, draft.id, now))) {
    return refuse('checkout.fault.lease');
  }
  if (caller.isdn === null || !hasCodes(data.lines)) return null;
  const guard = await findGuard(caller.isdn, { purpose, now });
  return guard && { ...goTo(toStartPath(purpose)), keepsDraft: true };
}
