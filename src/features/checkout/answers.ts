import * as v from 'valibot';
import { amountsSchema } from './model.ts';

// What services have answered to a step, as its draft keeps it.

export const addressAnswer = v.object({
  amounts: amountsSchema,
  textMn: v.string(),
  textEn: v.string(),
  isCapital: v.boolean(),
});
export const branchAnswer = v.object({
  amounts: amountsSchema,
  id: v.string(),
  nameMn: v.string(),
  nameEn: v.string(),
  addressMn: v.string(),
  addressEn: v.string(),
  /** The products of which the branch has too little; none where nobody can say. */
  lacking: v.optional(v.array(v.string()), []),
});
const company = v.object({
  kind: v.literal('COMPANY'),
  tin: v.string(),
  name: v.string(),
  email: v.string(),
});
export const receiptAnswer = v.object({
  amounts: amountsSchema,
  promoCode: v.string(),
  referralCode: v.string(),
  company: v.nullable(company),
});
