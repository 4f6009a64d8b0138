import type { Outcome } from '#lib/outcome.ts';
import { orderSim, readSimOrder, sellNumber } from '#services/numbers.ts';
import type { Effect, EffectFailure, Sending } from './kind.ts';
import { isTaken } from './kinds/paid-effect.ts';
import { LateProfile } from './late-profile.ts';
import type { Purchase } from './model.ts';
import type { NumberItem, SimDelivery } from './number-item.ts';

function toPlace(delivery: SimDelivery | null) {
  if (!delivery) return null;
  if (delivery.type === 'PICKUP') {
    return { type: delivery.type, address: null, branchId: delivery.branch.id };
  }
  const { textMn: _mn, textEn: _en, ...address } = delivery.address;
  return { type: delivery.type, address, branchId: null };
}

/**
 * Has the number sold and its SIM ordered, each once by a key of its own. `isKnown`: the service may have heard of it, so it
 * is asked first, and only what it has not heard is sent.
 */
export async function sellAndOrder(
  purchase: Purchase & { item: NumberItem },
  { key, isKnown }: Sending,
): Promise<Outcome<Effect, EffectFailure>> {
  const { code, item, amount, phone, paidAt, updatedAt } = purchase;
  const { isdn, hold, plan, sim } = item;
  const known = isKnown ? await readSimOrder(code) : null;
  if (known?.ok === false) return known;
  let sale = known?.value.sale ?? 'NONE';
  if (sale === 'NONE') {
    const sold = await sellNumber(`${key} sale`, {
      code,
      isdn,
      reference: hold?.reference ?? null,
      planId: plan.id,
      type: plan.type,
      owner: item.owner,
      referralCode: item.referralCode,
      amount,
      paidAt: new Date(paidAt ?? updatedAt).toISOString(),
    });
    if (!sold.ok && !isTaken(sold.error)) return sold;
    sale = sold.ok ? sold.value.state : 'SOLD';
  }
  if (sale === 'REFUSED') return { ok: true, value: { state: 'REFUSED' } };
  let profile = known?.value.profile ?? null;
  if ((known?.value.state ?? 'NONE') === 'NONE') {
    const delivery = toPlace(item.delivery);
    const ordered = await orderSim(`${key} sim`, { code, isdn, kind: sim, delivery, phone });
    if (!ordered.ok && !isTaken(ordered.error)) return ordered;
    profile = ordered.ok ? ordered.value.profile : null;
  }
  if (sim === 'ESIM' && !profile) return { ok: false, error: new LateProfile('profile') };
  return { ok: true, value: { state: 'DONE', profile } };
}
