import * as places from '#contracts/content/places.ts';
import { readAll } from './read-one.ts';

export const readCities = () => readAll(places.readCities);
export const readDistricts = (cityId: string) => readAll(places.readDistricts, { cityId });
export const readKhoroos = (districtId: string) => readAll(places.readKhoroos, { districtId });

export interface BranchFilter {
  cityId?: string | undefined;
  districtId?: string | undefined;
  service?: string | undefined;
}
export const readBranches = (filter: BranchFilter = {}) => readAll(places.readBranches, filter);

export const readTravelPoints = (kind?: places.TravelPoint['kind']) =>
  readAll(places.readTravelPoints, { kind });
