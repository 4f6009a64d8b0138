import type { Place } from '#contracts/content/places.ts';
import { districtSeeds } from './district-seeds.ts';
import { sumSeeds } from './sums/sum-seeds.ts';

const unitNames = {
  KHOROO: { mn: 'хороо', en: 'Khoroo' },
  BAG: { mn: 'баг', en: 'Bag' },
} as const;

function numberUnits(parent: Place, kind: 'KHOROO' | 'BAG', count: number): Place[] {
  const name = unitNames[kind];
  return Array.from({ length: count }, (_, index) => ({
    id: `${parent.id}-${String(index + 1).padStart(2, '0')}`,
    nameMn: `${index + 1}-р ${name.mn}`,
    nameEn: `${name.en} ${index + 1}`,
    parentId: parent.id,
    kind,
    deliverable: parent.deliverable,
  }));
}

/** Khoroos of the districts and bags of the sums. */
export const khoroos: readonly Place[] = [
  ...districtSeeds.flatMap((seed) => numberUnits(seed.district, 'KHOROO', seed.khoroos)),
  ...sumSeeds.flatMap((seed) => numberUnits(seed.sum, 'BAG', seed.bags)),
];
