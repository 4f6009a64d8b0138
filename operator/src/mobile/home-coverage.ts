import type { HomeAddress, HomeCoverage } from '#contracts/mobile/home-internet.ts';

/** What an address answers. The last two are no answers: a service that fails, and one that takes its time. */
export type CoverageCase = HomeCoverage | 'fails' | 'is slow';

/** Every case occurs at some address, so that it can be tried: these buildings, in any khoroo. */
const byBuilding: Readonly<Record<string, CoverageCase>> = {
  404: { status: 'UNKNOWN', plannedFor: null },
  500: 'fails',
  800: 'is slow',
};

const planned: HomeCoverage = { status: 'PLANNED', plannedFor: '2027-06' };
const no: HomeCoverage = { status: 'NO', plannedFor: null };
const available: HomeCoverage = { status: 'AVAILABLE', plannedFor: null };

/** Towns outside the capital that have a network of their own. */
const connectedCentres = new Set(['darkhan-uul', 'orkhon']);
const farDistricts = new Set(['baganuur', 'bagakhangai']);
/** The khoroos with higher numbers lie at the edge of the city. */
const lastConnectedKhoroo = 20;

/** In the capital the network reaches the khoroos up to the twentieth; the others are planned. */
export function findCoverage({
  cityId,
  districtId,
  khorooId,
  building,
}: HomeAddress): CoverageCase {
  const special = byBuilding[building.trim()];
  if (special) return special;
  if (cityId !== 'ub') return connectedCentres.has(cityId) ? available : no;
  if (farDistricts.has(districtId)) return no;
  if (districtId === 'nalaikh') return planned;
  const khoroo = Number(/-(\d+)$/.exec(khorooId)?.[1] ?? Infinity);
  return khoroo <= lastConnectedKhoroo ? available : planned;
}
