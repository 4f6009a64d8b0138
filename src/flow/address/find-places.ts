import type { Place } from '#contracts/content/places.ts';
import { settleRead } from '#lib/outcome.ts';
import { readCities, readDistricts, readKhoroos } from '#services/places.ts';

/** Where an address is, as it was chosen. */
export interface ChosenPlaces {
  cityId: string;
  districtId: string;
  khorooId: string;
}

/** City, district and khoroo; null where they do not exist, or do not belong together. */
export async function findPlaces({
  cityId,
  districtId,
  khorooId,
}: ChosenPlaces): Promise<readonly [Place, Place, Place] | null> {
  const reads = await Promise.all([readCities(), readDistricts(cityId), readKhoroos(districtId)]);
  const [cities, districts, khoroos] = await Promise.all(reads.map(settleRead));
  const city = cities?.ok ? cities.value.find(({ id }) => id === cityId) : undefined;
  const district = districts?.ok ? districts.value.find(({ id }) => id === districtId) : undefined;
  const khoroo = khoroos?.ok ? khoroos.value.find(({ id }) => id === khorooId) : undefined;
  return city && district && khoroo ? [city, district, khoroo] : null;
}

/** The address in both languages: its places, then what was typed. */
export function nameAddress(places: readonly Place[], typed: readonly string[]) {
  const own = typed.filter((part) => part !== '');
  const inWords = (name: 'nameMn' | 'nameEn') =>
    [...places.map((place) => place[name]), ...own].join(', ');
  return { textMn: inWords('nameMn'), textEn: inWords('nameEn') };
}
