import { toSearchText } from '#domain/search-folding.ts';

const SERIES = [
  'Nova',
  'Aero',
  'Zen',
  'Pulse',
  'Orbit',
  'Vega',
  'Lumen',
  'Atlas',
  'Sona',
  'Delta',
  'Prime',
  'Edge',
  'Flow',
  'Terra',
  'Halo',
  'Iris',
  'Altan',
  'Khan',
  'Tal',
  'Uul',
];
const SUFFIXES = ['', ' Pro', ' Max', ' Lite', ' Plus', ' Neo', ' SE', ' Ultra'];

const fold = (name: string) => ({ name, folded: toSearchText(name) });

/** What generated models are called, with a number between series and suffix. */
export const series = SERIES.map(fold);
export const suffixes = SUFFIXES.map(fold);
