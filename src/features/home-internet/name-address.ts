import type { HomeAddress } from '#contracts/mobile/home-internet.ts';
import { settleRead } from '#lib/outcome.ts';
import { readCities, readDistricts, readKhoroos } from '#services/places.ts';

/** The address in both languages; null where its places do not exist or do not belong together. */
export async function nameAddress({
  cityId,
  districtId,
  khorooId,
  building,
  apartment,
}: HomeAddress): Promise<{ textMn: string; textEn: string } | null> {
  const reads = await Promise.all([readCities(), readDistricts(cityId), readKhoroos(districtId)]);
  const [cities, districts, khoroos] = await Promise.all(reads.map(settleRead));
  const places = [
    cities?.ok ? cities.value.find(({ id }) => id === cityId) : undefined,
    districts?.ok ? districts.value.find(({ id }) => id === districtId) : undefined,
    khoroos?.ok ? khoroos.value.find(({ id }) => id === khorooId) : undefined,
  ];
  if (places.some((place) => place === undefined)) return null;
  const own = [building, apartment].filter((part) => part !== '');
  const inWords = (name: 'nameMn' | 'nameEn') =>
    [...places.map((place) => place?.[name] ?? ''), ...own].join(', ');
  return { textMn: inWords('nameMn'), textEn: inWords('nameEn') };
}
