/** Parts of a flow that orders a SIM card, and what somebody has filled in of it. */
import * as v from 'valibot';
import type { Entry } from '#flow/model.ts';

export const title = 'error.generic';
export const digits = v.strictObject({ number: v.pipe(v.string(), v.regex(/^\d{8}$/)) });
export const kinds = v.strictObject({ kind: v.picklist(['plastic', 'esim']) });
export const place = v.strictObject({ place: v.string() });
export const numberStep = {
  title,
  input: digits,
  save: ({ number }: v.InferOutput<typeof digits>) => ({ isdn: number }),
} as const;
export const last = {
  title,
  input: v.strictObject({}),
  commit: async () => ({ ok: true, goTo: '/' }) as const,
} as const;

export const number: Entry = { fields: { number: '99112233' }, revision: 1 };
export const plastic: Entry = { fields: { kind: 'plastic' }, answer: 5000, revision: 2 };
export const delivery: Entry = { fields: { place: 'UB' }, revision: 3 };
