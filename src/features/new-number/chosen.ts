import * as v from 'valibot';
import { numberClasses } from '#domain/number-classes.ts';
import type { NumberOwner } from '#contracts/mobile/numbers.ts';

export const chosenNumber = v.object({
  isdn: v.string(),
  class: v.picklist(numberClasses),
  surcharge: v.number(),
  /** Null where the service keeps no numbers. */
  hold: v.nullable(v.object({ id: v.string(), reference: v.string(), expiresAt: v.number() })),
});
export type ChosenNumber = v.InferOutput<typeof chosenNumber>;

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
