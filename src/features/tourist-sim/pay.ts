import type { TouristPackage, Traveller } from '#contracts/mobile/tourist-sims.ts';
import type { Order, OutdatedRefusal } from '#flow/step.ts';
import type { Refusal } from '#forms/outcome.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import type { PayInput } from '#forms/pay-fields.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { submit } from '#purchase/submit.ts';
import type { TouristItem, TouristPickup } from '#purchase/tourist-item.ts';
import { findPackage } from './ask.ts';

interface PaidData {
  package: TouristPackage;
  traveller: Traveller;
  sim: { sim: 'SIM' | 'ESIM' };
  arrival?: { arrives: string };
  point?: TouristPickup['point'];
  email: string;
  consent: string;
}

/** The package must cost what was shown. Then it is paid for, and sold after that. */
export async function pay(
  { total, ...input }: PayInput,
  order: Order<PaidData>,
  ports: PlacePorts,
): Promise<Awaited<ReturnType<typeof submit>> | Refusal | OutdatedRefusal> {
  const { package: shown, traveller, sim, arrival, point, email, consent } = order.data;
  const found = await findPackage(shown.id);
  if (!found.ok) return found;
  const { price: amount } = found.value;
  if (amount !== shown.price || amount !== total) {
    return {
      ...refusePrice(total, amount),
      renew: { package: found.value },
    };
  }
  const item: TouristItem = {
    kind: 'touristSim',
    package: found.value,
    sim: sim.sim,
    traveller,
    email,
    pickup: sim.sim === 'SIM' && arrival && point ? { arrives: arrival.arrives, point } : null,
    consent,
  };
  const paid = { ...input, vatEmail: input.vatEmail || email };
  return submit(paid, order, { item, amount, phone: '' }, ports);
}
