import * as v from 'valibot';

/** A plan as it was when it was chosen, or compared. */
export const plan = v.object({
  id: v.string(),
  nameMn: v.string(),
  nameEn: v.string(),
  fee: v.number(),
  dataMb: v.nullable(v.number()),
  minutes: v.nullable(v.number()),
  sms: v.nullable(v.number()),
  termMonths: v.optional(v.nullable(v.number())),
  extras: v.array(v.object({ nameMn: v.string(), nameEn: v.string() })),
});

/** What mobile-services said of the number when it was checked. */
export const checkedNumber = v.object({
  current: plan,
  email: v.string(),
  /** Of a contract for a term, until when no smaller plan is possible. */
  term: v.nullable(v.object({ until: v.nullable(v.string()) })),
});
export type CheckedNumber = v.InferOutput<typeof checkedNumber>;
