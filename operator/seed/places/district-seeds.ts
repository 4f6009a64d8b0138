import type { Place } from '#contracts/content/places.ts';

interface DistrictSeed {
  district: Place;
  khoroos: number;
}

const rows: readonly (readonly [id: string, nameMn: string, nameEn: string, khoroos: number])[] = [
  ['baganuur', 'Багануур', 'Baganuur', 5],
  ['bagakhangai', 'Багахангай', 'Bagakhangai', 2],
  ['bayangol', 'Баянгол', 'Bayangol', 34],
  ['bayanzurkh', 'Баянзүрх', 'Bayanzurkh', 43],
  ['nalaikh', 'Налайх', 'Nalaikh', 8],
  ['songinokhairkhan', 'Сонгинохайрхан', 'Songinokhairkhan', 43],
  ['sukhbaatar', 'Сүхбаатар', 'Sukhbaatar', 20],
  ['khan-uul', 'Хан-Уул', 'Khan-Uul', 25],
  ['chingeltei', 'Чингэлтэй', 'Chingeltei', 24],
];

/** The districts of Ulaanbaatar with the number of their khoroos. */
export const districtSeeds: readonly DistrictSeed[] = rows.map(([id, nameMn, nameEn, khoroos]) => ({
  district: { id, nameMn, nameEn, parentId: 'ub', kind: 'DISTRICT', deliverable: true },
  khoroos,
}));
