import type { CountryRow } from './to-roaming-country.ts';

export const americanCountries: readonly CountryRow[] = [
  ['US', 'Америкийн Нэгдсэн Улс', 'United States', 2, ['AT&T', 'T-Mobile'], 5],
  ['CA', 'Канад', 'Canada', 2, ['Rogers', 'Bell', 'Telus'], 10],
  ['MX', 'Мексик', 'Mexico', 3, ['Telcel', 'AT&T'], -5],
  ['BR', 'Бразил', 'Brazil', 3, ['Vivo', 'Claro', 'TIM'], 0],
  ['AR', 'Аргентин', 'Argentina', 3, ['Claro', 'Personal'], 5],
  ['CL', 'Чили', 'Chile', 3, ['Entel', 'Movistar'], 5],
  ['PE', 'Перу', 'Peru', 3, ['Claro', 'Entel'], 5],
  ['CO', 'Колумб', 'Colombia', 3, ['Claro', 'Tigo'], 10],
  ['CR', 'Коста-Рика', 'Costa Rica', 4, ['Kölbi', 'Liberty'], -10],
];
