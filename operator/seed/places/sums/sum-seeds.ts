import type { Place } from '#contracts/content/places.ts';
import { centralSums } from './central.ts';
import { easternSums } from './eastern.ts';
import { khangaiSums } from './khangai.ts';
import { westernSums } from './western.ts';

interface SumSeed {
  sum: Place;
  bags: number;
}

/** Every sum with the number of its bags. */
export const sumSeeds: readonly SumSeed[] = Object.entries({
  ...westernSums,
  ...khangaiSums,
  ...centralSums,
  ...easternSums,
}).flatMap(([aimagId, rows]) =>
  rows.map(([nameMn, nameEn, bags, reach]) => ({
    sum: {
      id: `${aimagId}-${nameEn.toLowerCase()}`,
      nameMn,
      nameEn,
      parentId: aimagId,
      kind: 'SUM' as const,
      deliverable: reach !== 'remote',
    },
    bags,
  })),
);
