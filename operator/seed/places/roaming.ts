import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { africanCountries } from './roaming/africa.ts';
import { americanCountries } from './roaming/americas.ts';
import { asianCountries } from './roaming/asia.ts';
import { europeanCountries } from './roaming/europe.ts';
import { oceanianCountries } from './roaming/oceania.ts';
import { toRoamingCountry } from './roaming/to-roaming-country.ts';

export const roaming: readonly RoamingCountry[] = [
  ...asianCountries,
  ...europeanCountries,
  ...americanCountries,
  ...oceanianCountries,
  ...africanCountries,
].map(toRoamingCountry);
