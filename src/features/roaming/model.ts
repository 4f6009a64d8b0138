import type { RoamingCountry } from '#contracts/content/roaming.ts';

export interface Trip {
  days: number;
  mb: number;
}

export interface TripEstimate {
  /** Null where paying per megabyte is cheapest. */
  package: {
    id: string;
    nameMn: string;
    nameEn: string;
    mb: number;
    days: number;
    price: number;
  } | null;
  times: number;
  totalMnt: number;
  withoutPackageMnt: number;
}

/** The cheapest way to pay for a trip: one package, bought as often as needed, or by the megabyte. */
export function estimateTrip(country: RoamingCountry, trip: Trip): TripEstimate {
  const withoutPackageMnt = country.dataMb * trip.mb;
  let best: TripEstimate = {
    package: null,
    times: 1,
    totalMnt: withoutPackageMnt,
    withoutPackageMnt,
  };
  for (const bundle of country.packages) {
    const times = Math.max(Math.ceil(trip.days / bundle.days), Math.ceil(trip.mb / bundle.mb), 1);
    const totalMnt = times * bundle.price;
    if (totalMnt < best.totalMnt) best = { package: bundle, times, totalMnt, withoutPackageMnt };
  }
  return best;
}

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
  const name = (country: RoamingCountry) => (locale === 'en' ? country.nameEn : country.nameMn);
  return countries
    .filter(({ nameMn, nameEn }) =>
      `${nameMn} ${nameEn}`.toLocaleLowerCase(locale).includes(wanted),
    )
    .sort((a, b) => collator.compare(name(a), name(b)));
}
