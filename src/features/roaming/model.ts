import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { localized } from '#i18n/localized.ts';
import type { Trip } from './estimate-trip.ts';

function toWhole(value: string | null, min: number, max: number, otherwise: number): number {
  const n = Number(value);
  return value && Number.isInteger(n) && n >= min && n <= max ? n : otherwise;
}

export function toTrip(query: URLSearchParams): Trip {
  return {
    days: toWhole(query.get('days'), 1, 90, 7),
    mb: toWhole(query.get('mb'), 1, 200_000, 3072),
  };
}

/** Countries whose name in either language contains the text, in the order of the reader's alphabet. */
export function findCountries(
  countries: readonly RoamingCountry[],
  text: string,
  locale: 'mn' | 'en',
): RoamingCountry[] {
  const collator = new Intl.Collator(locale);
  const wanted = text.trim().toLocaleLowerCase(locale);
  const name = (country: RoamingCountry) => localized(country, 'name', locale);
  return countries
    .filter(({ nameMn, nameEn }) =>
      `${nameMn} ${nameEn}`.toLocaleLowerCase(locale).includes(wanted),
    )
    .sort((a, b) => collator.compare(name(a), name(b)));
}
