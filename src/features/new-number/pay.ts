import { type ChosenNumber, failed, refuseChanged } from '#purchase/chosen-number.ts';
import type * as v from 'valibot';
import type { NumberOwner } from '#contracts/mobile/numbers.ts';
import type { Order, OutdatedRefusal } from '#flow/step.ts';
import { type Refusal, refuse } from '#forms/outcome.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import type { PayInput } from '#forms/pay-fields.ts';
import { settleRead } from '#lib/outcome.ts';
import type { NumberItem, SimDelivery } from '#purchase/number-item.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { submit } from '#purchase/submit.ts';
import { readNumberPlans } from '#services/numbers.ts';
import type { agreed, ChosenPlan } from './chosen.ts';
import { toAmounts } from './model.ts';

export async function findPlan(id: string): Promise<ChosenPlan | null | 'failed'> {
  const plans = await settleRead(await readNumberPlans());
  if (!plans.ok) return 'failed';
  const plan = plans.value.find((one) => one.id === id);
  if (!plan) return null;
  const { type, nameMn, nameEn, fee, simPrice, esimPrice } = plan;
  return { id, type, nameMn, nameEn, fee, simPrice, esimPrice };
}

interface PaidData {
  number: ChosenNumber;
  plan: ChosenPlan;
  sim: { sim: 'SIM' | 'ESIM' };
  person?: NumberOwner;
  contact: { phone: string; email: string };
  way?: { type: 'DELIVERY' | 'PICKUP' };
  address?: Extract<SimDelivery, { type: 'DELIVERY' }>['address'];
  branch?: Extract<SimDelivery, { type: 'PICKUP' }>['branch'];
  agreed: v.InferOutput<typeof agreed>;
}

function toDelivery({ sim, address, branch, way }: PaidData): SimDelivery | null {
  if (sim.sim === 'ESIM') return null;
  if (way?.type === 'PICKUP' && branch) return { type: 'PICKUP', branch };
  return address ? { type: 'DELIVERY', address } : null;
}

/** The number must be kept still, or be free; its plan must cost what was shown. Then it is paid for, and sold after that. */
export async function pay(
  { total, ...input }: PayInput,
  order: Order<PaidData>,
  ports: PlacePorts,
): Promise<Awaited<ReturnType<typeof submit>> | Refusal | OutdatedRefusal> {
  const { data } = order;
  const { number, plan: shown, person: owner } = data;
  if (!owner) return refuse('newNumber.fault.dan');
  const changed = await refuseChanged(number, (renewed) => ({ number: renewed }));
  if (changed) return changed;
  const plan = await findPlan(shown.id);
  if (plan === 'failed') return failed();
  if (!plan) return refuse('newNumber.fault.planGone');
  const before = toAmounts(data);
  const { total: amount, simPrice, delivery: deliveryPrice } = toAmounts({ ...data, plan });
  if (amount !== before.total || amount !== total) {
    return { ...refusePrice(total, amount), renew: { plan } };
  }
  const item: NumberItem = {
    kind: 'newNumber',
    ...number,
    plan: { id: plan.id, type: plan.type, nameMn: plan.nameMn, nameEn: plan.nameEn, fee: plan.fee },
    sim: data.sim.sim,
    simPrice: simPrice ?? 0,
    deliveryPrice,
    owner,
    delivery: toDelivery(data),
    referralCode: data.agreed.referral,
    consent: data.agreed.consent,
  };
  const { phone, email } = data.contact;
  const paid = { ...input, vatEmail: input.vatEmail || email };
  return submit(paid, order, { item, amount, phone }, ports);
}
