import type { RoamingCountry } from '#contracts/content/roaming.ts';
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
