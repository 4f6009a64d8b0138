import * as v from 'valibot';
import type { TouristPackage, Traveller } from '#contracts/mobile/tourist-sims.ts';
import type { TouristPickup } from '#purchase/tourist-item.ts';

export const chosenPackage = v.object({
  id: v.string(),
  nameMn: v.string(),
  nameEn: v.string(),
  days: v.number(),
  dataMb: v.number(),
  price: v.number(),
}) satisfies v.GenericSchema<unknown, TouristPackage>;

export const traveller = v.object({
  passport: v.object({ number: v.string(), country: v.string(), expires: v.string() }),
  lastName: v.string(),
  firstName: v.string(),
}) satisfies v.GenericSchema<unknown, Traveller>;

export const chosenPoint = v.object({
  id: v.string(),
  nameMn: v.string(),
  nameEn: v.string(),
  addressMn: v.string(),
  addressEn: v.string(),
  hoursMn: v.string(),
  hoursEn: v.string(),
}) satisfies v.GenericSchema<unknown, TouristPickup['point']>;

export const agreed = v.object({ consent: v.string() });
