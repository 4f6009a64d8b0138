import type { TouristPackage, Traveller } from '#contracts/mobile/tourist-sims.ts';
import { brand } from '#domain/brand.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { settleRead } from '#lib/outcome.ts';
import type { TouristPickup } from '#purchase/tourist-item.ts';
import { readTravelPoints } from '#services/places.ts';
import { checkTraveller, readTouristPackages } from '#services/tourist-sims.ts';
import type { pointKinds } from './model.ts';

/** The service that has to say does not answer now. */
const failed = (field?: string): Refusal => ({
  ...refuse('newNumber.fault.service', field),
  status: 503,
});

/** The package as it is sold now. */
export async function findPackage(id: string): Promise<Answered<TouristPackage> | Refusal> {
  const packages = await settleRead(await readTouristPackages());
  if (!packages.ok) return failed('packageId');
  const found = packages.value.find((one) => one.id === id);
  if (!found) return refuse('touristSim.fault.package', 'packageId');
  const { nameMn, nameEn, days, dataMb, price } = found;
  return answer({ id, nameMn, nameEn, days, dataMb, price });
}

const faults = {
  BLACKLISTED: 'newNumber.fault.blacklisted',
  TOO_MANY: 'touristSim.fault.owned',
} as const;

/** Whether one more is sold on this passport. */
export async function findTraveller(typed: Traveller): Promise<Answered<Traveller> | Refusal> {
  const checked = await checkTraveller(typed);
  if (!checked.ok) return failed('passport');
  const { state } = checked.value;
  if (state === 'OK') return answer(typed);
  return refuse(faults[state], 'passport', { phone: brand.callCentreAbroad });
}

export async function findPoint(
  id: string,
  kind: (typeof pointKinds)[number],
): Promise<Answered<TouristPickup['point']> | Refusal> {
  const points = await settleRead(await readTravelPoints(kind));
  if (!points.ok) return failed('pointId');
  const found = points.value.find((one) => one.id === id);
  if (!found) return refuse('touristSim.fault.point', 'pointId');
  const { nameMn, nameEn, addressMn, addressEn, hoursMn, hoursEn } = found;
  return answer({ id, nameMn, nameEn, addressMn, addressEn, hoursMn, hoursEn });
}
