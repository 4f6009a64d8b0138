import type { CountryRow } from './to-roaming-country.ts';

export const africanCountries: readonly CountryRow[] = [
  ['EG', 'Египет', 'Egypt', 3, ['Vodafone', 'Orange', 'Etisalat'], 0],
  ['MA', 'Марокко', 'Morocco', 3, ['Maroc Telecom', 'Orange'], 5],
  ['TN', 'Тунис', 'Tunisia', 3, ['Ooredoo', 'Orange'], 10],
  ['ZA', 'Өмнөд Африк', 'South Africa', 3, ['Vodacom', 'MTN'], 5],
  ['KE', 'Кени', 'Kenya', 4, ['Safaricom', 'Airtel'], -10],
  ['TZ', 'Танзани', 'Tanzania', 4, ['Vodacom', 'Airtel'], 0],
  ['ET', 'Этиоп', 'Ethiopia', 4, ['Ethio Telecom'], 10],
  ['NG', 'Нигери', 'Nigeria', 4, ['MTN', 'Airtel'], 0],
  ['GH', 'Гана', 'Ghana', 4, ['MTN', 'Telecel'], 5],
];
