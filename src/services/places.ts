import * as places from '#contracts/content/places.ts';
import type { Position } from '#domain/distance.ts';
import { readAll } from './cache/read-cached.ts';

export const readCities = () => readAll(places.citiesContract);
export const readDistricts = (cityId: string) => readAll(places.districtsContract, { cityId });
export const readKhoroos = (districtId: string) => readAll(places.khoroosContract, { districtId });

export const readBranches = () => readAll(places.branchesContract);

/** More than are shown, because the position is rounded to about ten kilometres, so that there are few cache keys. */
const nearbySize = 9;

/** A few branches, the nearest ones where the position is known, for pages that do not show all. */
export function readBranchesNear(position: Position | null) {
  const round = (degrees: number) => Math.round(degrees * 10) / 10;
  return readAll(places.branchesContract, {
    ...(position ? { lat: round(position.lat), lng: round(position.lng) } : {}),
    size: nearbySize,
  });
}

export const readTravelPoints = (kind?: places.TravelPoint['kind']) =>
  readAll(places.travelPointsContract, { kind });
