import * as v from 'valibot';
import type { NumberOwner } from '#contracts/mobile/numbers.ts';

export const chosenPlan = v.object({
  id: v.string(),
  type: v.picklist(['PREPAID', 'POSTPAID']),
  nameMn: v.string(),
  nameEn: v.string(),
  fee: v.number(),
  simPrice: v.number(),
  esimPrice: v.number(),
});
export type ChosenPlan = v.InferOutput<typeof chosenPlan>;

export const person = v.object({
  registerNumber: v.nullable(v.string()),
  passport: v.nullable(v.object({ number: v.string(), country: v.string(), expires: v.string() })),
  lastName: v.string(),
  firstName: v.string(),
}) satisfies v.GenericSchema<unknown, NumberOwner>;

export const agreed = v.object({ referral: v.string(), consent: v.string() });
