import * as z from 'zod/mini';
import { registerNumber } from '#contracts/shape.ts';

/** The state's register entry of a citizen, under its own field names. */
export const citizenCard = z.object({
  regnum: registerNumber,
  lastname: z.string(),
  firstname: z.string(),
  surname: z.string(),
  aimagCityName: z.string(),
  soumDistrictName: z.string(),
  bagKhorooName: z.string(),
  addressDetail: z.string(),
});

/** An invented citizen, and the number that this operator has registered to them, if any. */
export const citizenSeed = z.object({
  id: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  isdn: z.nullable(z.string().check(z.regex(/^\d{8}$/))),
  /** More numbers of theirs, with which what seldom happens can be tried. */
  alsoOwns: z.optional(z.array(z.string().check(z.regex(/^\d{8}$/)))),
  card: citizenCard,
  /** How the operator's own register spells the owner, where it differs. */
  ownerNames: z.optional(z.object({ lastName: z.string(), firstName: z.string() })),
});
export type CitizenSeed = z.infer<typeof citizenSeed>;

/** What is stored for the provider's pages and answers. */
export const storedCitizen = z.omit(citizenSeed, { ownerNames: true, alsoOwns: true });
