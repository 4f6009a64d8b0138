import * as places from '#contracts/content/places.ts';
import type { Position } from '#domain/distance.ts';
import { readAll } from './cache/read-cached.ts';

export const readCities = () => readAll(places.readCities);
export const readDistricts = (cityId: string) => readAll(places.readDistricts, { cityId });
export const readKhoroos = (districtId: string) => readAll(places.readKhoroos, { districtId });

export const readBranches = () => readAll(places.readBranches);

/** More than are shown: the place is rounded to about ten kilometres, so that few questions are asked. */
const nearbySize = 9;

/** Some branches, the nearest ones where the place is known: a page that shows three needs no list of all. */
export function readBranchesNear(position: Position | null) {
  const round = (degrees: number) => Math.round(degrees * 10) / 10;
  return readAll(places.readBranches, {
    ...(position ? { lat: round(position.lat), lng: round(position.lng) } : {}),
    size: nearbySize,
  });
}

export const readTravelPoints = (kind?: places.TravelPoint['kind']) =>
  readAll(places.readTravelPoints, { kind });
