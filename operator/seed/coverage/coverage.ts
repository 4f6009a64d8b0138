import type { CoverageArea, Generation } from '#contracts/coverage/areas.ts';
import type { Place } from '#contracts/content/places.ts';
import { branches } from '../places/branches.ts';
import { cities } from '../places/cities.ts';
import { districts } from '../places/districts.ts';
import { plannedSites } from './planned-sites.ts';

const updatedAt = '2026-11-16T02:00:00.000Z';

/** Of whom the network reaches, in per cent: 2G, 3G, 4G and 5G. */
type Shares = readonly [number, number, number, number];

/** Where it is less than everywhere; the other districts have all generations nearly everywhere. */
const ofDistricts: Readonly<Record<string, Shares>> = {
  songinokhairkhan: [100, 99, 98, 71],
  bayanzurkh: [100, 99, 98, 76],
  nalaikh: [99, 97, 95, 42],
  baganuur: [99, 98, 96, 38],
  bagakhangai: [98, 95, 91, 12],
};
const ofDistrict: Shares = [100, 100, 99, 88];

/** Aimags whose centre has no 5G yet. */
const later = new Set(['arkhangai', 'khuvsgul', 'bulgan', 'sukhbaatar-aimag']);
/** Aimags that are hardly more than their centre. */
const urban: Readonly<Record<string, Shares>> = {
  ub: [100, 99, 99, 82],
  orkhon: [100, 100, 99, 81],
  'darkhan-uul': [100, 100, 98, 74],
  govisumber: [99, 97, 94, 46],
};

/** A number of 0 to 99 that is always the same for a name, so that sums differ. */
const toSpread = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % 100;

function toSumShares(sum: Place, isCentre: boolean): Shares {
  if (isCentre) return [100, 99, 98, later.has(sum.parentId ?? '') ? 0 : 78];
  const spread = toSpread(sum.id);
  // Where a courier does not come, the network thins out as well.
  if (!sum.deliverable) return [72 + (spread % 20), 40 + (spread % 30), spread % 45, 0];
  return [92 + (spread % 8), 84 + (spread % 12), 68 + (spread % 27), 0];
}

function toAimagShares(aimag: Place): Shares {
  const spread = toSpread(aimag.id);
  const fifth = later.has(aimag.id) ? 0 : 22 + (spread % 14);
  return urban[aimag.id] ?? [95 + (spread % 5), 89 + (spread % 8), 79 + (spread % 15), fifth];
}

const generations: readonly Generation[] = ['2G', '3G', '4G', '5G'];

function toShares(place: Place): Shares {
  if (place.kind === 'DISTRICT') return ofDistricts[place.id] ?? ofDistrict;
  if (place.kind !== 'SUM') return toAimagShares(place);
  const [centre] = districts.filter(({ parentId }) => parentId === place.parentId);
  return toSumShares(place, centre?.id === place.id);
}

const toLevel = (percent: number) => (percent >= 95 ? 'FULL' : percent > 0 ? 'PART' : 'NONE');

/** The middle of its branches, where it has some. */
function toMiddle({ id }: Place): { lat: number | null; lng: number | null } {
  const own = branches.filter(({ districtId }) => districtId === id);
  if (own.length === 0) return { lat: null, lng: null };
  const mean = (at: 'lat' | 'lng') => {
    const sum = own.reduce((total, one) => total + (one[at] ?? 0), 0);
    return Math.round((sum / own.length) * 1000) / 1000;
  };
  return { lat: mean('lat'), lng: mean('lng') };
}

/** The capital, the aimags, their districts and sums. */
export const coverage: readonly CoverageArea[] = [...cities, ...districts].map((place) => ({
  id: place.id,
  nameMn: place.nameMn,
  nameEn: place.nameEn,
  parentId: place.parentId,
  kind: place.kind === 'KHOROO' || place.kind === 'BAG' ? null : place.kind,
  ...toMiddle(place),
  reach: toShares(place).map((percent, at) => ({
    generation: generations[at] ?? '2G',
    level: toLevel(percent),
    percent,
  })),
  planned: [...(plannedSites[place.id] ?? [])],
  updatedAt,
}));
