import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { zones, type Zone } from './zones.ts';

/** `percent` is how far the country's rates lie from its zone's; packages cost the same in all of it. */
export type CountryRow = readonly [
  iso: string,
  nameMn: string,
  nameEn: string,
  zone: Zone,
  operators: readonly string[],
  percent: number,
];

function toRate(base: number, percent: number): number {
  return Math.round((base * (100 + percent)) / 1_000) * 10;
}

function toPackage(
  countryId: string,
  { gigabytes, days, price }: { gigabytes: number; days: number; price: number },
): RoamingCountry['packages'][number] {
  const mb = gigabytes * 1_024;
  return {
    id: `${countryId}-${mb}mb-${days}d`,
    nameMn: `Аялал ${days}`,
    nameEn: `Travel ${days}`,
    mb,
    days,
    price,
  };
}

export function toRoamingCountry(row: CountryRow): RoamingCountry {
  const [country, nameMn, nameEn, zone, operators, percent] = row;
  const id = country.toLowerCase();
  const { rates, packages } = zones[zone];
  return {
    id,
    country,
    nameMn,
    nameEn,
    zone,
    operators: [...operators],
    callHome: toRate(rates.callHome, percent),
    callLocal: toRate(rates.callLocal, percent),
    callIn: toRate(rates.callIn, percent),
    sms: toRate(rates.sms, percent),
    dataMb: toRate(rates.dataMb, percent),
    packages: packages.map((offer) => toPackage(id, offer)),
    updatedAt: '2026-11-02T02:00:00Z',
  };
}
