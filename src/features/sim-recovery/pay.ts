import { brand } from '#domain/brand.ts';
import type { Committed, Order, OutdatedRefusal } from '#flow/step.ts';
import { goTo, type Refusal, refuse } from '#forms/outcome.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import type { PayInput } from '#forms/pay-fields.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { refuseProvider } from '#payment/providers.ts';
import type { SimDelivery } from '#purchase/number-item.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { claimForOwner, readFee } from '#purchase/sim-recovery/claim.ts';
import { placeFree } from '#purchase/sim-recovery/free-store.ts';
import type { Recovery } from '#purchase/sim-recovery/model.ts';
import { submit } from '#purchase/submit.ts';
import { checkNumber, checkOwner } from './check.ts';
import { toAmounts } from './model.ts';

export interface RecoveryData {
  number: { isdn: string; registerNumber: string };
  reason: Recovery['reason'];
  sim: { way: Recovery['way']; check: string };
  card?: { simNumber: string };
  way?: { type: 'DELIVERY' | 'PICKUP' };
  address?: Extract<SimDelivery, { type: 'DELIVERY' }>['address'];
  branch?: Extract<SimDelivery, { type: 'PICKUP' }>['branch'];
  contact: { phone: string; email: string };
  agreed: { consent: string };
}

function toDelivery({ sim, way, address, branch }: RecoveryData): SimDelivery | null {
  if (sim.way !== 'CARD') return null;
  if (way?.type === 'PICKUP' && branch) return { type: 'PICKUP', branch };
  return address ? { type: 'DELIVERY', address } : null;
}

/** What stands in the way, and until when. */
const forestalled = (until: number | null, locale: Order<unknown>['caller']['request']['locale']) =>
  until === null
    ? refuse('simRecovery.fault.underWay', undefined, { phone: brand.callCentre })
    : refuse('simRecovery.fault.once', undefined, {
        time: formatDateTime(until, locale),
        phone: brand.callCentre,
      });

/** Costs nothing: there is no payment to wait for. */
async function orderFree(
  recovery: Recovery,
  { draft, operation }: Order<RecoveryData>,
): Promise<Committed | Refusal> {
  const stored = await placeFree(recovery, { draft, operation, now: Date.now() });
  switch (stored.state) {
    case 'done':
      return goTo(stored.outcome.goTo);
    case 'conflict':
      return refuse('request.sentOtherwise');
    case 'full':
      return refuse('flow.gone');
    case 'busy':
    case 'unknown':
      return { ...refuse('checkout.fault.unclear'), status: 503 };
  }
}

/** Asked once more as it is now; then the number is claimed, its owner warned, and the fee paid. */
export async function pay(
  { total, ...input }: PayInput,
  order: Order<RecoveryData>,
  ports: PlacePorts,
): Promise<Committed | Refusal | OutdatedRefusal> {
  const { data, draft, caller } = order;
  const { number, sim, card, way, contact, agreed, reason } = data;
  const { fee, delivery: deliveryPrice, total: amount } = toAmounts(readFee(), way);
  if (amount !== total) {
    return refusePrice(total, amount);
  }
  const refused = amount > 0 ? refuseProvider(input.provider) : null;
  if (refused) return refused;
  const owner = await checkOwner(number, draft.id);
  if (!owner.ok) return owner;
  const simNumber = card?.simNumber ?? null;
  const checked = simNumber === null ? owner : await checkNumber(number.isdn, simNumber);
  if (!checked.ok) return checked;
  const claimed = await claimForOwner({
    ...number,
    draftId: draft.id,
    visitorId: caller.visitorId,
    way: sim.way,
    amount,
    fee,
    deliveryPrice,
    language: caller.request.locale,
    reason,
    simNumber,
    delivery: toDelivery(data),
    ...contact,
    consent: agreed.consent,
  });
  if (claimed.state === 'forestalled') return forestalled(claimed.until, caller.request.locale);
  const { recovery } = claimed;
  if (amount === 0) return orderFree(recovery, order);
  const item = {
    kind: 'simRecovery' as const,
    recoveryId: recovery.id,
    isdn: number.isdn,
    way: sim.way,
    fee,
    deliveryPrice,
    expiresAt: recovery.expiresAt,
  };
  const paid = { ...input, vatEmail: input.vatEmail || contact.email };
  return submit(paid, order, { item, amount, phone: contact.phone }, ports);
}
