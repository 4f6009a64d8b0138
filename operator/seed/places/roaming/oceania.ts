import type { CountryRow } from './to-roaming-country.ts';

export const oceanianCountries: readonly CountryRow[] = [
  ['AU', 'Австрали', 'Australia', 2, ['Telstra', 'Optus', 'Vodafone'], 5],
  ['NZ', 'Шинэ Зеланд', 'New Zealand', 2, ['One NZ', 'Spark'], 10],
  ['FJ', 'Фижи', 'Fiji', 4, ['Vodafone', 'Digicel'], 0],
];
