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

/** How often each package has to be bought for a trip; the cheapest way wins. */
export function estimateTrip(country: RoamingCountry, trip: Trip): TripEstimate {
  const withoutPackageMnt = country.dataMb * trip.mb;
  let best: TripEstimate = {
    package: null,
    times: 1,
    totalMnt: withoutPackageMnt,
    withoutPackageMnt,
  };
  for (const offer of country.packages) {
    const times = Math.max(Math.ceil(trip.days / offer.days), Math.ceil(trip.mb / offer.mb), 1);
    const totalMnt = times * offer.price;
    if (totalMnt < best.totalMnt) best = { package: offer, times, totalMnt, withoutPackageMnt };
  }
  return best;
}

function toWhole(value: string | null, least: number, most: number, otherwise: number): number {
  const n = Number(value);
  return value && Number.isInteger(n) && n >= least && n <= most ? n : otherwise;
}

export function toTrip(query: URLSearchParams): Trip {
  return {
    days: toWhole(query.get('days'), 1, 90, 7),
    mb: toWhole(query.get('mb'), 1, 200_000, 3072),
  };
}

/** Countries whose name in either language holds the words, in the order of the reader's alphabet. */
export function findCountries(
  countries: readonly RoamingCountry[],
  words: string,
  locale: 'mn' | 'en',
): RoamingCountry[] {
  const collator = new Intl.Collator(locale);
  const wanted = words.trim().toLocaleLowerCase(locale);
  const name = (country: RoamingCountry) => (locale === 'en' ? country.nameEn : country.nameMn);
  return countries
    .filter(({ nameMn, nameEn }) =>
      `${nameMn} ${nameEn}`.toLocaleLowerCase(locale).includes(wanted),
    )
    .sort((a, b) => collator.compare(name(a), name(b)));
}
