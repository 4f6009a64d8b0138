import type { Place } from '#contracts/content/places.ts';
import { districtSeeds } from './district-seeds.ts';
import { sumSeeds } from './sums/sum-seeds.ts';

/** Districts of Ulaanbaatar and sums of the aimags, each aimag's centre first. */
export const districts: readonly Place[] = [
  ...districtSeeds.map((seed) => seed.district),
  ...sumSeeds.map((seed) => seed.sum),
];
