import * as places from '#contracts/content/places.ts';
import { orCapital, type Position } from '#domain/distance.ts';
import { settings } from '#env.ts';
import { mapRead } from '#lib/outcome.ts';
import { readAll } from './cache/read-cached.ts';

export const readCities = () => readAll(places.citiesContract);

/** Those below the parent: a service may ignore which it is asked for. */
const below = (parent: string) => (list: places.Place[]) =>
  list.filter(({ parentId }) => parentId === null || parentId === parent);

export const readDistricts = async (cityId: string) =>
  mapRead(await readAll(places.districtsContract, { cityId }), below(cityId));
export const readKhoroos = async (districtId: string) =>
  mapRead(await readAll(places.khoroosContract, { districtId }), below(districtId));

export const readBranches = () => readAll(places.branchesContract);

/** More than are shown, because the position is rounded to about ten kilometres, so that there are few cache keys. */
const nearbySize = 9;

/** A few branches, for pages that do not show all: those near the visitor, or in the capital (`orCapital`). */
export function readBranchesNear(position: Position | null) {
  const round = (degrees: number) => Math.round(degrees * 10) / 10;
  const { lat, lng } = orCapital(position);
  return readAll(places.branchesContract, { lat: round(lat), lng: round(lng), size: nearbySize });
}

/** Of one kind, or all: a service may ignore which kind it is asked for, or not say which kind a point is of. */
export const readTravelPoints = async (kind?: places.TravelPoint['kind']) =>
  mapRead(await readAll(places.travelPointsContract, { kind }), (points) =>
    points.filter((one) => kind === undefined || one.kind === kind || one.kind === 'OTHER'),
  );

/** The key of the maps service that draws the branches; undefined where the site draws them itself. */
export const mapsKey = (): string | undefined => settings().MAPS_KEY;
