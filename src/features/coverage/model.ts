import type { CoverageArea, Generation, PlannedSite } from '#contracts/coverage/areas.ts';
import { type Position, toKilometresOf } from '#domain/distance.ts';
import { generations } from '#domain/generations.ts';
import { findAimag, isCapitalName, toBareName } from '#domain/mongolia-map.ts';
import { toPosition } from '#domain/position.ts';

export interface CoverageQuery {
  generation: Generation;
  cityId: string;
  districtId: string;
  /** Where the visitor said they are; used here only, never stored or sent on. */
  near: Position | null;
}

const isGeneration = (value: string): value is Generation =>
  (generations as readonly string[]).includes(value);

/** What the address asks for; unknown values are ignored. */
export function toCoverageQuery(query: URLSearchParams): CoverageQuery {
  const generation = query.get('g') ?? '';
  return {
    generation: isGeneration(generation) ? generation : '4G',
    cityId: (query.get('city') ?? '').slice(0, 64),
    districtId: (query.get('district') ?? '').slice(0, 64),
    near: toPosition(query.get('near')),
  };
}

/** Of a generation that a service does not name nothing is known, which is not said as no. */
export type Level = 'FULL' | 'PART' | 'NONE' | 'UNKNOWN';

export interface Reach {
  level: Level;
  percent: number | null;
}

/** From this share of the people on, an area is covered: the rest is a home in a valley. */
const fullPercent = 95;

/** How far a generation reaches in an area: what the service calls it, else what its share says. */
export function toReach(area: CoverageArea, generation: Generation): Reach {
  const found = area.reach.find((one) => one.generation === generation);
  const percent = found?.percent ?? null;
  if (found?.level) return { level: found.level, percent };
  if (percent === null) return { level: 'UNKNOWN', percent };
  return { level: percent >= fullPercent ? 'FULL' : percent > 0 ? 'PART' : 'NONE', percent };
}

/** The newest generation that reaches an area at all. */
export const findBest = (area: CoverageArea): Generation | undefined =>
  generations.findLast((one) => ['FULL', 'PART'].includes(toReach(area, one).level));

const isBelow = ({ kind, parentId }: CoverageArea) =>
  kind === 'DISTRICT' || kind === 'SUM' || (kind === null && parentId !== null);

const isCapital = ({ kind, nameMn }: CoverageArea) => kind === 'CITY' || isCapitalName(nameMn);

/** In the order of the alphabet, the capital first. */
export function sortAreas(areas: readonly CoverageArea[], locale: 'mn' | 'en'): CoverageArea[] {
  const { compare } = new Intl.Collator(locale);
  const toName = (area: CoverageArea) => (locale === 'en' ? area.nameEn : area.nameMn);
  return areas.toSorted(
    (a, b) => Number(isCapital(b)) - Number(isCapital(a)) || compare(toName(a), toName(b)),
  );
}

/** The capital and the aimags, and the capital's districts. */
export function splitAreas(areas: readonly CoverageArea[], locale: 'mn' | 'en') {
  const sorted = sortAreas(areas, locale);
  return {
    aimags: sorted.filter((one) => !isBelow(one)),
    districts: sorted.filter(({ kind }) => kind === 'DISTRICT'),
  };
}

/** The aimag, or the capital, of which the address or the position speaks. */
export function findCity(
  aimags: readonly CoverageArea[],
  { cityId, near }: CoverageQuery,
): CoverageArea | undefined {
  const chosen = aimags.find(({ id }) => id === cityId);
  if (chosen || !near) return chosen;
  const name = toBareName(findAimag(near) ?? '');
  return name === '' ? undefined : aimags.find((one) => toBareName(one.nameMn) === name);
}

/** Farther than this from the middle of a district or sum, it is not said to be the one. */
const nearKm = 25;

/** The district or sum of the city: the chosen one, else the one whose middle is nearest. */
export function findDistrict(
  districts: readonly CoverageArea[],
  { districtId, cityId, near }: CoverageQuery,
): CoverageArea | undefined {
  const chosen = districts.find(({ id }) => id === districtId);
  if (chosen || !near || cityId !== '') return chosen;
  const [nearest] = districts
    .map((area) => ({ area, km: toKilometresOf(area, near) ?? Infinity }))
    .toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km <= nearKm ? nearest.area : undefined;
}

export interface Planned extends PlannedSite {
  area: CoverageArea;
}

/** What opens this month or later, the soonest first; each site once, though an aimag and its sum both name it. */
export function listPlanned(areas: readonly CoverageArea[], today: string): Planned[] {
  const sites = new Map<string, Planned>();
  for (const area of areas) {
    for (const one of area.planned) {
      const key = [one.generation, one.opens, one.nameMn].join();
      if (one.opens >= today.slice(0, one.opens.length) && !sites.has(key)) {
        sites.set(key, { ...one, area });
      }
    }
  }
  return [...sites.values()].toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
}
