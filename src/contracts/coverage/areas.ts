import { generations } from '#domain/generations.ts';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity, identified } from '../entity.ts';
import { id, optionalInstant, optionalText, orNull, shownList } from '../shape.ts';

const generation = z.enum(generations);
export type Generation = z.infer<typeof generation>;

/** How far a generation reaches in an area. Of a generation that is not named nothing is known, which never means no. */
export const reach = z.object({
  generation,
  level: orNull(z.enum(['FULL', 'PART', 'NONE'])),
  /** The share of the people there that have it, 0 to 100; a level without one will do, and one without a level. */
  percent: orNull(z.number().check(z.minimum(0), z.maximum(100))),
});

export const plannedSite = entity(
  {
    generation,
    /** `YYYY-MM`, or the day as `YYYY-MM-DD`. */
    opens: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/)),
    nameMn: optionalText,
    nameEn: optionalText,
  },
  'name',
);
export type PlannedSite = z.infer<typeof plannedSite>;

const degrees = (most: number) => orNull(z.number().check(z.minimum(-most), z.maximum(most)));

export const coverageArea = identified(
  {
    nameMn: optionalText,
    nameEn: optionalText,
    /** The city or aimag that a district or sum belongs to. */
    parentId: orNull(id),
    kind: orElse(z.nullable(z.enum(['CITY', 'AIMAG', 'DISTRICT', 'SUM'])), null),
    /** About the middle of where its people live: with it a position finds its district or sum. */
    lat: degrees(90),
    lng: degrees(180),
    reach: shownList(reach),
    planned: shownList(plannedSite),
    updatedAt: optionalInstant,
  },
  'name',
);
export type CoverageArea = z.infer<typeof coverageArea>;

/**
 * Without `cityId` the capital, the aimags and the capital's districts, which the first screen shows; with it what lies
 * in that city or aimag.
 */
export const coverageAreasContract = contract({
  service: 'coverage',
  method: 'GET',
  path: '/coverage/areas',
  query: ['cityId'],
  envelope: 'list',
  most: 500,
  shape: coverageArea,
});
