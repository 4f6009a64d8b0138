import { expect, test } from 'vitest';
import { toMongolianUnits } from './mongolian-units.ts';

test.each([
  ['256 GB', '256 ГБ'],
  ['50 + 12 MP камер', '50 + 12 МП камер'],
  ['6.7″ OLED, 120Hz', '6.7″ OLED, 120Гц'],
  ['1 TB', '1 ТБ'],
  ['MP3 тоглуулагч', 'MP3 тоглуулагч'],
  ['Altai GB', 'Altai GB'],
  ['', ''],
])('%s is written %s in Mongolian', (text, written) => {
  expect(toMongolianUnits(text)).toBe(written);
});
