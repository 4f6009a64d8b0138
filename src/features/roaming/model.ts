import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { toSearchText } from '#domain/search-folding.ts';
import { localized } from '#i18n/localized.ts';
import type { Trip } from './estimate-trip.ts';

/** The longest trip that is estimated. */
export const maxDays = 90;
const usual: Trip = { days: 7, mb: 3072 };

function toWhole(value: string, max: number): number | null {
  const n = Number(value);
  return /^\d+$/.test(value.trim()) && n >= 1 && n <= max ? n : null;
}

export interface AskedTrip {
  /** As it was typed. */
  days: string;
  mb: number;
  /** Null where the days that were typed are no trip's. */
  trip: Trip | null;
}

/** The trip in the address, or a usual one. */
export function toTrip(query: URLSearchParams): AskedTrip {
  const days = query.get('days') ?? String(usual.days);
  const whole = toWhole(days, maxDays);
  const mb = toWhole(query.get('mb') ?? '', 200_000) ?? usual.mb;
  return { days, mb, trip: whole === null ? null : { days: whole, mb } };
}

/** Countries in the order of the reader's alphabet. */
export function sortCountries(
  countries: readonly RoamingCountry[],
  locale: 'mn' | 'en',
): RoamingCountry[] {
  const collator = new Intl.Collator(locale);
  const name = (country: RoamingCountry) => localized(country, 'name', locale);
  return countries.toSorted((a, b) => collator.compare(name(a), name(b)));
}

/** Its names in both languages, folded as what somebody types is. */
export const toFoldedNames = ({ nameMn, nameEn }: RoamingCountry): string =>
  toSearchText(`${nameMn} ${nameEn}`);

/** Where most people go, in this order. */
const destinations = ['CN', 'KR', 'JP', 'RU', 'TR', 'TH'];

export const listDestinations = (countries: readonly RoamingCountry[]): RoamingCountry[] =>
  destinations.flatMap((code) => countries.find(({ country }) => country === code) ?? []);

/** The least that data cost there: a package, or else a megabyte; null where the service does not say. */
export function toLeastPrice({
  packages,
  dataMb,
}: RoamingCountry): { kind: 'package' | 'mb'; mnt: number } | null {
  if (packages.length > 0) {
    return { kind: 'package', mnt: Math.min(...packages.map(({ price }) => price)) };
  }
  return dataMb === null ? null : { kind: 'mb', mnt: dataMb };
}
