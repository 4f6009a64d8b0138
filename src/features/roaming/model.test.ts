import { expect, test } from 'vitest';
import type { RoamingCountry } from '#contracts/content/roaming.ts';
import { findCountries, toTrip } from './model.ts';

function countryOf(nameMn: string, nameEn: string): RoamingCountry {
  return {
    id: nameEn,
    country: 'XX',
    nameMn,
    nameEn,
    zone: 1,
    operators: [],
    callHome: 1000,
    callLocal: 500,
    callIn: 300,
    sms: 200,
    dataMb: 100,
    packages: [],
    updatedAt: null,
  };
}

test.each([
  ['', 7, 3072],
  ['days=3&mb=500', 3, 500],
  ['days=1&mb=1', 1, 1],
  ['days=90&mb=200000', 90, 200_000],
  ['days=%2030', 30, 3072],
  ['days=7&mb=x', 7, 3072],
])('toTrip when the query is "%s" is %i days and %i MB', (query, days, mb) => {
  expect(toTrip(new URLSearchParams(query)).trip).toEqual({ days, mb });
});

test.each(['0', '91', '999', '-1', '1.5', '', 'x', '1e1'])(
  'toTrip keeps what was typed, and is no trip, when the days are "%s"',
  (days) => {
    const query = new URLSearchParams({ days, mb: '500' });
    expect(toTrip(query)).toEqual({ days, mb: 500, trip: null });
  },
);

const countries = [
  countryOf('Япон', 'Japan'),
  countryOf('Үндэстэн', 'Nation'),
  countryOf('Унгар', 'Hungary'),
  countryOf('Өмнөд Африк', 'South Africa'),
  countryOf('Польш', 'Poland'),
  countryOf('Оман', 'Oman'),
  countryOf('Франц', 'France'),
  countryOf('Австри', 'Austria'),
];
const namesOf = (text: string, locale: 'mn' | 'en') =>
  findCountries(countries, text, locale).map((c) => (locale === 'mn' ? c.nameMn : c.nameEn));

test('findCountries sorts Ө after О and Ү after У when the language is Mongolian', () => {
  const order = 'Австри, Оман, Өмнөд Африк, Польш, Унгар, Үндэстэн, Франц, Япон';
  expect(namesOf('', 'mn').join(', ')).toBe(order);
});

test('findCountries sorts by English name when the language is English', () => {
  const order = 'Austria, France, Hungary, Japan, Nation, Oman, Poland, South Africa';
  expect(namesOf('', 'en').join(', ')).toBe(order);
});

test('findCountries finds a country when a part of its name in either language is given in any case', () => {
  expect(namesOf('  ӨМНӨД ', 'mn')).toEqual(['Өмнөд Африк']);
  expect(namesOf('japan', 'mn')).toEqual(['Япон']);
  expect(namesOf('ЯПОН', 'en')).toEqual(['Japan']);
  expect(namesOf('атлантид', 'mn')).toEqual([]);
});

test('findCountries leaves the given list unchanged when it sorts', () => {
  namesOf('', 'mn');
  expect(countries[0]?.nameMn).toBe('Япон');
});
